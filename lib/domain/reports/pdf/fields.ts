import { labelOf, shownTime, wordsOf } from './words.ts';

export type Fields = Record<string, unknown>;

export interface Row {
  label: string;
  value: string;
}

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const itemsIn = (value: unknown): Fields[] => (Array.isArray(value) ? value.filter(isFields) : []);

export const without = (item: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(Object.entries(item).filter(([name]) => !names.includes(name)));

const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (isFields(value) && Object.keys(value).length === 0);

/** Fields with a value. */
export const present = (values: readonly unknown[]): string[] =>
  values.filter((value) => !isEmpty(value)).map(String);

/** Longer values are printed on a line of their own. */
const maxBesideOthers = 40;

function listOf(texts: readonly string[]): string {
  return texts.join(texts.some(({ length }) => length > maxBesideOthers) ? '\n' : '; ');
}

function textOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return listOf(value.map(textOf));
  if (isFields(value)) return lineOf(value);
  return shownTime(String(value));
}

/** A title says what it is: "Minister · country: Malta". */
const shownIn = ([name, value]: [string, unknown]): string =>
  name === 'title' ? textOf(value) : `${wordsOf(name)}: ${textOf(value)}`;

/** All fields of an item on one line. */
export const lineOf = (item: Fields): string =>
  Object.entries(item)
    .filter(([, value]) => !isEmpty(value))
    .map(shownIn)
    .join(' · ');

function rowsOfValue(label: string, value: unknown): Row[] {
  if (isEmpty(value)) return [];
  if (isFields(value)) {
    return Object.entries(value).flatMap(([name, inner]) =>
      rowsOfValue(`${label} · ${wordsOf(name)}`, inner),
    );
  }
  const isListOfFields = Array.isArray(value) && value.some(isFields);
  if (!isListOfFields) return [{ label, value: textOf(value) }];
  return value.map((item, at) => ({ label: `${label} ${at + 1}`, value: textOf(item) }));
}

/** All fields with a value. */
export const rowsOf = (item: Fields): Row[] =>
  Object.entries(item).flatMap(([name, value]) => rowsOfValue(labelOf(name), value));
