/** Where bots think: one question after another, each answered as JSON, or with nothing if there is no answer. */
import { boot } from "./boot";

type Answer = (way: string, question: string) => string;

export interface Asked {
  id: number;
  way: string;
  question: string;
}

const ready = boot(() => undefined).then(
  (python) => (python.pyimport("serai.page.thinking") as { answer: Answer }).answer,
);

onmessage = async ({ data: { id, way, question } }: MessageEvent<Asked>) => {
  let said = "";
  try {
    said = (await ready)(way, question);
  } catch (error) {
    console.error(error);
  }
  postMessage({ id, said });
};
