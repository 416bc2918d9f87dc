import type { AuditRecord } from '@/lib/domain/audit/schema';

export interface Retirement {
  /** Null if the record has no name. */
  name: string | null;
  by: string;
  at: string;
}

/** Who retired a list, from its audit records; null if nobody did. */
export function retirementOf(records: readonly AuditRecord[]): Retirement | null {
  const record = records.find(({ event_type }) => event_type === 'watchlist.retired');
  if (!record) return null;
  const { details, actor, created_at } = record;
  return { name: typeof details.name === 'string' ? details.name : null, by: actor.name, at: created_at };
}
