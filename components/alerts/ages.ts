import { ageBounds, dueBounds, namesOf } from '@/lib/domain/alerts/time-bounds';

// Derived from the bounds, because the API's schemas would load zod.
export const ages = namesOf(ageBounds);
export const dues = [...namesOf(dueBounds), 'Paused'] as const;
