import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { inngest } from '@/inngest/client';
import { createRunner, type Runner } from '@/inngest/embedded/runner';
import { runFlow } from '@/inngest/functions/run-flow';
import { FlowResult } from '@/lib/domain/flows/result-schema';
import { runRequestedFlow } from '@/lib/domain/flows/service/run-requested';
import { systemContext } from '@/lib/platform/context';
import { db } from '@/lib/platform/database/db';
import { log } from '@/lib/platform/errors/log';
import { asOwner } from '@/tests/fixtures/owner';
import { aProject, type TestProject } from '@/tests/fixtures/project';
import { loadSampleList } from '@/tests/fixtures/sample-screening';
import { patience, until } from '@/tests/fixtures/until';

let project: TestProject;
let runner: Runner;

beforeAll(async () => {
  await loadSampleList();
  project = await aProject();
  await startRunner();
});

afterAll(() => runner.stop());

async function startRunner(): Promise<void> {
  runner = createRunner({ pool: db().pool, client: inngest, functions: [runFlow], logger: log });
  await runner.start();
}

const pull = (token: string) => project.ask('GET', `/api/gateway/sharable-payload/${token}`);
const morozov = { first_name: 'Arkadiy', last_name: 'Morozov', date_of_birth: '1968-04-12' };

const pullUntil = async (token: string, isReady: (result: FlowResult) => boolean) =>
  (
    await until(
      () => pull(token),
      ({ status, json }) => status === 200 && isReady(json),
    )
  ).json;

const start = async (path: string, body: object) =>
  (await project.ask('POST', project.execute + path, { body })).json.tokens;
const isComplete = ({ processing_status }: FlowResult) => processing_status === 'complete';

describe('flows · async', patience, () => {
  it('gives the same result for a company as the sync flow', async () => {
    const body = { company_name: 'Northgate Bulk Carriers Ltd', country: 'GB', directors: [morozov] };
    const result = await pullUntil((await start('/init', body)).pull, isComplete);
    expect(FlowResult.parse(result)).toEqual(result);
    const sync = (await project.ask('POST', `${project.execute}/api`, { body })).json;
    const comparable = ({
      flow_type,
      overall_verdict,
      risk_tier,
      screening,
      checks_summary,
    }: FlowResult) => ({
      flow_type,
      overall_verdict,
      risk_tier,
      matches: screening?.matches.map(({ alert_token: _, ...match }) => match),
      total: checks_summary.total,
    });
    expect(comparable(result)).toEqual(comparable(sync));
  });

  it('shows the other results while document and biometric checks wait for the person', async () => {
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

  it('runs one flow for fifty concurrent requests with the same external_reference', async () => {
    const body = {
      company_name: 'Quiet Water Ltd',
      country: 'GB',
      external_reference: 'fifty',
      directors: [morozov],
    };
    const all = await Promise.all(Array.from({ length: 50 }, () => start('/init', body)));
    const result = await pullUntil(all[0].pull, isComplete);
    const alerts = await project.ask('GET', `/v1/cases/${result.case_token}/alerts`);
    expect(new Set(all.map(({ pull }) => pull)).size).toBe(1);
    // One for the company, which is in no registry, and one for the director's match.
    expect(alerts.json.meta.total).toBe(2);
  });

  it('runs in one worker when four claim it concurrently, and ends once', async () => {
    const body = { company_name: 'FLAKY Freight Ltd', country: 'GB', directors: [morozov] };
    await runner.stop();
    onTestFinished(startRunner);
    const tokens = await start('/init', body);
    const [flow] = await asOwner<{ token: string }>(
      `select token from flows where project_id = $1 order by created_at desc limit 1`,
      [project.ctx.project.id],
    );
    const ctx = systemContext(project.ctx.project, 'worker');
    const claimed = await Promise.all([1, 2, 3, 4].map(() => runRequestedFlow(ctx, flow?.token ?? '')));
    expect(claimed.sort()).toEqual([false, false, false, true]);
    const result = (await pull(tokens.pull)).json;
    expect(isComplete(result)).toBe(true);
    expect(await runRequestedFlow(ctx, result.flow_token)).toBe(false);
    const alerts = await project.ask('GET', `/v1/cases/${result.case_token}/alerts`);
    expect(alerts.json.meta.total).toBe(1);
  });
});
