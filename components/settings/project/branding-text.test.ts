import { expect, it } from 'vitest';
import { colourProblem, pickedColour } from './branding-text';

it('settings · branding · says what is wrong with a colour before it is sent', () => {
  expect(['', '#0A5C8F', '#000000'].map(colourProblem)).toEqual([null, null, null]);
  expect(colourProblem('teal')).toMatch(/#rrggbb/);
  expect(colourProblem('#ffd400')).toBe(
    'White text on it has a contrast of 1.4:1. It needs 4.5:1: choose a darker one.',
  );
  expect(pickedColour('teal')).toMatch(/^#[0-9a-f]{6}$/);
});
