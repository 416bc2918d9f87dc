import { beforeAll, describe, expect, it } from 'vitest';
import type { Resolution } from '@/lib/domain/alerts/schema';
import { FlowResult } from '@/lib/domain/flows/result-schema';
import { asOwner } from '@/tests/fixtures/owner';
import { aProject, type TestProject } from '@/tests/fixtures/project';
import { loadSampleList } from '@/tests/fixtures/sample-screening';

let project: TestProject;

beforeAll(async () => {
  await loadSampleList();
  project = await aProject();
});

const get = async (path: string) => (await project.ask('GET', path)).json;
const post = async (path: string, body?: object) => (await project.ask('POST', path, { body })).json;

const flow = async (path: string, body: object) => FlowResult.parse(await post(project.execute + path, body));
const person = (last_name: string, more: object = {}) =>
  flow('/kyc/api', { first_name: 'Ann', last_name, country: 'GB', ...more });
const pulled = async ({ tokens }: FlowResult) =>
  FlowResult.parse(await get(`/api/gateway/sharable-payload/${tokens?.pull}`));

const alertsOf = async ({ case_token }: FlowResult) =>
  (await get(`/v1/cases/${case_token}/alerts?sort=created_at`)).data;

async function resolve(token: string, resolution: Partial<Resolution>): Promise<void> {
  await post(`/v1/alerts/${token}/acknowledge`);
  const body = { action: 'Approve', rationale: 'I compared them.', ...resolution };
  expect((await project.ask('POST', `/v1/alerts/${token}/resolve`, { body })).status).toBe(200);
}

async function resolveAll(result: FlowResult, resolution: Partial<Resolution>): Promise<FlowResult> {
  for (const { token } of await alertsOf(result)) await resolve(token, resolution);
  return pulled(result);
}

const falsePositive = { is_false_positive: true };
const entityOf = async (result: FlowResult) => (await get(`/v1/cases/${result.case_token}/entities`)).data[0];
const updatesOf = (result: FlowResult) =>
  asOwner<{ data: FlowResult }>(
    `select data from events where type = 'verification.updated' and data ->> 'flow_token' = $1 order by sequence`,
    [result.flow_token],
  );
const assessmentsOf = async (result: FlowResult) =>
  (await get(`/v1/cases/${result.case_token}/risk-assessments?sort=created_at`)).data;

describe('alerts · resolve · a sanctions hit', () => {
  it('as a false positive passes the flow, verifies the entity, and no longer counts as a hit', async () => {
    const before = await person('SANCTION');
    expect(before).toMatchObject({ overall_verdict: 'Refer', screening: { sanctions_status: 'Hit' } });
    expect(await entityOf(before)).toMatchObject({ verification_status: 'In Progress' });
    const after = await resolveAll(before, falsePositive);
    expect(after).toMatchObject({
      overall_verdict: 'Pass',
      screening: { sanctions_status: 'No Hit', matches: [{ list: 'Sandbox' }] },
      compliance_metadata: { cdd_completed: true },
    });
    expect(await entityOf(before)).toMatchObject({ verification_status: 'Verified' });
  });

  it.each(['Decline', 'Approve', 'Request Document'] as const)(
    'that is none, resolved with %s, is the confirmed match and fails the flow',
    async (action) => {
      const before = await person('SANCTION');
      const after = await resolveAll(before, { action });
      expect(after).toMatchObject({ overall_verdict: 'Fail', screening: { sanctions_status: 'Hit' } });
      expect(await entityOf(before)).toMatchObject({ verification_status: 'Failed' });
    },
  );
});

const ownResults = ({ checks_summary }: FlowResult) => ({
  ...checks_summary,
  checks: checks_summary?.checks.map(({ settled: _, ...check }) => check),
});

const conditional = { action: 'Approve with Conditions', conditions: 'A passport by Friday.' } as const;

describe('alerts · resolve · a check that referred or failed', () => {
  it.each([
    ['passed', 'a false positive', falsePositive, 'Pass'],
    ['passed', 'Approve', { action: 'Approve' }, 'Pass'],
    ['passed', 'Approve with Conditions', conditional, 'Pass'],
    ['failed', 'Decline', { action: 'Decline' }, 'Fail'],
    ['referred', 'Request Document', { action: 'Request Document' }, 'Refer'],
  ] as const)('counts as %s after %s, and keeps its own result', async (_, __, resolution, verdict) => {
    const before = await person('PEP');
    const after = await resolveAll(before, resolution);
    expect(after.overall_verdict).toBe(verdict);
    expect(ownResults(after)).toEqual(ownResults(before));
  });

  it('counts only once all of its alerts are resolved', async () => {
    const before = await person('Ash', { email: 'ann@mailinator.com', phone: '+15551234567' });
    const [first, second] = await alertsOf(before);
    await resolve(first.token, falsePositive);
    expect(await pulled(before)).toMatchObject({ overall_verdict: 'Refer' });
    await resolve(second.token, falsePositive);
    expect(await pulled(before)).toMatchObject({ overall_verdict: 'Pass' });
  });

  it('passes a company that its registry check had failed', async () => {
    const before = await flow('/api', { company_name: 'Acme FAIL Ltd', country: 'GB' });
    expect(before).toMatchObject({ overall_verdict: 'Fail', company: { verification_status: 'Failed' } });
    const after = await resolveAll(before, falsePositive);
    expect(after).toMatchObject({ overall_verdict: 'Pass', company: { verification_status: 'Verified' } });
  });

  it('covers every other check that its provider left unanswered', async () => {
    const before = await person('DOWN');
    expect(before.checks_summary).toMatchObject({ total: 5, referred: 5 });
    expect((await resolveAll(before, { action: 'Approve' })).overall_verdict).toBe('Pass');
  });

  it('covers every category of its match', async () => {
    const samir = { first_name: 'Samir Yusuf', date_of_birth: '1974-08-19', nationality: 'SY' };
    const before = await person('Al Khatib', samir);
    expect(before.screening).toMatchObject({ sanctions_status: 'Hit', watchlist_status: 'Hit' });
    const after = await resolveAll(before, falsePositive);
    expect(after).toMatchObject({
      overall_verdict: 'Pass',
      screening: { sanctions_status: 'No Hit', watchlist_status: 'No Hit' },
    });
  });
});

describe('alerts · resolve · event', () => {
  it('sends verification.updated with the new result, without its secrets, when the verdict changed', async () => {
    const result = await person('PEP');
    const after = await resolveAll(result, falsePositive);
    const [update, ...others] = await updatesOf(result);
    expect(others).toEqual([]);
    expect(update?.data).toEqual({ ...after, tokens: null });
  });

  it('sends none when the verdict stays the same', async () => {
    const result = await person('FAIL', { email: 'ann@probity.org' });
    const [first] = await alertsOf(result);
    await resolve(first.token, falsePositive);
    expect(await updatesOf(result)).toEqual([]);
  });

  it('changes the verdict that a repeated external_reference returns', async () => {
    const reference = { external_reference: 'crm-resolved' };
    const result = await person('PEP', reference);
    await resolveAll(result, falsePositive);
    expect(await person('PEP', reference)).toMatchObject({
      flow_token: result.flow_token,
      overall_verdict: 'Pass',
    });
  });
});

describe('alerts · resolve · risk', () => {
  it('calculates a lower risk after a false positive, and supersedes the Active assessment', async () => {
    const before = await person('PEP');
    const after = await resolveAll(before, falsePositive);
    const [first, second] = await assessmentsOf(before);
    expect([first.status, second.status]).toEqual(['Superseded', 'Active']);
    expect(second.overall_score).toBeLessThan(first.overall_score);
    const { data } = await get(`/v1/cases/${before.case_token}`);
    expect(data).toMatchObject({ risk_score: second.overall_score, risk_tier: second.tier });
    expect(after).toMatchObject({ risk_tier: second.tier, risk_assessment: { token: second.token } });
  });

  it('keeps an Active assessment if the new one would be the same', async () => {
    const before = await person('PEP');
    await resolveAll(before, { action: 'Approve' });
    expect(await assessmentsOf(before)).toHaveLength(1);
  });

  it.each([falsePositive, { action: 'Approve' } as const])(
    'keeps an Approved assessment and adds a new one after %j',
    async (resolution) => {
      const before = await person('PEP');
      await asOwner(`update risk_assessments set status = 'Approved' where case_token = $1`, [
        before.case_token,
      ]);
      await resolveAll(before, resolution);
      const statuses = (await assessmentsOf(before)).map(({ status }: { status: string }) => status);
      expect(statuses).toEqual(['Approved', 'Active']);
    },
  );
});

describe('alerts · resolve · concurrent requests', () => {
  /** Its four alerts are in no case, whose counter would make them wait for each other. */
  async function aFlowWithoutCase() {
    const result = await flow('/screening/api', { name: 'Ann REFER' });
    const checks = result.checks_summary.checks.map(({ token }) => token);
    const { data } = await get('/v1/alerts?category=Name%20Mismatch&limit=100');
    const own = data.filter(({ check_token }: { check_token: string }) => checks.includes(check_token));
    return { result, tokens: own.map(({ token }: { token: string }) => token) as string[] };
  }

  it('judges the flow by all of its alerts when several people resolve the last ones at once', async () => {
    for (const { result, tokens } of await Promise.all([1, 2, 3].map(aFlowWithoutCase))) {
      expect([result.case_token, tokens.length]).toEqual([null, 4]);
      await Promise.all(tokens.map((token) => post(`/v1/alerts/${token}/acknowledge`)));
      await Promise.all(tokens.map((token) => resolve(token, falsePositive)));
      expect((await pulled(result)).overall_verdict).toBe('Pass');
      expect(await updatesOf(result)).toHaveLength(1);
    }
  });
});
