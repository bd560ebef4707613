/** Asks the bots' worker: the most urgent question first, each for so long; a worker that is stuck is replaced. */
import type { Asked } from "./bot.worker";

const LOADING = 60_000; // milliseconds for the first answer of a worker, which has to load
const THINKING = 20_000;

interface Waiting extends Asked {
  urgency: number;
  answer: (said: string) => void;
}

export class Bots {
  private worker: Worker | null = null;
  private waiting: Waiting[] = [];
  private asked: Waiting | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private last = 0;
  private hasAnswered = false;

  /** Begin to load before anybody waits for it. */
  wake(): Worker {
    this.worker ??= this.begun();
    return this.worker;
  }

  ask = (way: string, question: string, urgency: number): Promise<string> =>
    new Promise((answer) => {
      this.waiting.push({ id: ++this.last, way, question, urgency, answer });
      this.waiting.sort((one, other) => one.urgency - other.urgency || one.id - other.id);
      this.next();
    });

  private begun(): Worker {
    const worker = new Worker(new URL("./bot.worker.ts", import.meta.url), { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<{ id: number; said: string }>) => this.hear(data.id, data.said);
    worker.onerror = () => this.giveUp();
    this.hasAnswered = false;
    return worker;
  }

  private next(): void {
    const asked = this.asked ? undefined : this.waiting.shift();
    if (!asked) return;
    this.asked = asked;
    this.timer = setTimeout(() => this.giveUp(), this.hasAnswered ? THINKING : LOADING);
    const { id, way, question } = asked;
    this.wake().postMessage({ id, way, question });
  }

  private hear(id: number, said: string): void {
    if (this.asked?.id !== id) return;
    clearTimeout(this.timer);
    this.hasAnswered = true;
    this.asked.answer(said);
    this.asked = null;
    this.next();
  }

  private giveUp(): void {
    this.worker?.terminate();
    this.worker = null;
    if (this.asked) this.hear(this.asked.id, "");
  }
}
