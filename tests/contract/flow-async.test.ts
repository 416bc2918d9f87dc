import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inngest } from '@/inngest/client';
import { createRunner, type Runner } from '@/inngest/embedded/runner';
import { runFlow } from '@/inngest/functions/run-flow';
import { FlowResult } from '@/lib/domain/flows/result-schema';
import { takeUpFlow } from '@/lib/domain/flows/service/take-up';
import { systemContext } from '@/lib/platform/context';
import { db } from '@/lib/platform/db';
import { log } from '@/lib/platform/log';
import { asOwner } from '@/tests/owner';
import { aProject, type TestProject } from '@/tests/project';
import { loadSampleList } from '@/tests/sample-screening';

let project: TestProject;
let runner: Runner;

beforeAll(async () => {
  await loadSampleList();
  project = await aProject();
  runner = createRunner({ pool: db().pool, client: inngest, functions: [runFlow], logger: log });
  await runner.start();
});

afterAll(() => runner.stop());

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const pull = (token: string) => project.ask('GET', `/api/gateway/sharable-payload/${token}`);
const morozov = { first_name: 'Arkadiy', last_name: 'Morozov', date_of_birth: '1968-04-12' };

async function pullUntil(token: string, isThere: (result: FlowResult) => boolean) {
  for (const endsAt = Date.now() + 10_000; Date.now() < endsAt; await pause(50)) {
    const { status, json } = await pull(token);
    if (status === 200 && isThere(json)) return json;
  }
  throw new Error('the flow did not get there');
}

const start = async (path: string, body: object) =>
  (await project.ask('POST', project.execute + path, { body })).json.tokens;
const isComplete = ({ processing_status }: FlowResult) => processing_status === 'complete';

describe('flows · async', () => {
  it('a company’s checks are run by the worker, to the result that the sync flow gives', async () => {
    const body = { company_name: 'Northgate Bulk Carriers Ltd', country: 'GB', directors: [morozov] };
    const result = await pullUntil((await start('/init', body)).pull, isComplete);
    expect(FlowResult.parse(result)).toEqual(result);
    const sync = (await project.ask('POST', `${project.execute}/api`, { body })).json;
    const said = ({ flow_type, overall_verdict, risk_tier, screening, checks_summary }: FlowResult) => ({
      flow_type,
      overall_verdict,
      risk_tier,
      matches: screening?.matches.map(({ alert_token: _, ...match }) => match),
      total: checks_summary.total,
    });
    expect(said(result)).toEqual(said(sync));
  });

  it('a person’s document and biometric checks wait for the person, and the rest is known', async () => {
    const tokens = await start('/kyc/init', { ...morozov, country: 'GB', nationality: 'RU' });
    const result = await pullUntil(tokens.pull, ({ screening }) => screening !== null);
    expect(FlowResult.parse(result)).toEqual(result);
    expect(result).toMatchObject({
      tokens,
      processing_status: 'processing',
      overall_verdict: null,
      document: null,
      biometric: null,
      identity: { verified: true },
      screening: { sanctions_status: 'Hit' },
    });
    const statusOf = Object.fromEntries(
      result.checks_summary.checks.map(({ type, status }: { type: string; status: string }) => [
        type,
        status,
      ]),
    );
    expect(statusOf).toMatchObject({ IDV_DOCUMENT: 'Awaiting Document', IDV_BIOMETRIC: 'Awaiting Client' });
    const [flow] = await asOwner<{ hours: number }>(
      `select extract(epoch from start_expires_at - created_at) / 3600 as hours from flows where token = $1`,
      [result.flow_token],
    );
    expect(Number(flow?.hours)).toBe(24);
  });

  it('fifty with one external_reference run once', async () => {
    const body = {
      company_name: 'Quiet Water Ltd',
      country: 'GB',
      external_reference: 'fifty',
      directors: [morozov],
    };
    const all = await Promise.all(Array.from({ length: 50 }, () => start('/init', body)));
    const result = await pullUntil(all[0].pull, isComplete);
    const alerts = await project.ask('GET', `/v1/cases/${result.case_token}/alerts`);
    expect([new Set(all.map(({ pull }) => pull)).size, alerts.json.meta.total]).toEqual([1, 1]);
  });

  it('a flow is worked on by one worker at a time, and ends once', async () => {
    const body = { company_name: 'FLAKY Freight Ltd', country: 'GB', directors: [morozov] };
    await runner.stop();
    const tokens = await start('/init', body);
    const [flow] = await asOwner<{ token: string }>(
      `select token from flows where project_id = $1 order by created_at desc limit 1`,
      [project.ctx.project.id],
    );
    const ctx = systemContext(project.ctx.project, 'worker');
    const taken = await Promise.all([1, 2, 3, 4].map(() => takeUpFlow(ctx, flow?.token ?? '')));
    expect(taken.sort()).toEqual([false, false, false, true]);
    const result = (await pull(tokens.pull)).json;
    expect(isComplete(result)).toBe(true);
    expect(await takeUpFlow(ctx, result.flow_token)).toBe(false);
    const alerts = await project.ask('GET', `/v1/cases/${result.case_token}/alerts`);
    expect(alerts.json.meta.total).toBe(1);
  });
});
