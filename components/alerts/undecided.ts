import type { AlertFilters } from '@/lib/domain/alerts/list-schema';

/** The filter with which the navigation and the views of the list count, so that they share one request. */
export const undecided = { resolved: 'exclude', snoozed: 'exclude' } as const satisfies AlertFilters;
