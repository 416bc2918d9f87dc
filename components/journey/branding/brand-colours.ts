import { contrast, minContrast, parseColour, type Rgb } from '@/lib/domain/branding/contrast';

/** The colours that a theme derives from the brand's colour, each as `#rrggbb`. */
export interface BrandColours {
  accent: string;
  accentStrong: string;
  accentSoft: string;
  onAccent: string;
}

interface Ground {
  /** The lightest and darkest surfaces behind text in the accent colour. */
  surfaces: readonly string[];
  /** The colour towards which the accent is moved until it is readable. */
  away: Rgb;
}

const black: Rgb = [0, 0, 0];
const white: Rgb = [1, 1, 1];

/** The surfaces of `app/look.css`, as sRGB. */
export const grounds: Record<'light' | 'dark', Ground> = {
  light: { surfaces: ['#fffefe', '#f6f6f3', '#f0efec'], away: black },
  dark: { surfaces: ['#131a1e', '#0c1216', '#1b2227'], away: white },
};

const written = (colour: Rgb) =>
  `#${colour
    .map((part) =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

const mixed = (from: Rgb, to: Rgb, share: number): Rgb => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
  from[2] + (to[2] - from[2]) * share,
];

const opaque = (text: string): Rgb => parseColour(text) ?? black;

const steps = Array.from({ length: 41 }, (_, n) => n / 40);

/**
 * The project's colour as the accent of a theme. It is unchanged if it is readable as text on every surface and on its
 * own soft background, and otherwise moved towards black or white only as far as needed. Null if it is not a colour.
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
