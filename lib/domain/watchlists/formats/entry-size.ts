import type { ListedEntity } from '@/lib/domain/screening/schema';

// In characters. The maximum values in real lists: a name of 324, another text of 1,504, an entry of 8,430,
// and 96 names in one entry. Much larger values cannot be names: a file of 9 MB within these limits kept an
// import, and every later index build, busy.
const maxId = 500;
const maxName = 2_000;
const maxText = 100_000;
const maxEntry = 1_000_000;
const maxNames = 5_000;

const count = (n: number) => n.toLocaleString('en');
const idOf = (id: string) => id.slice(0, 40);

/** Why the name is too large, or null. */
export const nameFault = (id: string, name: string): string | null =>
  tooLong(`a name of the entry ${idOf(id)}`, name.length, maxName);

/** Why a text other than a name is too large, or null. */
export const textFault = (id: string, text: string): string | null =>
  tooLong(`a text of the entry ${idOf(id)}`, text.length, maxText);

/** Why an entry is too large, or null. */
export function sizeFault(entity: ListedEntity): string | null {
  const { list_entry_id: id, primary_name: primary, names, ...others } = entity;
  const listed = [primary, ...names.map(({ name }) => name)];
  const texts = textsIn(others);
  const whole = [...listed, ...texts].reduce((sum, { length }) => sum + length, 0);
  return (
    tooLong(`the id ${idOf(id)}…`, id.length, maxId) ??
    firstOf(listed, (name) => nameFault(id, name)) ??
    firstOf(texts, (text) => textFault(id, text)) ??
    tooMany(id, names.length) ??
    tooLong(`the entry ${idOf(id)}`, whole, maxEntry)
  );
}

function tooLong(what: string, length: number, max: number): string | null {
  return length > max ? `${what} has ${count(length)} characters, and at most ${count(max)} are read` : null;
}

function tooMany(id: string, names: number): string | null {
  if (names <= maxNames) return null;
  return `the entry ${idOf(id)} has ${count(names)} names, and at most ${count(maxNames)} are read`;
}

function firstOf(texts: readonly string[], faultOf: (text: string) => string | null): string | null {
  for (const text of texts) {
    const fault = faultOf(text);
    if (fault) return fault;
  }
  return null;
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
