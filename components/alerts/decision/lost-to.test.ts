import { describe, expect, it } from 'vitest';
import type { Alert } from '@/lib/domain/alerts/schema';
import { hasLost, lostTo, otherDecider } from './lost-to';

/** Holds only the fields that are read about another person's decision. */
const alert = (change: Partial<Alert>) =>
  ({
    category: 'PEP Match',
    status: 'Acknowledged',
    held: null,
    resolved_by: null,
    proposal: null,
    ...change,
  }) as Alert;
const names = new Map([['rui', 'Rui Reviewer']]);
const held = { action: 'resolve', by: 'rui', until: '2026-11-23T05:00:00.000Z' } as const;
const told = (now: Partial<Alert>) => lostTo(alert({}), alert(now), 'ann', names);

describe('alerts · decision · by another person', () => {
  it('is reported with their name and without a time, while it is held and once it is made', () => {
    expect(told({ held })).toBe('Rui Reviewer has decided this alert, and can still undo the decision.');
    expect(told({ status: 'Resolved', resolved_by: 'rui', is_false_positive: true })).toBe(
      'Rui Reviewer resolved this alert first, as a false positive.',
    );
  });

  it('says for a face what happened to the person', () => {
    const face = { category: 'Name Mismatch', check_type_code: 'IDV_BIOMETRIC' } as const;
    const failed = { resolved_by: 'rui', is_false_positive: false, resolution_action: 'Decline' } as const;
    expect(told({ ...face, ...failed, status: 'Resolved' })).toBe(
      'Rui Reviewer resolved this alert first, and decided: not the same person, failed.',
    );
  });

  it('is reported without a name when the decider is unknown', () => {
    const resolved = { status: 'Resolved', is_false_positive: false } as const;
    expect(told({ ...resolved, resolved_by: 'key_1' })).toMatch(
      /^An API key resolved this alert first, as a true match/,
    );
    expect(told({ ...resolved, resolved_by: 'cli_1' })).toMatch(/^An OAuth client resolved this alert first/);
    expect(told({ status: 'Escalated' })).toMatch(/^Somebody else escalated this alert first/);
  });

  it('is not reported when the refusal has another reason', () => {
    expect(told({})).toBeNull();
    expect(told({ status: 'Resolved', resolved_by: 'ann' })).toBeNull();
  });

  it('is told to the person whose own decision was refused, and to nobody else', () => {
    const refused = { refusal: 'The alert is no longer open.' };
    expect(hasLost(alert({ held }), 'ann', refused)).toBe(true);
    expect(hasLost(alert({ status: 'Escalated' }), 'ann', refused)).toBe(true);
    expect(hasLost(alert({ held }), 'rui', refused)).toBe(false);
    expect(hasLost(alert({ held }), 'ann', { refusal: null })).toBe(false);
  });

  it('stops others from deciding, but not the decider', () => {
    expect(otherDecider(alert({ held }), 'ann')).toBe('rui');
    expect(otherDecider(alert({ held }), 'rui')).toBeNull();
    expect(otherDecider(alert({ status: 'Resolved', resolved_by: 'rui' }), 'ann')).toBe('rui');
  });
});
