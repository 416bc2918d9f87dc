import { expect, it } from 'vitest';
import { refusalOf } from './choices';

const falsePositive = { is_false_positive: true, replaced_by: null };
const trueMatch = { is_false_positive: false, replaced_by: null };
const replaced = { is_false_positive: false, replaced_by: 'chk_2' };
const newer = {
  of: 'document',
  check_token: 'chk_2',
  is_accepted: true,
  completed_at: '2026-11-22T10:00:00.000Z',
} as const;

it.each([
  ['a false positive', { proposal: falsePositive, replaced_by: null }, 'true_match'],
  ['a true match', { proposal: trueMatch, replaced_by: null }, 'false_positive'],
  ['a replaced document', { proposal: replaced, replaced_by: newer }, 'true_match'],
  ['a true match of a document replaced since', { proposal: trueMatch, replaced_by: newer }, 'replaced'],
  ['nothing', { proposal: null, replaced_by: null }, null],
])('alerts · refusing a proposal · of %s chooses the other', (_, alert, choice) => {
  expect(refusalOf(alert)).toBe(choice);
});
