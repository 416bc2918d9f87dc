import { beforeAll, describe, expect, it } from 'vitest';
import { aProject, type TestProject } from '@/tests/fixtures/project';
import { loadSampleList } from '@/tests/fixtures/sample-screening';
import { sentStatements } from '@/tests/fixtures/sent-statements';

const parties = 12;
const resolution = { action: 'Approve', rationale: 'Other people.', is_false_positive: true };

beforeAll(loadSampleList);

/** A company whose directors all match. */
async function aMatchedCompany(project: TestProject): Promise<string> {
  const directors = Array.from({ length: parties }, (_, n) => ({
    first_name: `Mary${String.fromCodePoint(97 + n)}`,
    last_name: 'SANCTION',
  }));
  const body = { company_name: 'Quiet Water Ltd', country: 'GB', directors };
  return (await project.ask('POST', `${project.execute}/api`, { body })).json.flow_token;
}

async function acknowledged(project: TestProject): Promise<string[]> {
  const { json } = await project.ask('GET', '/v1/alerts?limit=100');
  const alert_tokens = json.data.map(({ token }: { token: string }) => token);
  await project.ask('POST', '/v1/alerts/bulk/acknowledge', { body: { alert_tokens } });
  return alert_tokens;
}

const auditedOf = async (project: TestProject, event_type: string): Promise<number> =>
  (await project.ask('GET', `/v1/audit-logs?event_type=${event_type}`)).json.meta.total;

// The transaction of an Idempotency-Key may take 15 s, so its cost must not grow with alerts × flows.
describe('alerts · bulk resolve under an Idempotency-Key', () => {
  it('recalculates the flow and the risk of a case once, after its last alert', async () => {
    const project = await aProject();
    const flow = await aMatchedCompany(project);
    const alert_tokens = await acknowledged(project);
    const assessed = await auditedOf(project, 'risk_assessment.calculated');
    const resolve = () =>
      project.ask('POST', '/v1/alerts/bulk/resolve', {
        body: { alert_tokens, ...resolution },
        headers: { 'Idempotency-Key': 'all' },
      });
    const sent = await sentStatements(async () =>
      expect((await resolve()).json.data).toEqual({ succeeded: alert_tokens.length, failed: 0, errors: [] }),
    );
    expect(sent.length / alert_tokens.length).toBeLessThan(14);
    const { data } = (await project.ask('GET', `/v1/flows/${flow}`)).json;
    expect(data).toMatchObject({ overall_verdict: 'Pass', screening: { sanctions_status: 'No Hit' } });
    expect(await auditedOf(project, 'alert.resolved')).toBe(alert_tokens.length);
    expect(await auditedOf(project, 'risk_assessment.calculated')).toBe(assessed + 1);
    expect((await resolve()).headers.get('idempotency-replayed')).toBe('true');
  });

  it('recalculates from the alerts that were resolved, when others were refused', async () => {
    const project = await aProject();
    const flow = await aMatchedCompany(project);
    const [open = '', ...others] = await acknowledged(project);
    await project.ask('POST', `/v1/alerts/${open}/resolve`, { body: { ...resolution, hold_seconds: 10 } });
    const { json } = await project.ask('POST', '/v1/alerts/bulk/resolve', {
      body: { alert_tokens: [open, ...others], ...resolution },
      headers: { 'Idempotency-Key': 'all-but-one' },
    });
    expect(json.data).toMatchObject({ succeeded: others.length, failed: 1 });
    const { data } = (await project.ask('GET', `/v1/flows/${flow}`)).json;
    expect(data.overall_verdict).toBe('Refer');
    const { data: alerts } = (await project.ask('GET', '/v1/alerts?status=Resolved&limit=100')).json;
    expect(alerts).toHaveLength(others.length);
  });
});
