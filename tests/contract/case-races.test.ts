import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anApprovedAssessment, askToMove, bringCase } from '@/tests/fixtures/cases';
import { aCase, anAlert, aUser } from '@/tests/fixtures/factories';
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
    // Escalated after it was closed is not allowed, and neither is closed after it was escalated.
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('do not approve a case to which an alert is added at that moment', async () => {
    await anApprovedAssessment(project.ctx, token);
    await bringCase(project, token, 'In Review');
    const approve = () => project.ask('POST', `/v1/cases/${token}/close`, { body: { decision: 'Approve' } });
    const [{ status }] = await Promise.all([approve(), anAlert(project.ctx, { case_token: token })]);
    const { decision, open_alerts_count } = await current();
    // Either the alert was there first, or the case was closed before it came.
    expect([
      [200, 'Approve'],
      [409, null],
    ]).toContainEqual([status, decision]);
    expect(open_alerts_count).toBe(1);
  });
});
