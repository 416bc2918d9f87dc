export type Density = 'compact' | 'comfortable' | 'two-line';

/** In px at the default text size. Actual rows are measured, so larger text and touch screens work, too. */
export const rowHeightPx: Record<Density, number> = { compact: 36, comfortable: 44, 'two-line': 56 };

export const rowHeightClass: Record<Density, string> = {
  compact: 'h-9 pointer-coarse:h-11',
  comfortable: 'h-11',
  'two-line': 'h-14',
};
