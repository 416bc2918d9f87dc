import type { ScreeningCategory } from '@/lib/domain/words';

export const ofacCategories = {
  'OFAC SDN': ['sanctions'],
  'OFAC Consolidated': ['watchlist'],
} as const satisfies Record<string, ScreeningCategory[]>;

export type OfacList = keyof typeof ofacCategories;
