/** Rounded to two decimals, as scores and percentages are. */
export const hundredths = (value: number): number => Math.round(value * 100) / 100;
