import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bringCase } from '@/tests/fixtures/cases';
import { aCase, aCheck, anAlert, anAssessment, anEntity, aUser } from '@/tests/fixtures/factories';
import { asOwner, rowCounts } from '@/tests/fixtures/owner';
import { aProject, type TestProject } from '@/tests/fixtures/project';
import { loadSampleList } from '@/tests/fixtures/sample-screening';
import { patience } from '@/tests/fixtures/until';

// The rules of docs/api 6.1 for a Closed case.

let project: TestProject;
let token: string;

beforeAll(async () => {
  await loadSampleList();
  project = await aProject();
});

beforeEach(async () => {
  token = (await aCase(project.ctx)).token;
});

const get = async (path: string) => (await project.ask('GET', `/v1/${path}`)).json.data;
const current = () => get(`cases/${token}`);
const closeCase = () => bringCase(project, token, 'Closed');

async function aCheckThatIs(status: string) {
  const check = await aCheck(project.ctx, { case_token: token });
  await asOwner('update checks set status = $1 where token = $2', [status, check.token]);
  return check.token;
}

describe('cases · Closed', () => {
  const another = { entity: { type: 'Person', last_name: 'Ward' }, role: 'Director' };
  const lower = { tier: 'Low', justification: 'The match is of a namesake.' };
  type Request = [path: string, body?: object];

  it.each<[string, () => Promise<Request>]>([
    ['a new risk assessment', async () => [`cases/${token}/risk-assessments`]],
    ['another entity', async () => [`cases/${token}/entities`, another]],
    [
      'an override',
      async () => [`risk-assessments/${await anAssessment(project.ctx, token)}/override`, lower],
    ],
    ['an approval', async () => [`risk-assessments/${await anAssessment(project.ctx, token)}/approve`, {}]],
    ['a retry of a check', async () => [`checks/${await aCheckThatIs('Failed')}/retry`]],
    [
      'a waiver of a check',
      async () => [`checks/${await aCheckThatIs('Awaiting Document')}/waive`, { reason: 'Low materiality' }],
    ],
  ])('refuses %s with 409, and nothing changes', async (_name, prepare) => {
    const [path, body] = await prepare();
    await closeCase();
    const checks = async () => get(`cases/${token}/checks`);
    const before = [await current(), await checks(), await rowCounts(project.ctx)];
    const { status, json } = await project.ask('POST', `/v1/${path}`, { body });
    expect([status, json.error.code, json.error.message]).toEqual([
      409,
      'INVALID_STATE',
      expect.stringContaining('the case is Closed'),
    ]);
    expect([await current(), await checks(), await rowCounts(project.ctx)]).toEqual(before);
  });

  it.each<[string, () => Promise<['POST' | 'PATCH', ...Request]>]>([
    ['a comment', async () => ['POST', `cases/${token}/comments`, { type: 'Comment', body: 'Filed.' }]],
    ['other metadata', async () => ['PATCH', `cases/${token}`, { metadata: { box: '12' } }]],
    ['another assignee', async () => ['PATCH', `cases/${token}`, { assigned_to: await aUser(project.ctx) }]],
    ['a cancelled check', async () => ['POST', `checks/${await aCheckThatIs('Awaiting Document')}/cancel`]],
    [
      'another name for its entity',
      async () => {
        const entity = await anEntity(project.ctx, { case_token: token });
        return ['PATCH', `entities/${entity.token}`, { last_name: 'Worth' }];
      },
    ],
    [
      'an acknowledged alert',
      async () => ['POST', `alerts/${(await anAlert(project.ctx, { case_token: token })).token}/acknowledge`],
    ],
  ])('accepts %s, and keeps its decision', async (_name, prepare) => {
    const [method, path, body] = await prepare();
    await closeCase();
    const { status, decision, closed_at, risk_tier } = await current();
    const answer = await project.ask(method, `/v1/${path}`, { body });
    expect(answer.status, JSON.stringify(answer.json)).toBeLessThan(300);
    expect(await current()).toMatchObject({ status, decision, closed_at, risk_tier });
  });

  it('keeps the risk of its decision when its alerts are resolved', patience, async () => {
    const body = { first_name: 'Mary', last_name: 'SANCTION', country: 'GB', date_of_birth: '1980-02-29' };
    const { json: flow } = await project.ask('POST', `${project.execute}/kyc/api`, { body });
    token = flow.case_token;
    await closeCase();
    const risk = async () => {
      const { risk_tier, risk_score } = await current();
      return [risk_tier, risk_score, await get(`cases/${token}/risk-assessments`)];
    };
    const before = await risk();
    for (const alert of await get(`cases/${token}/alerts`)) {
      await project.ask('POST', `/v1/alerts/${alert.token}/acknowledge`);
      const resolution = { action: 'Approve', rationale: 'Another person.', is_false_positive: true };
      const answer = await project.ask('POST', `/v1/alerts/${alert.token}/resolve`, { body: resolution });
      expect(answer.status).toBe(200);
    }
    expect((await get(`flows/${flow.flow_token}`)).overall_verdict).toBe('Pass');
    expect(await risk()).toEqual(before);
  });
});
