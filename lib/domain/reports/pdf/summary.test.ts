import { describe, expect, it } from 'vitest';
import type { ReportHead, ReportListName } from '../schema';
import { summaryOf } from './summary';

const record = {
  status: 'Closed',
  decision: 'Approve',
  decision_summary: 'All is explained.',
  closed_at: '2026-11-24T10:00:00.000Z',
  risk_tier: 'Low',
  risk_score: 61,
  risk_tier_overridden: true,
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
};

const summaryOfLists = (lists: Partial<Record<ReportListName, object[]>>, more: object = {}) =>
  summaryOf(
    {
      head: { case: { ...record, ...more } as ReportHead['case'] }, // the summary reads nothing else of it
      itemsOf: (list) => (lists[list] ?? []).map((each) => ({ ...each })),
    },
    new Map([
      ['usr_1', 'Ada'],
      ['usr_2', 'Rui'],
    ]),
  );

const summaryWith = (...assessments: object[]) => summaryOfLists({ risk_assessments: assessments });

describe('evidence packs · summary', () => {
  it('says why the risk was overridden, by whom, and who approved it', () => {
    expect(summaryWith(assessment)).toMatchObject({
      risk: 'Low (set manually, calculated score 61)',
      override_justification: 'The owner is a pensioner.',
      overridden_by: ['usr_1'],
      risk_approved: '22 Nov 2026, 11:00:00 UTC, by Rui',
    });
  });

  it('says that nobody has approved the risk since it was overridden', () => {
    expect(summaryWith({ ...assessment, approved_tier: null })).toMatchObject({
      risk_approved: 'by nobody since the override',
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

  it('says who decided the case, why and when, and counts what was found and decided in the words of the console', () => {
    const closed = { event_type: 'case.closed', actor: { id: 'usr_2', name: 'Rui Reviewer' } };
    const audit_records = [{ event_type: 'case.created', actor: { id: 'usr_1', name: 'Ada' } }, closed];
    const match = { category: 'PEP Match', resolution_action: 'Approve', is_false_positive: true };
    const proposed = { ...match, proposal: { proposed_by: 'usr_1' }, resolved_by: 'usr_2' };
    const declined = { ...match, resolution_action: 'Decline', is_false_positive: false };
    const alerts = [match, proposed, declined, { category: 'PEP Match' }];
    const passed = { status: 'Complete', result: 'Pass' };
    const checks = [passed, { status: 'Complete', result: 'Refer' }, passed, { status: 'Waived' }];
    expect(summaryOfLists({ audit_records, alerts, checks })).toMatchObject({
      decision: 'Approved',
      reason: 'All is explained.',
      decided: '24 Nov 2026, 10:00:00 UTC, by Rui',
      checks: '4: 2 passed, 1 referred, 1 waived',
      alerts: '4: 4 PEP Match\n2 False positive, 1 True match, decline, 1 not yet decided',
      second_person: '1 of 3 decisions on alerts were made by two people',
    });
  });

  it('says that a case is not yet decided, and with whom it is', () => {
    const open = { status: 'In Review', decision: null, assigned_to: 'usr_1' };
    expect(summaryOfLists({}, open)).toMatchObject({
      decision: 'Not yet decided (In Review)',
      owner: 'Ada',
      checks: 'none',
      alerts: 'none',
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
