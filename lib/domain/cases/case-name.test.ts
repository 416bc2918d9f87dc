import { expect, it } from 'vitest';
import { asCaseName, caseName } from './case-name';

it('cases · name · searches for a number in the format of the name', () => {
  expect(caseName(18)).toBe('CAS-000018');
  for (const text of ['cas-18', 'CAS-18', ' Cas 18 ', 'cas18']) expect(asCaseName(text)).toBe('CAS-000018');
});

it('cases · name · does not change other text', () => {
  for (const text of ['CAS-000018', 'CAS-0001', 'cas-180000', 'cas', 'Casimir', 'cas-18 Ltd', '18'])
    expect(asCaseName(text)).toBe(text);
});
