/** Sounds: short and soft, made by the browser itself; silent when sound is off. */
import type { EventMessage } from "../messages";

export function sound(events: EventMessage[], yourTurn: boolean): void {
  void events;
  void yourTurn;
}
