import { expect, it } from 'vitest';
import { factorText, factorValue } from './factor-words';

it.each([
  ['Country risk', 'CY', 'Cyprus', 'Country risk: Cyprus'],
  ['PEP', 'Match', 'Match', 'PEP: Match'],
])('risk · factors in words · %s: %s', (name, value, asValue, asText) => {
  expect(factorValue({ name, value })).toBe(asValue);
  expect(factorText({ name, value })).toBe(asText);
});
