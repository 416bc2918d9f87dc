export type Fields = Record<string, unknown>;

export interface Row {
  label: string;
  value: string;
}

/** `risk_assessments` → "Risk assessments". */
const wordsOf = (name: string): string => {
  const words = name.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (isFields(value) && Object.keys(value).length === 0);

function textOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.map(textOf).join('; ');
  if (isFields(value)) return lineOf(value);
  return String(value);
}

/** An item of a list on one line. */
const lineOf = (item: Fields): string =>
  Object.entries(item)
    .filter(([, value]) => !isEmpty(value))
    .map(([name, value]) => `${name.replaceAll('_', ' ')}: ${textOf(value)}`)
    .join(' · ');

function rowsOfValue(label: string, value: unknown): Row[] {
  if (isEmpty(value)) return [];
  if (isFields(value)) {
    return Object.entries(value).flatMap(([name, inner]) =>
      rowsOfValue(`${label} · ${name.replaceAll('_', ' ')}`, inner),
    );
  }
  const isListOfFields = Array.isArray(value) && value.some(isFields);
  if (!isListOfFields) return [{ label, value: textOf(value) }];
  return value.map((item, at) => ({ label: `${label} ${at + 1}`, value: textOf(item) }));
}

/** All fields that say something, except those that the heading has said. */
export const rowsOf = (item: Fields, said: readonly string[] = []): Row[] =>
  Object.entries(item)
    .filter(([name]) => !said.includes(name))
    .flatMap(([name, value]) => rowsOfValue(wordsOf(name), value));
