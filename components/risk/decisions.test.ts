import { describe, expect, it } from 'vitest';
import type { AuditRecord } from '@/lib/domain/audit/schema';
import type { RiskAssessment } from '@/lib/domain/risk/schema';
import { approvalNotesOf, inEffect, overridesOf, refusalsFor } from './decisions';

const assessment = {
  token: 'rsk_2',
  status: 'Active',
  override_carried_from: 'rsk_1',
  overriders: ['ann'],
  approved_by: null,
} as const satisfies Partial<RiskAssessment>;

const record = (
  event_type: AuditRecord['event_type'],
  target_token: string,
  actor: string,
  details = {},
) => ({
  event_type,
  target_token,
  actor: { id: actor, name: actor, type: 'user' as const },
  created_at: '2026-03-01T12:00:00.000Z',
  details,
});

const records = [
  record('risk_assessment.overridden', 'rsk_1', 'ann'),
  record('risk_assessment.overridden', 'rsk_0', 'bob'),
];
const four_eyes = { critical_false_positive: true, risk_override: true };
const refusals = (token: string, role: 'analyst' | 'reviewer' | 'auditor', changed = {}, isClosed = false) =>
  refusalsFor({ token, role, four_eyes }, { isClosed, assessment: { ...assessment, ...changed } });

describe('risk · decisions', () => {
  it('follow the newest Active or Approved assessment, and a Draft only without one', () => {
    const of = (...statuses: RiskAssessment['status'][]) =>
      inEffect(statuses.map((status) => ({ status }) as RiskAssessment))?.status; // only the field that is read
    expect(of('Draft', 'Superseded', 'Approved', 'Superseded')).toBe('Approved');
    expect(of('Draft')).toBe('Draft');
    expect(of()).toBeUndefined();
  });

  it('know who set an override, even one that was carried over', () => {
    expect(overridesOf(assessment, records).map(({ actor }) => actor.id)).toEqual(['ann']);
  });

  it('are refused in advance to everyone who overrode it, and to anybody but reviewers', () => {
    expect(refusals('ann', 'reviewer').approve).toContain('You set this tier');
    expect(refusals('bob', 'reviewer')).toEqual({ calculate: null, override: null, approve: null });
    expect(refusals('bob', 'reviewer', { overriders: ['bob', 'ann'] }).approve).toContain(
      'You set this tier',
    );
    for (const analyst of ['ann', 'bob'])
      expect(refusals(analyst, 'analyst').approve).toBe('A reviewer must approve it.');
  });

  it('are open to the person who overrode or approved it where the policy asks for no second person', () => {
    const alone = {
      token: 'ann',
      role: 'reviewer',
      four_eyes: { ...four_eyes, risk_override: false },
    } as const;
    expect(refusalsFor(alone, { isClosed: false, assessment }).approve).toBeNull();
    const approved = { ...assessment, status: 'Approved', approved_by: 'ann' } as const;
    expect(refusalsFor(alone, { isClosed: false, assessment: approved }).override).toBeNull();
  });

  it('are refused to an auditor, on a closed case, and in other statuses', () => {
    expect(Object.values(refusals('bob', 'auditor'))).not.toContain(null);
    expect(Object.values(refusals('bob', 'reviewer', {}, true))).not.toContain(null);
    expect(refusals('bob', 'reviewer', { status: 'Draft' }).approve).toContain('Checks are still running');
    expect(refusals('bob', 'reviewer', { status: 'Approved', approved_by: 'bob' })).toMatchObject({
      override: expect.stringContaining('You approved'),
      approve: expect.stringContaining('cannot be approved'),
    });
  });

  it('include the notes of the approval', () => {
    const approved = record('risk_assessment.approved', 'rsk_2', 'bob', { notes: 'Seen.' });
    expect(approvalNotesOf(assessment, [approved])).toBe('Seen.');
    expect(approvalNotesOf(assessment, records)).toBeNull();
  });
});
