"""Axe, the checker of accessibility, on a page."""

from pathlib import Path

from playwright.sync_api import Page

SCRIPT = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
# The rule of regions takes the longest and is never serious.
# A log is long: of lines that differ only in words, numbers and pictures one is looked at, the others are taken out.
SERIOUS = """async () => {
    const forms = new Set();
    const formOf = (line) => {
        const bare = line.cloneNode(true);
        for (const picture of bare.querySelectorAll("[aria-hidden=true]")) picture.replaceChildren();
        return bare.outerHTML.replace(/>[^<]+</g, "><").replace(/ (aria-label|title|data-rule)="[^"]+"/g, " $1");
    };
    const isTwin = (line) => forms.size === forms.add(formOf(line)).size;
    const twins = [...document.querySelectorAll("[data-log] [data-event]")].filter(isTwin);
    const places = twins.map(() => document.createComment(""));
    twins.forEach((twin, number) => twin.replaceWith(places[number]));
    const { violations } = await axe.run(document, {
        resultTypes: ["violations"], preload: false, rules: { region: { enabled: false } },
    });
    places.forEach((place, number) => place.replaceWith(twins[number]));
    return violations
        .filter(({ impact }) => impact === "serious" || impact === "critical")
        .map(({ id, nodes }) => `${id}: ${nodes.slice(0, 3).map(({ html }) => html.slice(0, 200)).join(" | ")}`);
}"""


def faults(page: Page) -> list[str]:
    """What is serious or critical on this page, with a few places of each."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(f"() => {{ {SCRIPT.read_text(encoding='utf-8')} }}")
    return list(page.evaluate(SERIOUS))
