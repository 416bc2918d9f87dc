import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast, parseColour, type Rgb } from '@/lib/domain/branding/contrast';
import { brandColours, grounds } from './brand-colours';

const rgb = (text: string): Rgb => {
  const parsed = parseColour(text);
  if (!parsed) throw new Error(`${text} is no colour.`);
  return parsed;
};

const colours = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);

describe('the colour of a project', () => {
  it('measures contrast as WCAG does', () => {
    expect(contrast(rgb('#000000'), rgb('#ffffff'))).toBe(21);
    expect(contrast(rgb('#767676'), rgb('#ffffff'))).toBeCloseTo(4.54, 2);
  });

  it.for(['light', 'dark'] as const)('is readable in the %s theme, whatever the colour', (theme) => {
    fc.assert(
      fc.property(colours, (colour) => {
        const made = brandColours(colour, theme);
        if (!made) throw new Error('No colours.');
        const accent = rgb(made.accent);
        for (const ground of [...grounds[theme].surfaces, made.accentSoft, made.onAccent]) {
          // Rounding may lose a whole step of sRGB.
          expect(contrast(accent, rgb(ground))).toBeGreaterThanOrEqual(4.4);
        }
        expect(contrast(rgb(made.accentStrong), rgb(made.onAccent))).toBeGreaterThanOrEqual(4.4);
      }),
    );
  });

  it('is left unchanged if it is readable', () => {
    expect(brandColours('#0b5394', 'light')?.accent).toBe('#0b5394');
    expect(brandColours('#ffee00', 'light')?.accent).not.toBe('#ffee00');
    expect(brandColours('#ffee00', 'dark')).toMatchObject({ accent: '#ffee00', onAccent: '#000000' });
  });

  it('is ignored if it is not a colour', () => {
    expect(brandColours('red; --x: url(//host)', 'light')).toBeNull();
  });
});
