import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { closeStraightThrough } from '@/lib/domain/casework/service/close-straight-through';
import type { RiskFacts } from '@/lib/domain/risk/schema';
import type { Role } from '@/lib/platform/context';
import { systemContext } from '@/lib/platform/context';
import { bringCase } from '@/tests/fixtures/cases';
import { aCase, anAssessment } from '@/tests/fixtures/factories';
import { setPolicy } from '@/tests/fixtures/policies';
import { type Answer, aProject, ask, type TestProject } from '@/tests/fixtures/project';
import { race } from '@/tests/fixtures/race';
import { consoleHeaders } from '@/tests/fixtures/sessions';

type Send = (path: string, body?: object) => Promise<Answer>;

let project: TestProject;
let people: Record<'analyst' | 'reviewer' | 'admin', Send>;
let case_token: string;

async function asRole(role: Role): Promise<Send> {
  const headers = await consoleHeaders(await project.person(role));
  return (path, body = {}) => ask('POST', path, { headers, body });
}

beforeAll(async () => {
  project = await aProject();
  people = {
    analyst: await asRole('analyst'),
    reviewer: await asRole('reviewer'),
    admin: await asRole('admin'),
  };
});

beforeEach(async () => {
  case_token = (await aCase(project.ctx)).token;
});

const calculate = () => `/v1/cases/${case_token}/risk-assessments`;
const assessment = (facts: Partial<RiskFacts> = {}) => anAssessment(project.ctx, case_token, facts);
const read = async (path: string) => (await project.ask('GET', path)).json.data;
const shownTier = async () => (await read(`/v1/cases/${case_token}`)).risk_tier;
const unexplained = (tier: string) => ({ tier, justification: 'The source of wealth is unexplained.' });
const override = (token: string, tier: string, by: Send = people.admin) =>
  by(`/v1/risk-assessments/${token}/override`, unexplained(tier));
const approve = (token: string, by: Send = people.reviewer) => by(`/v1/risk-assessments/${token}/approve`);
const close = (by: Send = people.reviewer) => by(`/v1/cases/${case_token}/close`, { decision: 'Approve' });

describe('risk assessments · an override', () => {
  it('is carried over to the next calculation, which says where it comes from', async () => {
    const first = await assessment();
    await override(first, 'High');
    const { status, json } = await people.analyst(calculate());
    expect([status, json.data]).toMatchObject([
      201,
      {
        status: 'Active',
        tier: 'Low',
        effective_tier: 'High',
        due_diligence_path: 'EDD',
        override_tier: 'High',
        override_justification: unexplained('High').justification,
        override_carried_from: first,
      },
    ]);
    expect(await shownTier()).toBe('High');
    const records = await read(
      `/v1/audit-logs?target_token=${json.data.token}&event_type=risk_assessment.calculated`,
    );
    expect(records).toMatchObject([{ details: { override_tier: 'High', override_carried_from: first } }]);
  });

  it('prevents closing by Approve at the tier that was approved before it', async () => {
    await bringCase(project, case_token, 'In Review');
    const first = await assessment();
    expect((await approve(first)).status).toBe(200);
    expect((await override(first, 'High')).status).toBe(200);
    const { token } = (await people.analyst(calculate())).json.data;
    const refused = await close();
    expect([refused.status, refused.json.error.details]).toMatchObject([
      409,
      [{ code: 'assessment_in_effect_not_approved' }],
    ]);
    expect((await approve(token, people.admin)).status).toBe(403);
    expect((await approve(token)).status).toBe(200);
    expect((await close()).json.data).toMatchObject({ status: 'Closed', risk_tier: 'High' });
  });

  it('cannot be lowered by the approver of the earlier tier alone', async () => {
    await bringCase(project, case_token, 'In Review');
    const first = await assessment();
    await approve(first);
    await override(first, 'High');
    const { token } = (await people.reviewer(calculate())).json.data;
    expect((await override(token, 'Low', people.reviewer)).status).toBe(200);
    expect(await shownTier()).toBe('Low');
    expect([(await approve(token)).status, (await close()).status]).toEqual([403, 409]);
    expect((await approve(token, await asRole('reviewer'))).status).toBe(200);
    expect((await close()).status).toBe(200);
  });

  it('is suspended while the calculated risk is higher, and applies again after that', async () => {
    const first = await assessment();
    await override(first, 'Medium');
    const high = await read(`/v1/risk-assessments/${await assessment({ sanctions: 'match' })}`);
    expect(high).toMatchObject({ effective_tier: 'High', override_tier: null, override_carried_from: null });
    const low = await read(`/v1/risk-assessments/${await assessment()}`);
    expect(low).toMatchObject({ tier: 'Low', effective_tier: 'Medium', override_carried_from: first });
  });

  it('ends with another override', async () => {
    await override(await assessment(), 'High');
    const second = await assessment();
    await override(second, 'Medium');
    const third = await read(`/v1/risk-assessments/${await assessment()}`);
    expect(third).toMatchObject({ effective_tier: 'Medium', override_carried_from: second });
  });

  it('raises the tier of the case even if set on an older assessment, and never lowers it', async () => {
    const [first, second] = [await assessment(), await assessment({ pep: 'match' })];
    await override(first, 'Low');
    expect(await shownTier()).toBe('Medium');
    await override(first, 'High');
    expect(await shownTier()).toBe('High');
    expect(await read(`/v1/risk-assessments/${second}`)).toMatchObject({
      tier: 'Medium',
      override_tier: 'High',
      override_carried_from: first,
    });
    const [record] = await read(
      `/v1/audit-logs?target_token=${first}&event_type=risk_assessment.overridden&limit=1`,
    );
    expect(record).toMatchObject({ details: { to: 'High', carried_to: second } });
  });

  it('prevents closing straight through, even if its tier is Low', async () => {
    await setPolicy(project.ctx, { straight_through: true });
    await override(await assessment(), 'Low');
    expect(await closeStraightThrough(systemContext(project.ctx.project, 'req_worker'), case_token)).toBe(
      false,
    );
  });
});

describe('risk assessments · an override during calculations and a close', () => {
  it('either sets the tier or is refused because the case is closed, in any order', async () => {
    for (const start of [0, 1, 2, 3]) {
      case_token = (await aCase(project.ctx)).token;
      await bringCase(project, case_token, 'In Review');
      const token = await assessment();
      await approve(token);
      const moves = [
        () => people.analyst(calculate()),
        () => override(token, 'High'),
        () => people.analyst(calculate()),
        () => close(),
      ];
      const answers = await race('cases', case_token, [...moves.slice(start), ...moves.slice(0, start)]);
      const [overridden, closed] = [1, 3].map((move) => answers[(move + 4 - start) % 4]!.status);
      expect([overridden, closed]).toEqual(overridden === 200 ? [200, 409] : [409, 200]);
      expect(await shownTier()).toBe(overridden === 200 ? 'High' : 'Low');
    }
  });
});
