import type { ScreeningCategory } from '@/lib/domain/words';

/** OFAC's lists with the category of their entries. */
export const ofacCategories = {
  'OFAC SDN': ['sanctions'],
  'OFAC Consolidated': ['watchlist'],
} as const satisfies Record<string, ScreeningCategory[]>;

export type OfacList = keyof typeof ofacCategories;
