import { describe, expect, it } from 'vitest';
import type { Proposal } from '@/lib/domain/alerts/schema';
import { choicesOf, keyOf, otherThanProposed } from './choices';

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

describe('alerts · choices · other than proposed', () => {
  const proposal = (proposed: Partial<Proposal>) => ({ action: 'Approve', ...proposed }) as Proposal;
  const other = (proposed: Partial<Proposal>, replaced_by: typeof newer | null = null) =>
    otherThanProposed({ replaced_by, proposal: proposal(proposed) });

  it('leave out the verdict that was proposed, and sending it on', () => {
    expect(other({ is_false_positive: true }).choices).toEqual(['true_match']);
    expect(other({ replaced_by: 'chk_2' }, newer).choices).toEqual(['true_match']);
  });

  it('have each other action for a proposed true match', () => {
    expect(other({ action: 'Approve with Conditions' })).toEqual({
      choices: ['false_positive', 'true_match'],
      actions: ['Decline', 'Approve'],
    });
  });

  it('keep their keys', () => {
    expect(keyOf({ replaced_by: null }, 'true_match')).toBe('2');
  });
});
