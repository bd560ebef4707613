/** What a seat has done or has still to do in this round, in a few words. */
import type { Speech } from "../../speech/speech";
import { draftWords } from "./answerWords";
import type { BoardView, MarrakeshView } from "./shapes";

const [CHOOSE, DRAFT, ASSISTANTS] = [1, 2, 3];

export function doing(view: MarrakeshView, of: number, speech: Speech): string | null {
  const board = view.seats[of];
  if (board === undefined || view.actor === of) return null;
  return inPhase(view, board, speech) ?? speech.say("mat-seat-final", { points: board.final });
}

function inPhase(view: MarrakeshView, board: BoardView, speech: Speech): string | null {
  if (view.round_phase === CHOOSE && view.phase === "choose_keshis")
    return speech.say(board.has_chosen ? "mat-seat-chosen" : "mat-seat-choosing");
  const taken = board.done.findLast(({ verb }) => verb === "draft")?.colours;
  if (view.round_phase === DRAFT && taken) return speech.say("mat-seat-took", { what: draftWords(taken, speech) });
  if (view.round_phase === ASSISTANTS) {
    const count = Object.values(board.assistants).reduce((sum, each) => sum + each, 0);
    return speech.say("mat-seat-assistants", { count });
  }
  return null;
}
