import type { Condition } from '@/lib/platform/keyset';

/** Finds rows of which any of the columns contains the text, in upper or lower case. Columns come from code alone. */
export function containsText(columns: readonly string[], text: string): Condition {
  const pattern = `%${text.trim().replaceAll(/[\\%_]/g, '\\$&')}%`;
  return {
    sql: columns.map((column) => `${column} ilike ?`).join(' or '),
    values: columns.map(() => pattern),
  };
}
