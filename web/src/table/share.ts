/** A finished game to pass on: its record is published, and the server draws its result. */
import { api, ask } from "../house/api";
import { remember } from "../house/my-tables";
import type { UploadedRecord } from "../wire";

const WIDTH = 1200;
const HEIGHT = 630;

export interface Shared {
  /** Where everybody can watch the game. */
  link: string;
  /** The drawn result, as an address that pictures can have. */
  picture: string;
}

/** From now on whoever has the link can watch the game, with these names; this device remembers it, and may delete it. */
export async function publish(table: string, game: string, names: string[], language: string): Promise<Shared> {
  const record = { ...(await api.record(table)), names };
  const { table: id } = await ask<UploadedRecord>("POST", "/api/records", record);
  remember(id, game);
  const drawn = await (await fetch(`/api/records/${id}/card.svg?lang=${language}`)).text();
  return {
    link: new URL(`/replay/${id}`, location.origin).href,
    picture: `data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawn)}`,
  };
}

/** The same picture as a PNG: every program can show that. */
export async function asPng(picture: string): Promise<Blob> {
  const image = new Image(WIDTH, HEIGHT);
  image.src = picture;
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width: WIDTH, height: HEIGHT });
  canvas.getContext("2d")!.drawImage(image, 0, 0, WIDTH, HEIGHT);
  return new Promise((resolve, refuse) =>
    canvas.toBlob((png) => (png ? resolve(png) : refuse(new Error("no picture")))),
  );
}

/** Hand a file to whoever looks at the page. */
export function save(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  Object.assign(document.createElement("a"), { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
