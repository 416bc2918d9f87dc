import type { AuditRecord } from '@/lib/domain/audit/schema';

type Change = Pick<AuditRecord, 'event_type' | 'details'>;

const told: Partial<Record<AuditRecord['event_type'], (details: Change['details']) => string>> = {
  'watchlist.created': () => 'created the list',
  'watchlist.entries_added': ({ entries }) =>
    `added ${Number(entries)} ${entries === 1 ? 'entry' : 'entries'}`,
  'watchlist.entry_removed': ({ list_entry_id }) => `removed the entry ${String(list_entry_id)}`,
  'watchlist.retired': () => 'took the list out of screening',
};

/** "added 3 entries", after who did it. */
export const changeInWords = ({ event_type, details }: Change): string =>
  told[event_type]?.(details) ?? event_type;
