"""The house as a place on the web: its policy, its shell without a line, its manifest, its way back."""

from playwright.sync_api import Browser, expect

from tests.browser.hands import open_table
from tests.browser.place import device
from tests.conftest import Person


def test_pages_allow_no_script_or_style_that_is_not_a_file_of_the_house(person: Person, address: str):
    page = person(path=None)
    answer = page.goto(address)
    assert answer is not None
    policy = dict(part.strip().split(" ", 1) for part in answer.headers["content-security-policy"].split(";"))
    assert policy["script-src"] == "'self' 'wasm-unsafe-eval'"
    assert policy["default-src"] == "'none'"
    assert "unsafe" not in answer.headers["content-security-policy"].replace("'wasm-unsafe-eval'", "")


def test_the_house_can_be_installed(person: Person):
    page = person()
    tools = page.context.new_cdp_session(page)
    manifest = tools.send("Page.getAppManifest")
    assert manifest["errors"] == []
    assert '"display"' in manifest["data"]
    faults = {each["errorId"] for each in tools.send("Page.getInstallabilityErrors")["installabilityErrors"]}
    assert faults <= {"in-incognito"}  # a test's window is always private


def test_the_shell_is_there_without_a_line(browser: Browser, address: str):
    context = device(browser, keeps_shell=True)
    page = context.new_page()
    page.goto(address)
    page.evaluate("() => navigator.serviceWorker.ready.then(() => null)")
    page.reload()  # now the worker stands between, and keeps the shell
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    page.wait_for_selector("[data-screen=lobby] article")
    context.set_offline(True)
    page.reload()
    expect(page.locator("[data-screen=lobby] h1")).to_be_visible()
    context.close()


def test_a_name_with_markup_is_only_a_name(person: Person):
    name = "<b onclick=alert(1)>Anna</b>"
    page = person(name)
    open_table(page, "sultan", ["me", "open"])
    expect(page.locator('[data-seat="0"] .who b')).to_contain_text(name)


def test_what_is_chosen_in_one_tab_counts_in_the_other(person: Person, address: str):
    page = person()
    other = page.context.new_page()
    other.goto(address)
    expect(other.locator("html")).to_have_attribute("lang", "en")
    page.locator("[data-language=hu]").click()
    page.locator("[data-theme-switch]").click()
    expect(other.locator("html")).to_have_attribute("lang", "hu")
    expect(other.locator("html")).to_have_attribute("data-theme", "dark")
