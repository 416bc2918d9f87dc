/** Key order of `jsonb` in PostgreSQL. */
const byLength = (a: string, b: string) => Buffer.byteLength(a) - Buffer.byteLength(b) || (a < b ? -1 : 1);

function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== 'object' || value === null) return value;
  const keys = Object.keys(value).sort(byLength);
  return Object.fromEntries(keys.map((key) => [key, ordered(Reflect.get(value, key))]));
}

/**
 * Data as a `jsonb` column returns them, so that a response sent before they are stored has the same bytes as
 * a later one.
 */
export const asStored = <Data>(data: Data): Data => ordered(JSON.parse(JSON.stringify(data))) as Data; // plain data, with the same values
