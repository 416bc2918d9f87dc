/** FIRST STRONG ISOLATE and POP DIRECTIONAL ISOLATE: a name has its own direction, and leaves that of the text alone. */
const isolated = (value: string) => `\u2068${value}\u2069`;

const shown = (value: string | number | undefined) =>
  typeof value === 'string' ? isolated(value) : String(value);

/** Puts values in the place of `{name}`. A name without a value stays as it is, which a test of all words refuses. */
export const fill = (text: string, values: Record<string, string | number>): string =>
  text.replaceAll(/\{(\w+)\}/g, (place, name: string) =>
    Object.hasOwn(values, name) ? shown(values[name]) : place,
  );
