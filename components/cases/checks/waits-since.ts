import type { Check } from '@/lib/domain/checks/schema';

export const waitsSince = ({ executed_at, created_at }: Pick<Check, 'executed_at' | 'created_at'>): string =>
  executed_at ?? created_at;
