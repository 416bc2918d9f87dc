import { describe, expect, it } from 'vitest';
import type { Alert } from '@/lib/domain/alerts/schema';
import type { Case } from '@/lib/domain/cases/schema';
import type { PolicyDraft } from '@/lib/domain/policies/schema';
import type { RiskAssessment } from '@/lib/domain/risk/schema';
import {
  byDeadline,
  isBefore,
  pathOf,
  type Recorded,
  waitingAlerts,
  waitingCases,
  waitingOverride,
  waitingPolicies,
  whyNotMine,
} from './review-items';
import { rowOf } from './review-columns';
import { countsOf, isOf } from './review-tabs';

const day = (n: number) => `2026-03-0${n}T12:00:00.000Z`;
const record = (
  target_token: string,
  by: string,
  at: number,
  details = {},
  case_token = 'cas_1',
): Recorded => ({
  token: `aud_${at}`,
  event_type: 'alert.escalated',
  target_token,
  case_token,
  actor: { id: by, name: by, type: 'user' },
  created_at: day(at),
  details,
});

const overrideOf = (...of: Parameters<typeof record>): Recorded => ({
  ...record(...of),
  event_type: 'risk_assessment.overridden',
});

// Holds only the fields that are read.
const anAlert = (changed: Partial<Alert> = {}) =>
  ({
    token: 'alt_1',
    status: 'Escalated',
    category: 'Sanctions Hit',
    priority: 'Critical',
    sla_deadline: day(9),
    proposal: null,
    case_token: null,
    updated_at: day(3),
    ...changed,
  }) as Alert;
const aCase = (changed: Partial<Case> = {}) =>
  ({ token: 'cas_1', status: 'In Review', sla_deadline: day(8), updated_at: day(5), ...changed }) as Case;
const proposal = {
  action: 'Approve',
  rationale: 'Another person.',
  is_false_positive: true,
  conditions: null,
  proposed_by: 'ann',
  proposed_at: day(2),
} as const;
const assessment = {
  token: 'rsk_2',
  status: 'Active',
  override_tier: 'High',
  override_carried_from: 'rsk_1',
  overriders: ['ann', 'eve'],
} as RiskAssessment;

const four_eyes = { critical_false_positive: true, risk_override: true };
const reviewer = (token: string) => ({ token, role: 'reviewer' as const, four_eyes });

describe('review · waiting items', () => {
  it('distinguishes proposals from escalations, with who submitted them and why', () => {
    const [escalated] = waitingAlerts(
      [anAlert()],
      [
        record('alt_1', 'bob', 4, { reason: 'Have a look.' }),
        record('alt_1', 'cy', 1, { reason: 'Before.' }),
      ],
    );
    expect(escalated).toMatchObject({
      kind: 'escalation',
      submittedBy: 'bob',
      submittedAt: day(4),
      reason: 'Have a look.',
    });
    const [proposed] = waitingAlerts([anAlert({ proposal })], []);
    expect(proposed).toMatchObject({
      kind: 'proposal',
      submittedBy: 'ann',
      submittedAt: day(2),
      reason: null,
    });
  });

  it('knows since when a case has been in review', () => {
    const moves = [
      record('cas_1', 'bob', 6, { to: 'Escalated' }),
      record('cas_1', 'ann', 4, { to: 'In Review' }),
    ];
    expect(waitingCases([aCase()], moves)).toMatchObject([{ submittedBy: 'ann', submittedAt: day(4) }]);
    expect(waitingCases([aCase()], [])).toMatchObject([{ submittedBy: null, submittedAt: day(5) }]);
  });

  it('leaves out a settled override, and knows who set one that was carried over', () => {
    const overridden = [overrideOf('rsk_1', 'ann', 3)];
    expect(waitingOverride(aCase(), [assessment], overridden)).toMatchObject({
      submittedBy: 'ann',
      submittedAt: day(3),
    });
    expect(waitingOverride(aCase(), [assessment], [])).toMatchObject({ submittedBy: 'eve' });
    expect(waitingOverride(aCase(), [{ ...assessment, override_tier: null }], overridden)).toBeNull();
    expect(waitingOverride(aCase(), [{ ...assessment, status: 'Approved' }], overridden)).toBeNull();
  });

  it('puts the earliest deadline first, and items without a deadline last', () => {
    const items = [...waitingCases([aCase({ sla_deadline: null })], []), ...waitingAlerts([anAlert()], [])];
    expect(byDeadline(items).map(({ kind }) => kind)).toEqual(['escalation', 'case']);
  });
});

describe('review · pages', () => {
  const dueAt = (n: number) => ({ dueAt: day(n) });
  const readUntil = (last: string | null) => ({ rows: [{ sla_deadline: day(1) }, { sla_deadline: last }] });

  it('shows no item that comes after unread ones', () => {
    const isShown = isBefore([readUntil(day(4)), readUntil(day(6))]);
    expect([3, 4, 5].map((n) => isShown(dueAt(n)))).toEqual([true, true, false]);
    expect(isShown({ dueAt: null })).toBe(false);
  });

  it('shows every item once all lists are read, or only items without a deadline are left', () => {
    expect(isBefore([])({ dueAt: null })).toBe(true);
    expect(isBefore([readUntil(null)])({ dueAt: null })).toBe(true);
  });

  it('counts unread items, too', () => {
    const totals = { alerts: 240, risk: 3, cases: 7, policies: 0 };
    expect(countsOf([], totals)).toMatchObject({ all: 250, alerts: 240, risk: 3, cases: 7 });
  });
});

describe('review · four eyes', () => {
  const [proposed] = waitingAlerts([anAlert({ proposal })], []);
  const override = waitingOverride(aCase(), [assessment], [overrideOf('rsk_1', 'ann', 3)]);
  if (!proposed || !override) throw new Error('both wait');

  it('says in advance that reviewers cannot decide their own items', () => {
    expect(whyNotMine(proposed, reviewer('ann'))).toContain('You proposed this');
    expect(whyNotMine(override, reviewer('ann'))).toContain('You set this tier');
    for (const item of [proposed, override]) expect(whyNotMine(item, reviewer('bob'))).toBeNull();
  });

  it('counts what a viewer may decide, and keeps the rest in a tab of its own', () => {
    const rowsFor = (token: string, role: 'analyst' | 'reviewer' | 'auditor') =>
      [proposed, override].map((item) => rowOf(item, { token, role, four_eyes }));
    const totals = { alerts: 1, risk: 1, cases: 0, policies: 0 };
    expect(countsOf(rowsFor('ann', 'reviewer'), totals)).toMatchObject({
      all: 0,
      alerts: 0,
      risk: 0,
      others: 2,
    });
    expect(countsOf(rowsFor('bob', 'reviewer'), totals)).toMatchObject({ all: 2, others: 0 });
    expect(countsOf(rowsFor('bob', 'auditor'), totals)).toMatchObject({ all: 2, others: 0 });
    const [locked] = rowsFor('bob', 'analyst');
    expect(locked && ['all', 'alerts', 'others'].map((key) => isOf(key as 'all', locked))).toEqual([
      false,
      false,
      true,
    ]);
  });

  it('has the policy drafts, which their last author cannot publish', () => {
    const draft = { kind: 'screening', author: 'ann', updated_at: day(4) } as PolicyDraft;
    const settings = { threshold: 80 };
    const [waiting, ...more] = waitingPolicies([
      { draft: null, settings },
      { draft, settings },
    ]);
    if (!waiting) throw new Error('it waits');
    expect(more).toEqual([]);
    expect(waiting.policy).toEqual({ settings });
    expect(pathOf(waiting)).toBe('/settings/policies/screening');
    expect(whyNotMine(waiting, { token: 'ann', role: 'admin', four_eyes })).toContain(
      'another administrator',
    );
    expect(whyNotMine(waiting, { token: 'eve', role: 'admin', four_eyes })).toBeNull();
  });

  it('says in advance that a reviewer is required, and that auditors only read', () => {
    for (const item of [proposed, override]) {
      expect(whyNotMine(item, { ...reviewer('bob'), role: 'analyst' })).toMatch(/A reviewer|for a reviewer/);
      expect(whyNotMine(item, { ...reviewer('bob'), role: 'auditor' })).toContain('read-only');
    }
  });
});
