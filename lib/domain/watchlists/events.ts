import { z } from 'zod';
import { event } from '@/lib/domain/event';
import { ScreeningCategory } from '@/lib/domain/words';

const target = 'watchlist';
const to = ['audit'] as const;

export const watchlistCreated = event({
  name: 'watchlist.created',
  target,
  to,
  data: z.object({ category: ScreeningCategory }),
});
export const watchlistEntriesAdded = event({
  name: 'watchlist.entries_added',
  target,
  to,
  data: z.object({ entries: z.number().int(), version: z.string() }),
});
export const watchlistEntryRemoved = event({
  name: 'watchlist.entry_removed',
  target,
  to,
  data: z.object({ list_entry_id: z.string(), version: z.string() }),
});
export const watchlistRetired = event({ name: 'watchlist.retired', target, to, data: z.object({}) });
