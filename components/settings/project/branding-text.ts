import { contrastToWhite, isReadable, minContrast } from '@/lib/domain/branding/contrast';

const isColour = (text: string) => /^#[0-9a-f]{6}$/i.test(text);

/** The problem with a typed colour, or null. An empty text is valid: no colour. */
export function colourProblem(text: string): string | null {
  if (text === '') return null;
  if (!isColour(text)) return 'Write it as #rrggbb, such as #0a5c8f.';
  if (isReadable(text)) return null;
  const contrast = Math.floor(contrastToWhite(text) * 10) / 10;
  return `White text on it has a contrast of ${contrast}:1. It needs ${minContrast}:1: choose a darker one.`;
}

/** Probity’s own colour: the closest sRGB value to `--accent` of the light theme. */
const usual = '#005f63';

/** The value for a colour `input`, which accepts nothing else. */
export const pickedColour = (text: string): string => (isColour(text) ? text.toLowerCase() : usual);
