import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aCase, anAssessment } from '@/tests/fixtures/factories';
import { aProject, type TestProject } from '@/tests/fixtures/project';
import { race } from '@/tests/fixtures/race';

let project: TestProject;
let case_token: string;
let token: string;

beforeAll(async () => {
  project = await aProject();
});

beforeEach(async () => {
  case_token = (await aCase(project.ctx)).token;
  token = await anAssessment(project.ctx, case_token);
});

const approve = () => project.ask('POST', `/v1/risk-assessments/${token}/approve`, { body: {} });
const calculate = () => project.ask('POST', `/v1/cases/${case_token}/risk-assessments`);
const override = (tier: string) => () =>
  project.ask('POST', `/v1/risk-assessments/${token}/override`, {
    body: { tier, justification: 'Two people at once.' },
  });

const read = async (path: string) => (await project.ask('GET', path)).json.data;
const statuses = async () =>
  (await read(`/v1/cases/${case_token}/risk-assessments`)).map(({ status }: { status: string }) => status);
const approvals = () => read(`/v1/audit-logs?target_token=${token}&event_type=risk_assessment.approved`);

describe('risk assessments · concurrent requests', () => {
  it('approve an assessment once, and refuse the others with 409', async () => {
    const answers = await race('cases', case_token, [approve, approve, approve]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const refused = answers.filter(({ status }) => status === 409).map(({ json }) => json.error);
    for (const { code, message } of refused) {
      expect([code, message]).toEqual(['INVALID_STATE', expect.stringContaining('Approved')]);
    }
    expect(await approvals()).toHaveLength(1);
  });

  it('approve or supersede an assessment, but never both', async () => {
    const [approved, calculated] = await race('cases', case_token, [approve, calculate]);
    expect(calculated?.status).toBe(201);
    if (approved?.status === 200) expect((await statuses()).sort()).toEqual(['Active', 'Approved']);
    else {
      expect([approved?.status, approved?.json.error.code]).toEqual([409, 'INVALID_STATE']);
      expect((await statuses()).sort()).toEqual(['Active', 'Superseded']);
    }
    expect(await approvals()).toHaveLength(approved?.status === 200 ? 1 : 0);
  });

  it('leave one Active assessment after several calculations', async () => {
    const answers = await race('cases', case_token, [calculate, calculate, calculate]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect((await statuses()).sort()).toEqual(['Active', 'Superseded', 'Superseded', 'Superseded']);
  });

  it('override an assessment one after the other, and the case has the tier of the last one', async () => {
    await race('cases', case_token, [override('High'), override('Medium')]);
    const { effective_tier } = await read(`/v1/risk-assessments/${token}`);
    expect((await read(`/v1/cases/${case_token}`)).risk_tier).toBe(effective_tier);
    const records = await read(
      `/v1/audit-logs?target_token=${token}&event_type=risk_assessment.overridden&sort=created_at`,
    );
    const [first, last] = records.map(({ details }: { details: object }) => details);
    expect([first.from, last.from, last.to]).toEqual(['Low', first.to, effective_tier]);
  });
});
