import type { Condition } from '@/lib/platform/keyset';

/** Rows that contain the text in any of the columns, ignoring case. Columns are never taken from a request. */
export function containsText(columns: readonly string[], text: string): Condition {
  const pattern = `%${text.trim().replaceAll(/[\\%_]/g, '\\$&')}%`;
  return {
    sql: columns.map((column) => `${column} ilike ?`).join(' or '),
    values: columns.map(() => pattern),
  };
}
