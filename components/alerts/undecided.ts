import type { AlertFilters } from '@/lib/domain/alerts/list-schema';

/** What the navigation and the views of the list count, so that one request is enough for both. */
export const undecided = { resolved: 'exclude', snoozed: 'exclude' } as const satisfies AlertFilters;
