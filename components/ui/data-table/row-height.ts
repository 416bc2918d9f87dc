export type Density = 'compact' | 'comfortable' | 'two-line';

/** In px at the usual text size. What a row has in truth is measured, so that larger text and touch screens fit. */
export const rowHeightPx: Record<Density, number> = { compact: 36, comfortable: 44, 'two-line': 56 };

export const rowHeightClass: Record<Density, string> = {
  compact: 'h-9 pointer-coarse:h-11',
  comfortable: 'h-11',
  'two-line': 'h-14',
};
