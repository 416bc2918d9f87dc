import type { Condition } from '@/lib/platform/keyset';

/** The pattern of `ilike` for text that contains this one. */
export const patternOf = (text: string): string => `%${text.trim().replaceAll(/[\\%_]/g, '\\$&')}%`;

/** Rows that contain the text in any of the columns, ignoring case. Columns are never taken from a request. */
export function containsText(columns: readonly string[], text: string): Condition {
  const pattern = patternOf(text);
  return {
    sql: columns.map((column) => `${column} ilike ?`).join(' or '),
    values: columns.map(() => pattern),
  };
}
