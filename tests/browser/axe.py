"""Axe, the checker of accessibility, on a page."""

from pathlib import Path

from playwright.sync_api import Page

SCRIPT = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
# The rule of regions takes the longest and is never serious.
SERIOUS = """async () => {
    const { violations } = await axe.run(document, {
        resultTypes: ["violations"], preload: false, rules: { region: { enabled: false } },
    });
    return violations
        .filter(({ impact }) => impact === "serious" || impact === "critical")
        .map(({ id, nodes }) => `${id}: ${nodes.slice(0, 3).map(({ html }) => html.slice(0, 200)).join(" | ")}`);
}"""


def faults(page: Page) -> list[str]:
    """What is serious or critical on this page, with a few places of each."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(f"() => {{ {SCRIPT.read_text(encoding='utf-8')} }}")
    return list(page.evaluate(SERIOUS))
