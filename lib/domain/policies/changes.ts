import { isDeepStrictEqual } from 'node:util';

export interface SettingChange {
  /** `case_sla.Review.due_business_days` */
  field: string;
  /** Undefined if the field did not exist. */
  before?: unknown;
  after?: unknown;
}

function* leavesOf(value: unknown, path: string): Generator<[field: string, value: unknown]> {
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  if (entries.length === 0 && path !== '') yield [path, value];
  for (const [name, inner] of entries) yield* leavesOf(inner, path === '' ? name : `${path}.${name}`);
}

/** Maximum per audit record, whose size is limited. */
const maxChanges = 100;

/** The differences between two settings, field by field, up to 100. */
export function changesBetween(
  before: object,
  after: object,
): { changes: SettingChange[]; change_count: number } {
  const [old, next] = [new Map(leavesOf(before, '')), new Map(leavesOf(after, ''))];
  const changes = [...new Set([...old.keys(), ...next.keys()])]
    .map((field) => ({ field, before: old.get(field), after: next.get(field) }))
    .filter((change) => !isDeepStrictEqual(change.before, change.after));
  return { changes: changes.slice(0, maxChanges), change_count: changes.length };
}
