import { expect, it } from 'vitest';
import { choicesOf } from './choices';

const newer = {
  of: 'document',
  check_token: 'chk_2',
  is_accepted: true,
  completed_at: '2026-11-22T10:00:00.000Z',
} as const;

it.each([
  ['an alert', { replaced_by: null }, 'false_positive'],
  ['a document replaced by an accepted one', { replaced_by: newer }, 'replaced'],
  [
    'a document replaced by a rejected one',
    { replaced_by: { ...newer, is_accepted: false } },
    'false_positive',
  ],
])('alerts · choices · of %s', (_, alert, first) => {
  expect(choicesOf(alert)).toEqual([first, 'true_match', 'escalate']);
});
