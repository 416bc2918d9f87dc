/** Minimum contrast of text on a coloured background, by WCAG 2.2 (1.4.3). */
export const minContrast = 4.5;

/** Red, green and blue, each from 0 to 1. */
export type Rgb = readonly [number, number, number];

/** Null for anything but `#rrggbb`. */
export function parseColour(text: string): Rgb | null {
  if (!/^#[0-9a-f]{6}$/i.test(text)) return null;
  const part = (n: number) => Number.parseInt(text.slice(1 + 2 * n, 3 + 2 * n), 16) / 255;
  return [part(0), part(1), part(2)];
}

const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
const luminance = ([red, green, blue]: Rgb) =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

/** Contrast by WCAG 2.2: from 1 (none) to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const luminances = [luminance(one), luminance(other)];
  return (Math.max(...luminances) + 0.05) / (Math.min(...luminances) + 0.05);
}

/** From 1 (none) to 21; 1 for text that is not a colour. */
export function contrastToWhite(colour: string): number {
  const parsed = parseColour(colour);
  return parsed ? contrast(parsed, [1, 1, 1]) : 1;
}

export const isReadable = (colour: string): boolean => contrastToWhite(colour) >= minContrast;
