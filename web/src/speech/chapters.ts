/** The chapters of a rulebook, as the file of its rules is written: the TypeScript twin of `serai.text.chapters`. */

export interface Section {
  /** The first rules of a chapter may stand without a title of their own. */
  name: string | null;
  rules: string[];
}

export interface Chapter {
  name: string | null;
  sections: Section[];
}

export function chaptersOf(text: string): Chapter[] {
  const found: Chapter[] = [{ name: null, sections: [] }];
  for (const [, kind, name = ""] of text.matchAll(/^(chapter|section|rule)-([\w-]+) *=/gm)) {
    const { sections } = found.at(-1)!;
    if (kind === "chapter") found.push({ name, sections: [] });
    else if (kind === "section") sections.push({ name, rules: [] });
    else {
      if (sections.length === 0) sections.push({ name: null, rules: [] });
      sections.at(-1)!.rules.push(name);
    }
  }
  return found.filter(({ sections }) => sections.length > 0);
}
