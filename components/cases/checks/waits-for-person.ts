import type { Check } from '@/lib/domain/checks/schema';

/** Whether only the person whom the check is about can continue it. */
export const waitsForPerson = ({ status }: Pick<Check, 'status'>): boolean =>
  status === 'Awaiting Document' || status === 'Awaiting Client';

export const waitsSince = ({ executed_at, created_at }: Pick<Check, 'executed_at' | 'created_at'>): string =>
  executed_at ?? created_at;
