import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { assessRisk } from '@/lib/domain/risk/service/assess';
import { transaction } from '@/lib/platform/database/transaction';
import { anApprovedAssessment, bringCase } from '@/tests/fixtures/cases';
import { aCase, aCheck, anAlert, anAssessment, riskFacts } from '@/tests/fixtures/factories';
import { rowCounts } from '@/tests/fixtures/owner';
import { aProject, type TestProject } from '@/tests/fixtures/project';

let project: TestProject;
let token: string;

beforeAll(async () => {
  project = await aProject();
});

beforeEach(async () => {
  token = (await aCase(project.ctx)).token;
  await bringCase(project, token, 'In Review');
});

const close = (body: object) => project.ask('POST', `/v1/cases/${token}/close`, { body });
const current = async () => (await project.ask('GET', `/v1/cases/${token}`)).json.data;
const override = (assessment: string, tier: string) =>
  project.ask('POST', `/v1/risk-assessments/${assessment}/override`, {
    body: { tier, justification: 'Known to us for years.' },
  });
const assess = () => transaction(project.ctx, (tx) => assessRisk(tx, project.ctx, token, riskFacts, 'asked'));

async function resolve(alert: string) {
  await project.ask('POST', `/v1/alerts/${alert}/acknowledge`);
  const body = { action: 'Approve', rationale: 'Another person.', is_false_positive: true };
  expect((await project.ask('POST', `/v1/alerts/${alert}/resolve`, { body })).status).toBe(200);
}

describe('cases · close', () => {
  it('stores the decision, its summary and its time, and stops the clock', async () => {
    await anApprovedAssessment(project.ctx, token);
    const { status, json } = await close({ decision: 'Approve', summary: 'All is documented.' });
    expect([status, json.data]).toMatchObject([
      200,
      {
        status: 'Closed',
        decision: 'Approve',
        decision_summary: 'All is documented.',
        sla_status: 'On Track',
      },
    ]);
    expect(Math.abs(Date.parse(json.data.closed_at) - Date.now())).toBeLessThan(10_000);
    expect(await current()).toEqual(json.data);
  });

  it('refuses Approve with an unresolved alert with 409', async () => {
    await anApprovedAssessment(project.ctx, token);
    const alerts = [
      await anAlert(project.ctx, { case_token: token }),
      await anAlert(project.ctx, { case_token: token }),
    ];
    const { status, json } = await close({ decision: 'Approve' });
    expect([status, json.error.code, json.error.details]).toEqual([
      409,
      'INVALID_STATE',
      [{ field: 'open_alerts_count', message: '2 alerts are not resolved', code: 'alerts_unresolved' }],
    ]);
    for (const alert of alerts) await resolve(alert.token);
    expect((await close({ decision: 'Approve' })).status).toBe(200);
  });

  it('refuses Approve without an approved assessment with 409', async () => {
    const refusal = [{ field: 'risk_assessment', code: 'assessment_not_approved' }];
    expect((await close({ decision: 'Approve' })).json.error.details).toMatchObject(refusal);
    await assess();
    const active = await close({ decision: 'Approve' });
    expect([active.status, active.json.error.details]).toMatchObject([409, refusal]);
  });

  it('gives one detail for each unmet condition, and changes nothing', async () => {
    await anAlert(project.ctx, { case_token: token });
    await aCheck(project.ctx, { case_token: token });
    const before = [await current(), await rowCounts(project.ctx)];
    const { status, json } = await close({ decision: 'Approve', summary: 'Now.' });
    expect(status).toBe(409);
    expect(json.error.details.map((detail: { code: string }) => detail.code)).toEqual([
      'alerts_unresolved',
      'checks_open',
      'assessment_not_approved',
    ]);
    expect([await current(), await rowCounts(project.ctx)]).toEqual(before);
  });

  it('refuses Approve while a check of the case is open with 409', async () => {
    await anApprovedAssessment(project.ctx, token);
    const check = await aCheck(project.ctx, { case_token: token });
    const { status, json } = await close({ decision: 'Approve' });
    expect([status, json.error.code, json.error.details]).toEqual([
      409,
      'INVALID_STATE',
      [{ field: 'checks', message: 'the case has open checks', code: 'checks_open' }],
    ]);
    expect((await project.ask('POST', `/v1/checks/${check.token}/cancel`)).status).toBe(200);
    expect((await close({ decision: 'Approve' })).status).toBe(200);
  });

  it.each([
    ['raises', 'Low', 'High'],
    ['lowers', 'High', 'Low'],
  ])('refuses Approve when an unapproved override %s the tier', async (_verb, approved, shown) => {
    const first = await anAssessment(project.ctx, token);
    await override(first, approved);
    await project.ask('POST', `/v1/risk-assessments/${first}/approve`, { body: {} });
    const second = await anAssessment(project.ctx, token);
    await override(second, shown);
    const { status, json } = await close({ decision: 'Approve' });
    expect([status, json.error.code, json.error.details]).toEqual([
      409,
      'INVALID_STATE',
      [
        {
          field: 'risk_assessment',
          message: 'the risk assessment in effect is not approved',
          code: 'assessment_in_effect_not_approved',
        },
      ],
    ]);
    await project.ask('POST', `/v1/risk-assessments/${second}/approve`, { body: {} });
    expect((await close({ decision: 'Approve' })).status).toBe(200);
  });

  it('refuses Approve when the approved assessment was overridden after its approval', async () => {
    const assessment = await anAssessment(project.ctx, token);
    await project.ask('POST', `/v1/risk-assessments/${assessment}/approve`, { body: {} });
    await override(assessment, 'High');
    const { status, json } = await close({ decision: 'Approve' });
    expect([status, json.error.details[0].code]).toEqual([409, 'assessment_in_effect_not_approved']);
  });

  it('counts an Approved assessment even if there is a newer one with its tier', async () => {
    await anApprovedAssessment(project.ctx, token);
    await assess();
    expect((await close({ decision: 'Approve' })).status).toBe(200);
  });

  it('accepts Decline even with open alerts and checks', async () => {
    await anAlert(project.ctx, { case_token: token });
    expect((await close({ decision: 'Decline' })).json.data).toMatchObject({
      decision: 'Decline',
      decision_summary: null,
      open_alerts_count: 1,
    });
  });

  it.each<[string, object, string]>([
    ['no decision', { summary: 'Done.' }, 'decision'],
    ['an unknown decision', { decision: 'Escalate' }, 'decision'],
    ['a summary of 5001 characters', { decision: 'Decline', summary: 's'.repeat(5001) }, 'summary'],
  ])('refuses %s with 400', async (_name, body, field) => {
    const { status, json } = await close(body);
    expect([status, json.error.details[0].field]).toEqual([400, field]);
  });

  it('accepts a summary of 5000 characters', async () => {
    expect((await close({ decision: 'Decline', summary: 's'.repeat(5000) })).status).toBe(200);
  });
});
