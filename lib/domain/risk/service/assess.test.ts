import { describe, expect, it } from 'vitest';
import { listAuditLogs } from '@/lib/domain/audit/service/list-audit-logs';
import { getCase } from '@/lib/domain/cases/service/get';
import { moveChecks } from '@/lib/domain/checks/service/move';
import type { PageRequest } from '@/lib/domain/answer';
import type { Context } from '@/lib/platform/context';
import { NotFound } from '@/lib/platform/errors/errors';
import { read, transaction } from '@/lib/platform/database/transaction';
import { aCase, aCheck, aProject, riskFacts } from '@/tests/fixtures/factories';
import type { RiskFacts } from '../schema';
import { assessRisk } from './assess';
import { findNewestRiskAssessment } from './find-newest';
import { getRiskAssessment } from './get';
import { listCaseRiskAssessments } from './list-case-risk-assessments';
import { replayRiskAssessment } from './replay';

const firstPage: PageRequest = { limit: 25, sort: { field: 'created_at', descending: true }, after: null };

const assessed = (ctx: Context, caseToken: string, changed: Partial<RiskFacts> = {}) =>
  transaction(ctx, (tx) => assessRisk(tx, ctx, caseToken, { ...riskFacts, ...changed }, 'asked'));

const statuses = async (ctx: Context, caseToken: string) =>
  (await listCaseRiskAssessments(ctx, caseToken, firstPage)).items.map(({ status }) => status).sort();

describe('risk · assess', () => {
  it('creates an Active assessment and sets the tier and score of the case', async () => {
    const ctx = await aProject();
    const { token } = await aCase(ctx);
    const assessment = await getRiskAssessment(
      ctx,
      (await assessed(ctx, token, { sanctions: 'match' })).token,
    );
    expect(assessment).toMatchObject({
      case_token: token,
      status: 'Active',
      tier: 'High',
      effective_tier: 'High',
      due_diligence_path: 'EDD',
      review_frequency: '6 Months',
      override_tier: null,
      approved_by: null,
    });
    const { risk_tier, risk_score } = await getCase(ctx, token);
    expect({ risk_tier, risk_score }).toEqual({ risk_tier: 'High', risk_score: assessment.overall_score });
  });

  it('writes the audit record and the event once', async () => {
    const ctx = await aProject();
    const { token } = await aCase(ctx);
    const { token: target_token } = await assessed(ctx, token);
    const { items } = await listAuditLogs(ctx, { target_type: 'risk_assessment' }, firstPage);
    expect(items).toMatchObject([
      { event_type: 'risk_assessment.calculated', target_token, case_token: token },
    ]);
    const events = await read(ctx, (tx) =>
      tx.event.findMany({ where: { project_id: ctx.project.id, type: { startsWith: 'risk_assessment.' } } }),
    );
    expect(events).toMatchObject([{ type: 'risk_assessment.completed', data: { token: target_token } }]);
  });

  it('stores the facts from which the score can be computed again', async () => {
    const ctx = await aProject();
    const { token } = await aCase(ctx);
    const stored = await assessed(ctx, token, { pep: 'match', country: 'VE' });
    const { replayed: again } = await replayRiskAssessment(ctx, stored.token);
    const { overall_score, dimensions } = await getRiskAssessment(ctx, stored.token);
    expect({ overall_score, dimensions }).toEqual({
      overall_score: again.overall_score,
      dimensions: again.dimensions,
    });
  });

  it('supersedes the last Active assessment', async () => {
    const ctx = await aProject();
    const { token } = await aCase(ctx);
    const first = await assessed(ctx, token);
    await assessed(ctx, token, { pep: 'match' });
    expect(await getRiskAssessment(ctx, first.token)).toMatchObject({ status: 'Superseded', tier: 'Low' });
    expect(await statuses(ctx, token)).toEqual(['Active', 'Superseded']);
    expect(await getCase(ctx, token)).toMatchObject({ risk_tier: 'Medium' });
  });

  it('does not change an Approved assessment', async () => {
    const ctx = await aProject();
    const { token } = await aCase(ctx);
    const approved = await assessed(ctx, token);
    await transaction(ctx, (tx) =>
      tx.riskAssessment.updateMany({ where: { token: approved.token }, data: { status: 'Approved' } }),
    );
    await assessed(ctx, token);
    expect(await statuses(ctx, token)).toEqual(['Active', 'Approved']);
  });

  it('keeps one Draft without webhooks while checks are open, and the last Active assessment', async () => {
    const ctx = await aProject();
    const { token } = await aCase(ctx);
    await assessed(ctx, token);
    const check = await aCheck(ctx, { case_token: token });
    await assessed(ctx, token, { sanctions: 'match' });
    const draft = await assessed(ctx, token, { sanctions: 'match' });
    expect(await statuses(ctx, token)).toEqual(['Active', 'Draft']);
    expect(await getCase(ctx, token)).toMatchObject({ risk_tier: 'Low' });
    const completed = await read(ctx, (tx) =>
      tx.event.count({ where: { project_id: ctx.project.id, type: 'risk_assessment.completed' } }),
    );
    const { items } = await listAuditLogs(ctx, { event_type: 'risk_assessment.calculated' }, firstPage);
    expect([completed, items.map(({ details }) => details.status).sort()]).toEqual([
      1,
      ['Active', 'Draft', 'Draft'],
    ]);

    await transaction(ctx, (tx) => moveChecks(tx, ctx, [{ check, actions: ['finish'] }]));
    const active = await assessed(ctx, token, { pep: 'match' });
    expect(active.token).toBe(draft.token);
    expect(await statuses(ctx, token)).toEqual(['Active', 'Superseded']);
    expect(await getCase(ctx, token)).toMatchObject({ risk_tier: 'Medium' });
  });

  it('leaves one Active assessment after concurrent calculations', async () => {
    const ctx = await aProject();
    const { token } = await aCase(ctx);
    await Promise.all(Array.from({ length: 5 }, () => assessed(ctx, token)));
    const all = await statuses(ctx, token);
    expect(all.filter((status) => status === 'Active')).toHaveLength(1);
    expect(all).toHaveLength(5);
  });
});

describe('risk · several cases', () => {
  it('supersedes no assessment of another case', async () => {
    const ctx = await aProject();
    const [one, other] = [await aCase(ctx), await aCase(ctx)];
    await assessed(ctx, one.token);
    await assessed(ctx, other.token);
    expect([await statuses(ctx, one.token), await statuses(ctx, other.token)]).toEqual([
      ['Active'],
      ['Active'],
    ]);
  });

  it('overwrites no Draft of another case', async () => {
    const ctx = await aProject();
    const [one, other] = [await aCase(ctx), await aCase(ctx)];
    for (const { token } of [one, other]) await aCheck(ctx, { case_token: token });
    const first = await assessed(ctx, one.token);
    const second = await assessed(ctx, other.token);
    expect(second.token).not.toBe(first.token);
    expect([await statuses(ctx, one.token), await statuses(ctx, other.token)]).toEqual([
      ['Draft'],
      ['Draft'],
    ]);
  });
});

describe('risk · newest', () => {
  it('is the assessment that was calculated last', async () => {
    const ctx = await aProject();
    const { token } = await aCase(ctx);
    const newest = () => read(ctx, (tx) => findNewestRiskAssessment(tx, ctx, token));
    expect(await newest()).toBeNull();
    await assessed({ ...ctx, now: () => new Date('2026-03-02T12:00:00Z') }, token);
    const later = await assessed({ ...ctx, now: () => new Date('2026-03-02T12:00:01Z') }, token);
    expect((await newest())?.token).toBe(later.token);
  });
});

describe('risk · tenancy', () => {
  it('throws NotFound for a case and an assessment of another project', async () => {
    const [ours, theirs] = [await aProject(), await aProject()];
    const { token } = await aCase(theirs);
    const assessment = await assessed(theirs, token);
    await expect(getRiskAssessment(ours, assessment.token)).rejects.toThrow(NotFound);
    await expect(assessed(ours, token)).rejects.toThrow(NotFound);
  });
});
