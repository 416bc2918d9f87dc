import { describe, expect, it } from 'vitest';
import type { ReportHead, ReportListName } from '../schema';
import { summaryOf } from './summary';

const record = {
  status: 'Closed',
  decision: 'Approve',
  risk_tier: 'Low',
  risk_score: 61,
  risk_tier_overridden: true,
  policies_when_closed: [
    { kind: 'four_eyes', token: 'pol_1', version: 2 },
    { kind: 'straight_through', token: null, version: 0 },
  ],
};

const assessment = {
  status: 'Approved',
  created_at: '2026-11-22T10:00:00.000Z',
  override_tier: 'Low',
  override_justification: 'The owner is a pensioner.',
  overriders: ['usr_1'],
  approved_tier: 'Low',
  approved_by: 'usr_2',
  approved_at: '2026-11-22T11:00:00.000Z',
  policies_when_approved: [{ kind: 'four_eyes', token: 'pol_1', version: 2 }],
};

const summaryOfLists = (lists: Partial<Record<ReportListName, object[]>>) =>
  summaryOf({
    head: { case: record as ReportHead['case'] }, // the summary reads nothing else of it
    itemsOf: (list) => (lists[list] ?? []).map((each) => ({ ...each })),
  });

const summaryWith = (...assessments: object[]) => summaryOfLists({ risk_assessments: assessments });

describe('evidence packs · summary', () => {
  it('says why the risk was overridden, by whom, and who approved it', () => {
    expect(summaryWith(assessment)).toMatchObject({
      risk: 'Low (set manually, calculated score 61)',
      override_justification: 'The owner is a pensioner.',
      overridden_by: ['usr_1'],
      risk_approved_by: 'usr_2',
      risk_approved_at: '2026-11-22T11:00:00.000Z',
    });
  });

  it('says that nobody has approved the risk since it was overridden', () => {
    expect(summaryWith({ ...assessment, approved_tier: null })).toMatchObject({
      risk_approved_by: 'nobody since the override',
    });
  });

  it('is of the assessment in effect, not of a superseded one or a draft', () => {
    const others = [
      { ...assessment, status: 'Superseded', override_justification: 'Superseded.' },
      { ...assessment, created_at: '2026-11-23T10:00:00.000Z', override_justification: 'In effect.' },
      { ...assessment, created_at: '2026-11-24T10:00:00.000Z', status: 'Draft' },
    ];
    expect(summaryWith(...others)).toMatchObject({ override_justification: 'In effect.' });
  });

  it('names the versions of the policies at the approval and at the end of the case', () => {
    expect(summaryWith(assessment)).toMatchObject({
      policies_when_approved: 'Four eyes: version 2',
      policies_when_closed: 'Four eyes: version 2; Straight through: Probity’s default',
    });
  });

  it('says who decided the case, and counts resolutions, in the words of the console', () => {
    const closed = { event_type: 'case.closed', actor: { id: 'usr_2', name: 'Rui Reviewer' } };
    const match = { category: 'PEP Match', resolution_action: 'Approve', is_false_positive: true };
    const alerts = [match, match, { ...match, resolution_action: 'Decline', is_false_positive: false }, {}];
    const audit_records = [{ event_type: 'case.created', actor: { id: 'usr_1', name: 'Ada' } }, closed];
    expect(summaryOfLists({ audit_records, alerts })).toMatchObject({
      decision: 'Approved',
      decided_by: 'usr_2 · Rui Reviewer',
      resolutions: '4: 2 False positive; 1 True match, decline; 1 Not yet resolved',
    });
  });

  it('says nothing of an override where there is none', () => {
    const plain = { ...assessment, override_tier: null, override_justification: null, approved_tier: null };
    const summary = summaryWith(plain);
    expect([summary.override_justification, summary.overridden_by, summary.risk_approved_by]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});
