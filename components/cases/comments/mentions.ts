export interface Mentionable {
  token: string;
  name: string;
}

/** The text between the @ and the caret; undefined without an @. */
export function mentionBefore(text: string, caret: number): string | undefined {
  const found = /(?:^|\s)@([^@\n]{0,40})$/u.exec(text.slice(0, caret));
  return found?.[1];
}

/** The people whose name, or a word of it, starts with the text. */
export function suggestionsFor(typed: string, people: readonly Mentionable[]): Mentionable[] {
  const sought = typed.toLocaleLowerCase();
  return people
    .filter(({ name }) => {
      const lower = name.toLocaleLowerCase();
      return lower.startsWith(sought) || lower.split(/\s+/).some((word) => word.startsWith(sought));
    })
    .slice(0, 6);
}

/** The text with the full name, and the caret after it. */
export function completed(text: string, caret: number, name: string): { text: string; caret: number } {
  const typed = mentionBefore(text, caret) ?? '';
  const start = caret - typed.length;
  return { text: `${text.slice(0, start)}${name} ${text.slice(caret)}`, caret: start + name.length + 1 };
}

export type CommentPart = { kind: 'text' | 'mention'; text: string };

/** A comment in parts, so that mentioned names can be highlighted. */
export function partsOf(body: string, mentioned: readonly Mentionable[]): CommentPart[] {
  const parts: CommentPart[] = [];
  let rest = body;
  while (rest) {
    const next = mentioned
      .map(({ name }) => ({ name: `@${name}`, at: rest.indexOf(`@${name}`) }))
      .filter(({ at }) => at >= 0)
      .toSorted((a, b) => a.at - b.at || b.name.length - a.name.length)[0];
    if (!next) return [...parts, { kind: 'text', text: rest }];
    if (next.at > 0) parts.push({ kind: 'text', text: rest.slice(0, next.at) });
    parts.push({ kind: 'mention', text: next.name });
    rest = rest.slice(next.at + next.name.length);
  }
  return parts;
}

/** The tokens of the people whom a text mentions as `@Name`. */
export function mentionedIn(text: string, people: readonly Mentionable[]): string[] {
  const names = partsOf(text, people).flatMap(({ kind, text: name }) => (kind === 'mention' ? [name] : []));
  return people.filter(({ name }) => names.includes(`@${name}`)).map(({ token }) => token);
}
