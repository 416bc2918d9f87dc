import { describe, expect, it } from 'vitest';
import type { User } from '@/lib/domain/access/schema';
import type { Alert } from '@/lib/domain/alerts/schema';
import { choicesOf } from './choices';
import { type Draft, noDraft } from './draft';
import { planOf } from './plan';

/** Holds only the fields that a plan reads. */
const alert = (change: Partial<Alert> = {}) =>
  ({ status: 'Acknowledged', category: 'PEP Match', priority: 'Medium', proposal: null, ...change }) as Alert;
const user = (token: string, role: User['role']) => ({ token, role, name: token }) as User;
const draft = (change: Partial<Draft>): Draft => ({ ...noDraft, rationale: 'Another person.', ...change });

const four_eyes = { critical_false_positive: true, risk_override: true };
const analyst = { role: 'analyst', token: 'ann', four_eyes } as const;
const reviewer = { role: 'reviewer', token: 'rob', four_eyes } as const;
const reviewers = [user('rob', 'reviewer'), user('ada', 'admin')];
const sanction = alert({ category: 'Sanctions Hit' });

describe('alerts · decision', () => {
  it('resolves a simple false positive', () => {
    expect(planOf(alert(), draft({ choice: 'false_positive' }), analyst, reviewers)).toEqual({
      kind: 'resolve',
      label: 'Resolve as false positive',
      done: 'False positive',
      body: { action: 'Approve', rationale: 'Another person.', is_false_positive: true },
    });
  });

  it('proposes what an analyst may not clear alone, and resolves it for a reviewer', () => {
    const choice = draft({ choice: 'false_positive' });
    expect(planOf(sanction, choice, analyst, reviewers)).toMatchObject({
      kind: 'escalate',
      label: 'Propose false positive',
      done: 'Proposed: false positive',
      body: { escalate_to: 'rob', proposed_resolution: { action: 'Approve', is_false_positive: true } },
    });
    expect(planOf(sanction, choice, reviewer, [])).toMatchObject({ kind: 'resolve' });
    expect(planOf(sanction, draft({ choice: 'true_match' }), analyst, [])).toMatchObject({ kind: 'resolve' });
  });

  it('says for a face and a document what happens to the person', () => {
    const labelsOf = (of: Partial<Alert>) =>
      (['false_positive', 'true_match'] as const).map(
        (choice) => planOf(alert({ category: 'Name Mismatch', ...of }), draft({ choice }), analyst, []).label,
      );
    expect(labelsOf({ check_type_code: 'IDV_BIOMETRIC' })).toEqual([
      'Pass: same person',
      'Fail: not the same person',
    ]);
    expect(labelsOf({ check_type_code: 'IDV_DOCUMENT' })).toEqual([
      'Pass: document is acceptable',
      'Fail: document is not acceptable',
    ]);
    const inSpite = draft({ choice: 'true_match', action: 'Approve' });
    const document = alert({ category: 'DOB Mismatch', check_type_code: 'IDV_DOCUMENT' });
    expect(planOf(document, inSpite, analyst, [])).toMatchObject({
      label: 'Pass anyway: document is not acceptable',
      body: { action: 'Approve', is_false_positive: false },
    });
  });

  it('lets a newer document replace the old one, which is neither accepted nor rejected', () => {
    const replaced_by = {
      of: 'document',
      check_token: 'chk_2',
      is_accepted: true,
      completed_at: '',
    } as const;
    const document = alert({ category: 'Name Mismatch', check_type_code: 'IDV_DOCUMENT', replaced_by });
    expect(choicesOf(document)).toEqual(['replaced', 'true_match', 'escalate']);
    expect(planOf(document, draft({ choice: 'replaced' }), analyst, [])).toEqual({
      kind: 'resolve',
      label: 'Let the newer document count',
      done: 'Replaced: the newer document counts',
      body: {
        action: 'Approve',
        is_false_positive: false,
        rationale: 'Another person.',
        replaced_by: 'chk_2',
      },
    });
    for (const change of [{ is_accepted: false }, { of: 'portrait' }] as const)
      expect(choicesOf({ replaced_by: { ...replaced_by, ...change } })).toContain('false_positive');
  });

  it('asks nobody else when the policy does not require it', () => {
    const alone = { ...analyst, four_eyes: { ...four_eyes, critical_false_positive: false } };
    const choice = draft({ choice: 'false_positive' });
    expect(planOf(sanction, choice, alone, reviewers)).toMatchObject({ kind: 'resolve' });
  });

  it('escalates to the chosen reviewer', () => {
    expect(planOf(alert(), draft({ choice: 'escalate', reviewer: 'ada' }), analyst, reviewers)).toEqual({
      kind: 'escalate',
      label: 'Escalate to ada',
      done: 'Escalated',
      body: { reason: 'Another person.', escalate_to: 'ada' },
    });
  });

  it('says what is missing', () => {
    const reasonOf = (
      change: Partial<Draft>,
      of = alert(),
      who: typeof analyst | typeof reviewer = analyst,
    ) => {
      const plan = planOf(of, draft(change), who, []);
      return plan.kind === 'none' ? plan.reason : null;
    };
    expect(reasonOf({})).toBe('Choose a decision.');
    expect(reasonOf({ choice: 'escalate', rationale: ' ' })).toBe('Write a reason.');
    expect(reasonOf({ choice: 'true_match', rationale: ' ' })).toBe('Write a rationale.');
    expect(reasonOf({ choice: 'true_match', rationale: 'u23' })).toBe('Write the rationale in words.');
    expect(reasonOf({ choice: 'escalate', rationale: '2' })).toBe('Write the reason in words.');
    expect(reasonOf({ choice: 'escalate', rationale: '別人' })).toBe('No reviewer can take it.');
    expect(reasonOf({ choice: 'escalate' })).toBe('No reviewer can take it.');
    expect(reasonOf({ choice: 'true_match', action: 'Approve with Conditions' })).toBe(
      'Write the conditions.',
    );
    const escalated = alert({ status: 'Escalated' });
    expect(reasonOf({ choice: 'escalate' }, escalated, reviewer)).toBe(
      'This alert is already with a reviewer.',
    );
  });

  it('sends nothing until the reviewers are loaded, and keeps the decision', () => {
    const lacking = { kind: 'none', lacksReviewers: true, reason: expect.stringContaining('is kept') };
    const escalation = draft({ choice: 'escalate' });
    expect(planOf(alert(), escalation, analyst, null)).toMatchObject(lacking);
    expect(planOf(alert(), escalation, analyst, [])).toMatchObject({ reason: 'No reviewer can take it.' });
    const wordless = planOf(alert(), draft({ choice: 'escalate', rationale: '' }), analyst, null);
    expect(wordless).toEqual({ kind: 'none', label: 'Escalate', reason: 'Write a reason.' });
    expect(planOf(alert(), draft({ choice: 'false_positive' }), analyst, null).kind).toBe('resolve');
  });
});
