import type { ReportListName } from '../schema.ts';
import type { Fields } from './fields.ts';

// What a reader of the document needs of an item. The JSON of the pack has all of it.

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const itemsIn = (value: unknown): Fields[] => (Array.isArray(value) ? value.filter(isFields) : []);

const without = (item: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(Object.entries(item).filter(([name]) => !names.includes(name)));

const verdictWords: Record<string, string> = {
  agree: 'agrees',
  near: 'nearly agrees',
  conflict: 'conflicts',
  missing: 'is missing',
};

const signed = (points: unknown) => (Number(points) > 0 ? `+${points}` : String(points));

/** "name agrees (Acme Ltd, Acme Limited; another legal form): +61.2" */
function reasonOf({ feature, query, candidate, verdict, contribution, note }: Fields): string {
  const compared = [query, candidate].filter((value) => value !== null && value !== undefined).join(', ');
  const beside = [compared, note].filter(Boolean).join('; ');
  const subject = String(feature).replaceAll('_', ' ');
  const judged = verdictWords[String(verdict)] ?? String(verdict);
  return `${subject} ${judged}${beside ? ` (${beside})` : ''}: ${signed(contribution)}`;
}

/** The reasons of a match in words, and not how rare each of its words is. */
const matchInWords = (match: unknown): unknown =>
  isFields(match)
    ? {
        ...without(match, ['explanation', 'words', 'categories']),
        why: itemsIn(match.explanation).map(reasonOf),
      }
    : match;

/** Each match of a check that has to be judged is an alert, which tells it whole. */
function checkInBrief(check: Fields): Fields {
  const { result_data } = check;
  if (!isFields(result_data)) return check;
  const { matches, ...others } = result_data;
  const found = Array.isArray(matches) ? { matches: matches.length } : {};
  return { ...check, result_data: { ...others, ...found } };
}

const alertInBrief = (alert: Fields): Fields => ({ ...alert, match: matchInWords(alert.match) });

/** The hash before it is that of the record before it, and of both the JSON has the text. */
function recordInBrief({ actor, ip_address, target_type, target_token, ...record }: Fields): Fields {
  const who = isFields(actor)
    ? [`${actor.name} (${actor.id})`, ip_address].filter(Boolean).join(', ')
    : actor;
  const left = ['record', 'previous_hash', 'case_token', 'token', 'request_id'];
  return { ...without(record, left), by: who, about: `${target_type} ${target_token}` };
}

const briefs: Partial<Record<ReportListName, (item: Fields) => Fields>> = {
  checks: checkInBrief,
  alerts: alertInBrief,
  audit_records: recordInBrief,
};

export const inBrief = (list: ReportListName, item: Fields): Fields => briefs[list]?.(item) ?? item;

/** `{ Pass: 14, Refer: 2 }` → "16: 14 Pass, 2 Refer". */
export function tallyOf(items: Iterable<Fields>, name: string): string {
  const counts = new Map<string, number>();
  for (const item of items) {
    const value = String(item[name] ?? 'open');
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const parts = [...counts].map(([value, count]) => `${count} ${value}`);
  return total === 0 ? 'none' : `${total}: ${parts.join(', ')}`;
}
