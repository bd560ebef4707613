"""Every language says everything that the house has to say; the words of games are tested by the contract suite."""

import ast
import re
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

import serai
from serai.core.errors import Refusal, SeraiError
from serai.games import find_game
from serai.testing.messages import differences, messages, slips, variables
from serai.testing.sources import calls, refusals
from serai.text import LANGUAGES, Speech
from serai.text.speech import game_words, house_words, lesson_words, rule_words, speaks

SOURCE = Path(str(files("serai")))
FILES = ["house", "learn", "arena", "web", "table"]

in_every_language = pytest.mark.parametrize("language", LANGUAGES)
for_every_game = pytest.mark.parametrize("game", serai.games())


# the files against each other


@in_every_language
@pytest.mark.parametrize("name", FILES)
def test_files_have_no_errors_and_no_key_twice(language, name):
    assert slips(house_words(language, name)) == []


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
@pytest.mark.parametrize("name", FILES)
def test_every_language_has_every_key_with_the_same_variables(language, name):
    assert differences(house_words("en", name), house_words(language, name)) == []


def test_the_comparison_sees_a_variable_that_is_missing_or_hidden_in_another_message():
    parsed = messages("a = { $x } { b }\nb = { $y_number }\nc = { $x }\n")
    assert variables(parsed["a"], parsed) == {"x", "y"}
    assert variables(parsed["c"], parsed) == {"x"}
    assert differences("a = { $x }\nb = B", "a = { $y }\nc = C") == ["b", "c", "a: other arguments"]


def test_the_reading_sees_a_slip_and_a_key_that_comes_twice():
    assert slips("a = A\na = B\nb = { $\n")[-1] == "a"
    assert len(slips("a = A\na = B\nb = { $\n")) == 2


@for_every_game
def test_our_games_speak_every_language(game):
    assert all(speaks(find_game(game), language) for language in LANGUAGES)


def test_every_message_asked_for_by_name_in_the_source_is_known():
    texts = [house_words("en", "house"), house_words("en", "arena")]
    texts += [game_words("en", find_game(game)) for game in serai.games()]
    known = {key for text in texts for key in messages(text)}
    asked = [
        call.args[0]
        for call in calls(SOURCE)
        if isinstance(call.func, ast.Attribute) and call.args and call.func.attr == "say"
    ]
    keys = {key.value for key in asked if isinstance(key, ast.Constant)}
    assert "seat-name" in keys
    assert keys - known == set()


@in_every_language
@for_every_game
def test_the_reasons_of_the_house_are_known_in_every_game(language, game):
    reasons = {refusal.reason for refusal in refusals(SOURCE / "play")}
    assert {"game_over", "other_game"} <= reasons
    for reason in reasons:
        said = Speech(language).say(f"reason-{reason}")
        assert Speech(language, find_game(game)).refusal(Refusal("", reason)) == said


@in_every_language
def test_the_reasons_of_the_kernel_have_a_sentence_of_the_house_and_give_it_what_it_needs(language):
    spoken = messages(house_words(language, "house"))
    found = list(refusals(SOURCE / "core"))
    assert {refusal.reason for refusal in found} == {"other_decision", "no_such_seat"}
    for refusal in found:
        assert variables(spoken[f"reason-{refusal.reason}"], spoken) <= (refusal.details or frozenset())


# faults that came back once and shall not again

FORBIDDEN = {
    "hu": {
        "aranyfaz": "aranyüst is the rulebook's word",
        "aranykup": "a pot is no cup",
        "kesi": "keshi",
        "robot": "bot",
        "gépi": "bot",
        "könnyű gép": "bot",
        "csapat": "pár is the rulebook's word",
        "belekevered": "visszakevertük",
        "figur": "bábu is the rulebook's word",
        "startra": "kezdőmező is the rulebook's word",
        "túllép": "átlép is the rulebook's word",
        "városrész": "kerület is the rulebook's word",
        "véletlenül (húzott|választott)": "that is by accident: véletlenszerűen",
        "lerakhatsz": "what is forced is not allowed: lerakod",
        "kell legyen": "kell lennie",
        "Ketten mindenki": "Két játékos esetén mindenki",
        "Vegyél fel": "a card is chosen: válassz",
        "egyet befejezve": "mindegyiket befejezve, mielőtt",
        "senkiéi": "nem tartoznak senkihez",
        "jogosult lett volna": "végre lehetett volna hajtani",
        "minden kéz elfogy": "senkinek sincs lap a kezében",
        "a teljes kezed": "a kezedben lévő összes lapot",
        "(egészül ki a kezed|kezed\\w* .*egészül ki)": "a lapjaidat egészíted ki",
        "összesen most": "most összesen",
        "amit lehetett volna": "amit te elvihettél volna",
        "értékkel nem": "értékű lappal nem",
        "számolódnak": "számoljuk össze őket",
        "legtöbb holtverseny": "holtversenynél",
        "elvett söprés": "az elmulasztott söprésért",
        "lap söprésé": "az utolsó lappal végzett söprésért",
        "Egy színből a sok": "bónusz az egyszínű drágakövekért",
        "gyenge a kezed": "gyengék a lapjaid",
        "hely\\(ek\\)": "lap is the rulebook's word",
    },
    "he": {
        "שוויון": "שיוויון is the rulebook's spelling",
        "כללים": "חוקים",
        "בכלל הבא": "חוק",
        "ב־(שתי|שני|שלוש|שלושה)\\b": "without a hyphen before a word",
        "כד הזהב": "סיר הזהב",
        "שנזכו": "שזכו בהם",
        "תיקו": "שיוויון is the rulebook's word",
        "[ובהלכמש]{0,3}קש(י|ים)\\b": "that reads hard and straws: קאשי",
        "[ובהלכמש]{0,2}אפקט": "השפעה",
        "אינם מוצאים": "that reads don't find: אין מוציאים אותם",
        "בכל סיבוב (שרוצים|הגזרות)": "that reads every round",
        "נלקחו קאשי": "one is taken: נלקח",
        "ובכל סיבוב\\b": "that reads every round",
        "נקודה אחת במקום[.,;]": "in place of what? במקום תנועה",
        "רשאי גם לא": "מותר לא",
        "לזכות שוב": "להביא נקודות שוב",
        "פרט לחוק": "אלא אם משחקים לפי החוק",
        "סיבוב הכרעה": "סבב שובר שיוויון",
        "זה לא התור": "זה לא תורך",
        "היד מושלמת": "that reads perfect: משלימים את היד",
        "(בחשיבה|בקריאה)\\b": "חושבים, נקרא",
        "תנועת חלקים": "הנפשה",
        # one register: infinitives and nouns, the reader as -ך
        "(של|ל|את|לפני|אצל|עבור)כם\\b": "שלך, or without",
        "אתם\\b": "without a person",
        "(בחרו|קחו|הניחו|סובבו|הפעילו|קנו|השיגו|החזירו|בצעו|השתמשו|שחקו|החליפו|העבירו|חשפו)\\b": "an infinitive",
        "(אספו|הוסיפו|ותרו|סיימו|עצרו|הקישו|לחצו|הקלידו)\\b": "an infinitive",
    },
}
HUNGARIAN_ARTICLE = re.compile(r"\b[aA] (?:1|5|5\d)(?!\d)[ .-]")
UNCHOSEN_ARTICLE = re.compile(
    r"^(?! *\*?\[).*\b[aA]z? \{ \$\w+ \}[.-]", re.MULTILINE
)  # before any number that may come
KEY = re.compile(r"^[\w-]+ =", re.MULTILINE)


def all_words(language: str) -> dict[str, str]:
    """Every file of words of the house and of the games."""
    found = {name: house_words(language, name) for name in FILES}
    for game in map(find_game, serai.games()):
        found |= {game.name: game_words(language, game), f"rules of {game.name}": rule_words(language, game)}
        if files(game.package).joinpath("lessons").is_dir():
            found[f"lessons of {game.name}"] = lesson_words(language, game)
    return found


def test_a_hebrew_round_of_treasures_is_what_its_rulebook_calls_it():
    assert "סיבוב" not in all_words("he")["treasures"]
    assert "סבב" in all_words("he")["treasures"]


@pytest.mark.parametrize("language", FORBIDDEN)
@pytest.mark.parametrize("name", all_words("en"))
def test_no_word_is_used_that_the_rulebooks_do_not_use(language, name):
    text = KEY.sub("", all_words(language)[name])
    said = [f"{word} ({why})" for word, why in FORBIDDEN[language].items() if re.search(rf"\b{word}", text)]
    assert said == []


@pytest.mark.parametrize("name", all_words("en"))
def test_hungarian_numbers_that_begin_with_a_vowel_take_the_longer_article(name):
    assert HUNGARIAN_ARTICLE.findall(all_words("hu")[name]) == []
    assert UNCHOSEN_ARTICLE.findall(all_words("hu")[name]) == []


def test_the_search_for_articles_sees_those_before_a_number_that_may_be_any():
    assert UNCHOSEN_ARTICLE.findall("a = vedd a { $number }. lapot\n") == ["a = vedd a { $number }."]
    assert UNCHOSEN_ARTICLE.findall("a = vedd { $number ->\n    [1] az 1.\n   *[other] a { $number }.\n }") == []


@pytest.mark.parametrize(
    ("language", "key", "said"),
    [
        ("he", "column-rule", "חוק"),
        ("he", "lesson-seat-1", "הפונדקאי"),
        ("he", "lesson-seat-2", "הנוסע"),
    ],
)
def test_people_and_rules_are_called_what_they_are(language, key, said):
    texts = "\n".join(house_words(language, name) for name in FILES)
    assert re.search(rf"^{key} = {said}$", texts, re.MULTILINE)


def test_a_hungarian_move_loses_what_it_does_not_sell():
    method = next(line for line in house_words("hu", "arena").splitlines() if line.startswith("report-analysis-method"))
    assert "elveszít" in method and not re.search(r"\belad", method)


# slips


def test_an_unknown_language_is_refused_with_those_there_are():
    with pytest.raises(SeraiError, match=r"'de'.*en, hu, he"):
        Speech("de")


@pytest.mark.parametrize("game", ["chess", "../house", "", "rules/..", "house/../house"])
def test_an_unknown_game_is_refused(game):
    with pytest.raises(SeraiError, match="unknown game"):
        Speech("en", find_game(game))


def test_an_unknown_key_a_missing_argument_and_a_missing_help_are_refused():
    speech = Speech("en")
    with pytest.raises(SeraiError, match="no message 'no-such-key'"):
        speech.say("no-such-key")
    with pytest.raises(SeraiError, match="number"):
        speech.say("seat-name")
    with pytest.raises(SeraiError, match="help"):
        speech.formatted("seat-name", "help", {})


def test_the_house_alone_has_no_rules():
    with pytest.raises(SeraiError, match="rules"):
        Speech("en").rules()


# how it sounds


def test_hebrew_writes_a_hyphen_between_and_and_a_number():
    assert Speech("he").joined([1, 4, 9]) == "1, 4 ו-9"
    assert Speech("en").joined([]) == "none"
    assert Speech("en").joined(["one"]) == "one"
    assert Speech("en").joined(["one", "two"]) == "one and two"


def test_a_seat_has_a_name_or_its_number_from_one():
    assert Speech("en").seat(1, ["Anna", "Béla"]) == "Béla"
    assert Speech("hu").seat(1) == "2. hely"
    assert Speech("en").seat(-1) == "nobody"


def test_words_of_other_shapes_fall_back_to_what_they_are():
    speech = Speech("en")
    assert speech.word("", ["A1", "B2", 3], None) == "A1, B2 and 3"
    assert speech.word("", {"a": "red", "b": 2}, None) == "red and 2"
    assert speech.word("", None, None) == "nothing"
    assert speech.word("rainbow", "studio:0:3", None) == "studio:0:3"


def test_an_id_of_several_parts_is_said_with_its_owner():
    speech = Speech("en")
    speech.bundle = FluentBundle(["en"], use_isolating=False)
    speech.bundle.add_resource(FluentResource("rainbow-studio = rainbow { $second_number } of { $owner }"))
    assert speech.word("rainbow", "studio:1:3", ["Anna", "Béla"]) == "rainbow 4 of Béla"


def test_words_are_isolated_on_request():
    assert Speech("he", isolate=True).say("turn", name="Anna") == "התור של \u2068Anna\u2069."
    assert Speech("he").say("turn", name="Anna") == "התור של Anna."
    assert Speech("he").right_to_left and not Speech("hu").right_to_left
