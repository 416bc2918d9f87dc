/** Splits an entry of a table, such as "name=spelling", at its first separator. Throws for an entry without one. */
export function toPair(entry: string, separator: '=' | ' '): [string, string] {
  const at = entry.indexOf(separator);
  if (at === -1) throw new Error(`the entry "${entry}" of a table has no "${separator}"`);
  return [entry.slice(0, at), entry.slice(at + 1)];
}
