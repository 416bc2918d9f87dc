import { expect, it } from 'vitest';
import { referenceStyle } from '@/lib/api/openapi/reference-style';
import { textOf } from './tree';

const coloursIn = (css: string, selector: string): string[] => {
  const start = css.indexOf(`${selector} {`);
  return css.slice(start, css.indexOf('}', start)).match(/--[a-z]+: oklch[^;]+/g) ?? [];
};

// Swagger UI has a stylesheet of its own, which Tailwind does not build.
it.each([
  ['html', '.light'],
  ['html.dark-mode', '.dark'],
])('reference · the colours of %s are those of the console in %s', (selector, theme) => {
  const colours = coloursIn(referenceStyle, selector);
  expect(colours.length).toBeGreaterThan(5);
  expect(coloursIn(textOf('app/look.css'), theme)).toEqual(expect.arrayContaining(colours));
});
