import { describe, expect, it } from 'vitest';
import { type ApprovalFacts, blockersOf } from './before-approval';

const approved = {
  status: 'Approved',
  override_tier: null,
  approved_tier: 'Medium',
} as const;

const ready: ApprovalFacts = {
  of: { token: 'cas_1', status: 'In Review', open_alerts_count: 0, risk_tier: 'Medium' },
  alerts: [{ status: 'Resolved', proposal: null }],
  checks: [{ status: 'Complete' }, { status: 'Failed' }],
  assessments: [approved],
};

const notesOf = (change: Partial<ApprovalFacts>) =>
  blockersOf({ ...ready, ...change }).map(({ title, note }) => `${title}: ${note}`);

describe('blockersOf', () => {
  it('is empty for a case that can be approved, even with a failed check', () => {
    expect(blockersOf(ready)).toEqual([]);
  });

  it('counts what is open, with links', () => {
    const blockers = blockersOf({
      ...ready,
      of: { ...ready.of, open_alerts_count: 2 },
      alerts: [
        { status: 'Open', proposal: null },
        { status: 'Escalated', proposal: null },
      ],
      checks: [{ status: 'Awaiting Client' }, { status: 'Queued' }, { status: 'Retry Scheduled' }],
    });
    expect(blockers).toMatchObject([
      { title: '2 alerts to resolve', note: '1 with a reviewer', href: '/cases/cas_1/alerts' },
      {
        title: '3 checks to finish',
        note: '1 waiting for the person, 1 running, 1 to be tried again',
        href: '/cases/cas_1/checks',
      },
    ]);
  });

  it('asks for an approval of the case’s current tier, after the last override', () => {
    expect(notesOf({ assessments: [] })).toEqual(['Risk to approve: The risk has not been assessed']);
    expect(notesOf({ assessments: [{ ...approved, status: 'Active', approved_tier: null }] })).toEqual([
      'Risk to approve: A reviewer must approve it',
    ]);
    expect(notesOf({ of: { ...ready.of, risk_tier: 'High' } })).toEqual([
      'Risk to approve: The tier has changed since it was approved',
    ]);
    const overriddenLater = { ...approved, approved_tier: null, override_tier: 'Medium' } as const;
    expect(notesOf({ assessments: [overriddenLater] })).toEqual([
      'Risk to approve: Set manually after the approval; calculate again',
    ]);
  });

  const overridden = { status: 'Active', override_tier: 'High', approved_tier: null } as const;
  const overriddenSince = { ...approved, approved_tier: null } as const;

  it('asks a reviewer to confirm an override in effect, also if an approval went before it', () => {
    for (const earlier of [[], [overriddenSince]])
      expect(notesOf({ assessments: [overridden, ...earlier] })).toEqual([
        'Risk to approve: Set manually; a reviewer must confirm it',
      ]);
  });

  it('looks at the assessment in effect, not at a newer Draft', () => {
    const active = { ...overridden, override_tier: null };
    expect(notesOf({ assessments: [{ ...overridden, status: 'Draft' }, active] })).toEqual([
      'Risk to approve: A reviewer must approve it',
    ]);
    expect(notesOf({ assessments: [{ ...active, status: 'Draft' }, overridden] })).toEqual([
      'Risk to approve: Set manually; a reviewer must confirm it',
    ]);
  });

  it('asks for no calculation after one that dropped the override', () => {
    const calculated = { ...overridden, override_tier: null };
    expect(notesOf({ assessments: [calculated, overriddenSince] })).toEqual([
      'Risk to approve: A reviewer must approve it',
    ]);
    expect(notesOf({ assessments: [overriddenSince] })).toEqual([
      'Risk to approve: Set manually after the approval; calculate again',
    ]);
  });

  it('is empty once an override was approved', () => {
    expect(notesOf({ assessments: [{ ...approved, override_tier: 'Medium' }] })).toEqual([]);
  });

  it('is empty for a closed case', () => {
    expect(notesOf({ of: { ...ready.of, status: 'Closed' }, assessments: [] })).toEqual([]);
  });
});
