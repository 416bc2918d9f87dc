import { ageBounds, dueBounds, namesOf } from '@/lib/domain/alerts/time-bounds';

// Not from the API's schemas, which need zod.
export const ages = namesOf(ageBounds);
export const dues = [...namesOf(dueBounds), 'Paused'] as const;
