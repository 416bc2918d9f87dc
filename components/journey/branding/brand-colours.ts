/** Red, green and blue, each from 0 to 1. */
export type Rgb = readonly [number, number, number];

/** What a brand's colour becomes on one theme; each is `#rrggbb`. */
export interface BrandColours {
  accent: string;
  accentStrong: string;
  accentSoft: string;
  onAccent: string;
}

interface Ground {
  /** The lightest and darkest surfaces that the accent is text on. */
  surfaces: readonly string[];
  /** Where the colour is moved until it can be read. */
  away: Rgb;
}

const black: Rgb = [0, 0, 0];
const white: Rgb = [1, 1, 1];

/** The surfaces of `app/tokens.css`, as sRGB. */
export const grounds: Record<'light' | 'dark', Ground> = {
  light: { surfaces: ['#fffefe', '#f6f6f3', '#f0efec'], away: black },
  dark: { surfaces: ['#131a1e', '#0c1216', '#1b2227'], away: white },
};

/** WCAG's for text. */
const minContrast = 4.5;

/** Null for anything but `#rrggbb`. */
export function parseColour(text: string): Rgb | null {
  if (!/^#[0-9a-f]{6}$/i.test(text)) return null;
  const part = (n: number) => Number.parseInt(text.slice(1 + 2 * n, 3 + 2 * n), 16) / 255;
  return [part(0), part(1), part(2)];
}

const written = (colour: Rgb) =>
  `#${colour
    .map((part) =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
const luminance = ([red, green, blue]: Rgb) =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

/** WCAG 2.2: from 1, which is none, to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

const mixed = (from: Rgb, to: Rgb, share: number): Rgb => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
  from[2] + (to[2] - from[2]) * share,
];

const opaque = (text: string): Rgb => parseColour(text) ?? black;

const steps = Array.from({ length: 41 }, (_, n) => n / 40);

/**
 * The project's colour as the accent of a theme: as it is where it can be read as text on every surface and on its own soft
 * ground, else no further towards black or white than that needs. Null when it is not a colour.
 */
export function brandColours(colour: string, theme: 'light' | 'dark'): BrandColours | null {
  const given = parseColour(colour);
  if (!given) return null;
  const { surfaces, away } = grounds[theme];
  const [surface = black, ...others] = surfaces.map(opaque);
  const soft = mixed(surface, given, 0.12);
  const isReadable = (accent: Rgb) =>
    [surface, ...others, soft].every((ground) => contrast(accent, ground) >= minContrast);
  const accent = steps.map((share) => mixed(given, away, share)).find(isReadable) ?? away;
  const strong = mixed(accent, away, 0.18);
  const text = contrast(white, accent) >= contrast(black, accent) ? white : black;
  return {
    accent: written(accent),
    accentStrong: written(strong),
    accentSoft: written(soft),
    onAccent: written(text),
  };
}
