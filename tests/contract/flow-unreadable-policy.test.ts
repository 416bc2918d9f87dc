import { beforeAll, describe, expect, it } from 'vitest';
import { runRequestedFlow } from '@/lib/domain/flows/service/run-requested';
import { lostWorkers } from '@/tests/fixtures/lost-workers';
import { asOwner } from '@/tests/fixtures/owner';
import { storePolicy } from '@/tests/fixtures/policies';
import { aProject } from '@/tests/fixtures/project';
import { loadSampleList } from '@/tests/fixtures/sample-screening';

beforeAll(loadSampleList);

const company = { company_name: 'Quiet Water Ltd', country: 'GB' };

const daysToDeadline = (alert: { created_at: string; sla_deadline: string }) =>
  (Date.parse(alert.sla_deadline) - Date.parse(alert.created_at)) / 86_400_000;

describe('flows · a policy that cannot be read', () => {
  it('counts each claim as an attempt, and is given up with the default SLA', async () => {
    const other = await aProject();
    const { json } = await other.ask('POST', `${other.execute}/init`, { body: company });
    await storePolicy(other.ctx, 'alert_sla', 1, { of: 'another release' });
    const flow = (await other.ask('GET', '/v1/flows?limit=1')).json.data[0].flow_token;
    for (let attempt = 1; attempt <= 10; attempt += 1) {
      await asOwner(`update flows set lease_until = now() - interval '1 second' where token = $1`, [flow]);
      await expect(runRequestedFlow(other.ctx, flow)).rejects.toThrow('the policy alert_sla is invalid');
    }
    await asOwner(`update flows set lease_until = now() - interval '1 second' where token = $1`, [flow]);
    expect(await runRequestedFlow(other.ctx, flow)).toBe(false);
    const pulled = await other.ask('GET', `/api/gateway/sharable-payload/${json.tokens.pull}`);
    expect(pulled.json).toMatchObject({ processing_status: 'failed', overall_verdict: 'Refer' });
    const alerts = (await other.ask('GET', `/v1/cases/${pulled.json.case_token}/alerts`)).json.data;
    expect(alerts.map(daysToDeadline)).toEqual([30]);
  });

  it('is also given up if its risk model cannot be read', async () => {
    const other = await aProject();
    await other.ask('POST', `${other.execute}/init`, { body: company });
    await storePolicy(other.ctx, 'risk_model', 1, { of: 'another release' });
    const flow = (await other.ask('GET', '/v1/flows?limit=1')).json.data[0].flow_token;
    await expect(runRequestedFlow(other.ctx, flow)).rejects.toThrow('the policy risk_model is invalid');
    await lostWorkers(flow, 10);
    expect(await runRequestedFlow(other.ctx, flow)).toBe(false);
    expect((await other.ask('GET', `/v1/flows/${flow}`)).json.data.processing_status).toBe('failed');
  });
});
