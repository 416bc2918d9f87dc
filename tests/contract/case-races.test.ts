import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anApprovedAssessment, askToMove, bringCase } from '@/tests/fixtures/cases';
import { aCase, aCheck, anAlert, anEntity, aUser } from '@/tests/fixtures/factories';
import { aProject, type TestProject } from '@/tests/fixtures/project';
import { race } from '@/tests/fixtures/race';

let project: TestProject;
let token: string;

beforeAll(async () => {
  project = await aProject();
});

beforeEach(async () => {
  token = (await aCase(project.ctx)).token;
});

const current = async () => (await project.ask('GET', `/v1/cases/${token}`)).json.data;
const records = async () =>
  (await project.ask('GET', `/v1/audit-logs?target_token=${token}&event_type=case.status_changed`)).json.meta
    .total;

describe('cases · concurrent requests', () => {
  it('make the same move once, and refuse the others with 409', async () => {
    const answers = await race(
      'cases',
      token,
      Array(3).fill(() => askToMove(project, token, 'progress')),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused.map(({ json }) => json.error.code)).toEqual(['INVALID_STATE', 'INVALID_STATE']);
    expect([(await current()).status, await records()]).toEqual(['In Progress', 1]);
  });

  it('close or escalate a case, not both', async () => {
    await bringCase(project, token, 'In Review');
    const escalate_to = await aUser(project.ctx, { role: 'reviewer' });
    const escalate = () =>
      project.ask('POST', `/v1/cases/${token}/escalate`, { body: { reason: 'Look.', escalate_to } });
    const answers = await race('cases', token, [() => askToMove(project, token, 'close'), escalate]);
    // A closed case cannot be escalated, and an escalated case cannot be closed.
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('do not approve a case to which an alert is being added', async () => {
    await anApprovedAssessment(project.ctx, token);
    await bringCase(project, token, 'In Review');
    const approve = () => project.ask('POST', `/v1/cases/${token}/close`, { body: { decision: 'Approve' } });
    const [{ status }] = await Promise.all([approve(), anAlert(project.ctx, { case_token: token })]);
    const { decision, open_alerts_count } = await current();
    // Either the alert came first, or the case was closed before it.
    expect([
      [200, 'Approve'],
      [409, null],
    ]).toContainEqual([status, decision]);
    expect(open_alerts_count).toBe(1);
  });

  it('approve a case or start a screening in it, but not both', async () => {
    const entity = await anEntity(project.ctx, { case_token: token });
    const screened = { case_token: token, entity_token: entity.token, type_code: 'SCR_PEP' } as const;
    await project.ask('POST', `/v1/checks/${(await aCheck(project.ctx, screened)).token}/cancel`);
    await anApprovedAssessment(project.ctx, token);
    await bringCase(project, token, 'In Review');
    const approve = () => project.ask('POST', `/v1/cases/${token}/close`, { body: { decision: 'Approve' } });
    const rename = () =>
      project.ask('PATCH', `/v1/entities/${entity.token}`, { body: { last_name: 'Okoro' } });
    const [approved, renamed] = await race('cases', token, [approve, rename]);
    const checks = (await project.ask('GET', `/v1/cases/${token}/checks`)).json.data;
    const isScreened = checks.some(({ status }: { status: string }) => status !== 'Cancelled');
    expect(renamed?.status).toBe(200);
    // Either the screening came first, or it starts outside the closed case.
    expect([
      [200, false],
      [409, true],
    ]).toContainEqual([approved?.status, isScreened]);
  });
});
