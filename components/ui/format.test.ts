import { expect, it } from 'vitest';
import { counted } from './format';

it('counted · uses singular or plural, and separates thousands', () => {
  expect([0, 1, 2, 1204].map((count) => counted(count, 'entry', 'entries'))).toEqual([
    '0 entries',
    '1 entry',
    '2 entries',
    '1,204 entries',
  ]);
});
