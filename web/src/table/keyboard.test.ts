import { beforeEach, expect, it } from "vitest";
import { chooseByKey } from "./keyboard";

/** A mat with buttons at these places, by their names. */
function mat(places: Record<string, [x: number, y: number]>): void {
  document.body.innerHTML = `<main><div data-mat></div><input><dialog></dialog></main>`;
  for (const [name, [x, y]] of Object.entries(places)) {
    const button = document.createElement("button");
    button.id = name;
    button.getBoundingClientRect = () => new DOMRect(x, y, 10, 10);
    Object.defineProperty(button, "offsetParent", { value: document.body });
    document.querySelector("[data-mat]")!.append(button);
  }
}

function key(
  pressed: string,
  on: Element = document.activeElement ?? document.body,
  more: KeyboardEventInit = {},
): KeyboardEvent {
  const event = new KeyboardEvent("keydown", { key: pressed, bubbles: true, cancelable: true, ...more });
  on.addEventListener("keydown", (heard) => chooseByKey(heard as KeyboardEvent), { once: true });
  on.dispatchEvent(event);
  return event;
}

function button(id: string): HTMLButtonElement {
  return document.querySelector<HTMLButtonElement>(`#${id}`)!;
}

beforeEach(() => mat({ centre: [50, 50], right: [80, 52], far: [300, 50], below: [55, 90] }));

it("goes to the nearest thing in the direction of an arrow", () => {
  button("centre").focus();
  expect(key("ArrowRight").defaultPrevented).toBe(true);
  expect(document.activeElement?.id).toBe("right");
  key("ArrowRight");
  expect(document.activeElement?.id).toBe("far");
  button("centre").focus();
  key("ArrowDown");
  expect(document.activeElement?.id).toBe("below");
});

it("stays where nothing lies ahead, and begins at the first thing", () => {
  button("centre").focus();
  key("ArrowUp");
  expect(document.activeElement?.id).toBe("centre");
  button("centre").blur();
  key("ArrowRight", document.body);
  expect(document.activeElement?.id).toBe("centre");
});

it("presses the choice of a digit, unless it is typed into a field or with another key", () => {
  let pressed = 0;
  button("far").dataset.choice = "3";
  button("far").addEventListener("click", () => (pressed += 1));
  key("3", document.body);
  key("4", document.body);
  key("3", document.querySelector("input")!);
  key("3", document.querySelector("dialog")!);
  key("3", document.body, { ctrlKey: true });
  expect(pressed).toBe(1);
});
