import { codeOf } from '../../wording.ts';
import { type Fields, isFields } from './fields.ts';

// Line breaks in the values of an item. Each line of the document has its own meaning, so a value brings none.

/** What people write in paragraphs. It is printed in a column of its own. */
export const prose: ReadonlySet<string> = new Set([
  'body',
  'conditions',
  'decision_summary',
  'justification',
  'notes',
  'override_justification',
  'rationale',
  'reason',
  'remarks',
  'resolution_conditions',
  'resolution_rationale',
]);

/** Line breaks as codes, as the document prints other control characters. */
const inOneLine = (text: string): string => text.replaceAll(/[\r\n]/g, codeOf);

function linedValue(value: unknown, isProse: (name: string) => boolean, name = ''): unknown {
  if (typeof value === 'string') return isProse(name) ? value : inOneLine(value);
  if (Array.isArray(value)) return value.map((each) => linedValue(each, isProse, name));
  if (!isFields(value)) return value;
  // The details of an audit record are printed above its hash, in lines alike.
  const isProseWithin = name === 'details' ? () => false : isProse;
  const entries = Object.entries(value).map(([key, each]) => [
    inOneLine(key),
    linedValue(each, isProseWithin, key),
  ]);
  return Object.fromEntries(entries);
}

/** The item with line breaks only in what people write in paragraphs. */
export const withoutOwnLines = <Item extends Fields>(item: Item): Item =>
  linedValue(item, (name) => prose.has(name)) as Item; // changes only texts
