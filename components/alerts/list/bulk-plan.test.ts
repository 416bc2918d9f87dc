import { describe, expect, it } from 'vitest';
import type { Alert } from '@/lib/domain/alerts/schema';
import {
  clearLabel,
  decidedText,
  isEmpty,
  leftText,
  planToClear,
  planToEscalate,
  proposedText,
} from './bulk-plan';

/** Holds only the fields that a plan reads. */
const alert = (token: string, change: Partial<Alert> = {}) =>
  ({
    token,
    status: 'Open',
    category: 'PEP Match',
    priority: 'Medium',
    proposal: null,
    held: null,
    ...change,
  }) as Alert;

const four_eyes = { critical_false_positive: true, risk_override: true };
const analyst = { role: 'analyst', token: 'ann', four_eyes } as const;
const reviewer = { role: 'reviewer', token: 'rob', four_eyes } as const;

const easy = [alert('alt_1'), alert('alt_2')];
const sanction = alert('alt_3', { category: 'Sanctions Hit' });
const critical = alert('alt_4', { priority: 'Critical' });
const escalated = alert('alt_5', { status: 'Escalated' });

const tokensIn = ({ resolve, propose, left }: ReturnType<typeof planToClear>) => ({
  resolve: resolve.map(({ token }) => token),
  propose: propose.map(({ token }) => token),
  left: [...left.keys()],
});

describe('alerts · bulk · clearing several', () => {
  it('resolves what one person may clear alone, and proposes what needs a reviewer', () => {
    const plan = planToClear([...easy, sanction, critical], analyst, true);
    expect(tokensIn(plan)).toEqual({ resolve: ['alt_1', 'alt_2'], propose: ['alt_3', 'alt_4'], left: [] });
    expect(proposedText(plan)).toBe('2 of 4 need a reviewer and will be proposed.');
    expect(clearLabel(plan)).toBe('Resolve 2, propose 2');
    expect(leftText(plan)).toBeNull();
  });

  it('resolves all of them for a reviewer, or without the four-eyes policy', () => {
    const resolved = ['alt_1', 'alt_2', 'alt_3', 'alt_4'];
    const all = [...easy, sanction, critical];
    const alone = { ...analyst, four_eyes: { ...four_eyes, critical_false_positive: false } };
    for (const viewer of [reviewer, alone]) {
      const plan = planToClear(all, viewer, true);
      expect(tokensIn(plan)).toEqual({ resolve: resolved, propose: [], left: [] });
      expect(proposedText(plan)).toBeNull();
      expect(clearLabel(plan)).toBe('Resolve 4 alerts');
    }
  });

  it('sends nothing for an alert that already waits for a reviewer, and says why', () => {
    const plan = planToClear([...easy, escalated], analyst, true);
    expect(tokensIn(plan)).toEqual({ resolve: ['alt_1', 'alt_2'], propose: [], left: ['alt_5'] });
    expect(leftText(plan)).toBe('1 of 3 stays as it is: This alert waits for a reviewer.');
    expect(clearLabel(plan)).toBe('Resolve 2 alerts');
  });

  it('leaves a reviewer’s own proposal to another reviewer', () => {
    const proposal = { action: 'Approve', is_false_positive: true, proposed_by: 'rob' } as Alert['proposal'];
    const own = alert('alt_6', { status: 'Escalated', category: 'Sanctions Hit', proposal });
    const plan = planToClear([own], reviewer, true);
    expect(isEmpty(plan)).toBe(true);
    expect(plan.left.get('alt_6')).toBe('You proposed this, so another reviewer confirms it.');
  });

  it('proposes nothing if nobody could confirm it', () => {
    const plan = planToClear([sanction], analyst, false);
    expect(isEmpty(plan)).toBe(true);
    expect(leftText(plan)).toBe('This alert stays as it is: This alert needs a reviewer, and there is none.');
  });

  it('says that the reviewers are not loaded rather than that there is none', () => {
    const plan = planToClear([sanction], analyst, null);
    expect([plan.resolve, plan.propose]).toEqual([[], []]);
    expect(leftText(plan)).toContain('the reviewers are not loaded');
  });

  it('does not count decided alerts, and says that they are left out', () => {
    const resolved = alert('alt_7', { status: 'Resolved' });
    const plan = planToClear([sanction, resolved], analyst, true);
    expect(proposedText(plan)).toBe('This alert needs a reviewer and will be proposed.');
    expect(clearLabel(plan)).toBe('Propose 1 alert');
    expect(decidedText([sanction, resolved])).toBe('1 decided alert is left out.');
    const held = alert('alt_8', { held: { action: 'resolve', by: 'ann', until: '2026-11-27T12:00:00Z' } });
    expect(decidedText([resolved, held])).toBe('2 decided alerts are left out.');
    expect(decidedText([sanction])).toBeNull();
  });
});

it('alerts · bulk · escalating several sends all that no reviewer has, and resolves none', () => {
  const plan = planToEscalate([...easy, sanction, escalated], analyst, true);
  expect(tokensIn(plan)).toEqual({
    resolve: [],
    propose: ['alt_1', 'alt_2', 'alt_3'],
    left: ['alt_5'],
  });
  expect(leftText(plan)).toBe('1 of 4 stays as it is: This alert waits for a reviewer.');
  expect(tokensIn(planToEscalate(easy, analyst, false)).left).toEqual(['alt_1', 'alt_2']);
  expect(tokensIn(planToEscalate([escalated], reviewer, true)).left).toEqual(['alt_5']);
});
