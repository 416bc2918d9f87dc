import { beforeAll, describe, expect, it } from 'vitest';
import { FlowResult } from '@/lib/domain/flows/result-schema';
import { flowSecret } from '@/lib/platform/crypto';
import { asOwner } from '@/tests/fixtures/owner';
import { aProject, type TestProject } from '@/tests/fixtures/project';
import { loadSampleList } from '@/tests/fixtures/sample-screening';
import { patience, until } from '@/tests/fixtures/until';

let project: TestProject;

beforeAll(async () => {
  await loadSampleList();
  project = await aProject();
});

const company = (name: string) => ({ company_name: name, country: 'GB' });
const run = (name: string, timeout: string) =>
  project.ask('POST', `${project.execute}/api`, {
    body: company(name),
    headers: { 'X-SYNC-TIMEOUT': timeout },
  });
const pull = (token: string) => project.ask('GET', `/api/gateway/sharable-payload/${token}`);

const pullUntilComplete = async (token: string) =>
  (
    await until(
      () => pull(token),
      ({ json }) => json?.processing_status === 'complete',
    )
  ).json;

describe('X-SYNC-TIMEOUT', patience, () => {
  it('answers 202 with the tokens after 1 ms, and the flow runs to its end', async () => {
    const { status, json } = await run('FLAKY Freight Ltd', '1');
    expect(status).toBe(202);
    expect(FlowResult.parse(json)).toEqual(json);
    expect(json).toMatchObject({
      processing_status: 'processing',
      overall_verdict: null,
      completed_at: null,
    });
    const result = await pullUntilComplete(json.tokens.pull);
    expect(result).toMatchObject({
      flow_token: json.flow_token,
      tokens: json.tokens,
      overall_verdict: 'Pass',
    });
  });

  it('answers 200 as soon as the checks have ended when it is 120000 ms', async () => {
    expect((await run('Quiet Water Ltd', '120000')).status).toBe(200);
  });

  it('answers 202 in time with the first results of a slow flow, and the pull token gives the rest', async () => {
    const startedAt = Date.now();
    const body = {
      ...company('Quiet Harbour Ltd'),
      directors: [{ last_name: 'Slow' }, { first_name: 'Folasade', last_name: 'Oyelaran' }],
    };
    const { status, json } = await project.ask('POST', `${project.execute}/api`, {
      body,
      headers: { 'X-SYNC-TIMEOUT': '4000' },
    });
    expect(status).toBe(202);
    expect(Date.now() - startedAt).toBeLessThan(9_000); // before SLOW answers, after 10 s
    expect(json.company).toMatchObject({ verification_status: 'Pending' });
    expect(json.directors).toMatchObject([{ pep_status: null }, { pep_status: 'Hit' }]);
    expect(json.risk_assessment).toBeNull();
    const early = await pull(json.tokens.pull);
    expect([early.status, early.json.processing_status]).toEqual([200, 'processing']);
    const result = await pullUntilComplete(json.tokens.pull);
    expect(Date.now() - startedAt).toBeGreaterThan(10_000);
    expect(result.directors).toMatchObject([{ pep_status: 'No Hit' }, { pep_status: 'Hit' }]);
    expect(result.overall_verdict).toBe('Refer');
  });
});

describe('pull', () => {
  it('answers 204 with Retry-After while nothing is finished', async () => {
    const { json } = await project.ask('POST', `${project.execute}/init`, {
      body: company('Quiet Water Ltd'),
    });
    const { status, text, headers } = await pull(json.tokens.pull);
    expect([status, text]).toEqual([204, '']);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(headers.get('x-ratelimit-limit')).not.toBeNull();
  });

  it('answers the same as the sync endpoint', async () => {
    const { json } = await run('Quiet Water Ltd', '30000');
    expect((await pull(json.tokens.pull)).json).toEqual(json);
  });

  it('answers 404 TOKEN_EXPIRED 30 days after the results became available', async () => {
    const { json } = await run('Quiet Water Ltd', '30000');
    const age = (interval: string) =>
      asOwner(
        'update flows set results_available_at = results_available_at - $2::interval where token = $1',
        [json.flow_token, interval],
      );
    await age('29 days 23 hours 50 minutes');
    expect((await pull(json.tokens.pull)).status).toBe(200);
    await age('10 minutes');
    const expired = await pull(json.tokens.pull);
    expect([expired.status, expired.json.error.code]).toEqual([404, 'TOKEN_EXPIRED']);
    const again = await project.ask('GET', `/v1/flows/${json.flow_token}`);
    expect(again.json.data.flow_token).toBe(json.flow_token);
  });

  it('counts the 30 days from the results, not from the submission', async () => {
    const { json } = await project.ask('POST', `${project.execute}/init`, {
      body: company('Quiet Water Ltd'),
    });
    await asOwner(
      `update flows set created_at = now() - interval '90 days' where pull_token_hash is not null and project_id = $1`,
      [project.ctx.project.id],
    );
    expect((await pull(json.tokens.pull)).status).toBe(204);
  });

  it('answers 404 NOT_FOUND to a token that is unknown, of another kind, or of another project', async () => {
    const other = await aProject();
    const { json } = await other.ask('POST', `${other.execute}/init`, { body: company('Quiet Water Ltd') });
    const started = await project.ask('POST', `${project.execute}/kyc/init`, {
      body: { first_name: 'Helen', last_name: 'Abbott', country: 'GB' },
    });
    const tokens = [flowSecret('pull', 'flw_none'), json.tokens.pull, started.json.tokens.start, 'flw_none'];
    const answers = await Promise.all(tokens.map(pull));
    expect(answers.map(({ status, json: { error } }) => [status, error.code, error.message])).toEqual(
      Array(4).fill([404, 'NOT_FOUND', 'No such pull token.']),
    );
  });

  it('requires the API key', async () => {
    const { json } = await run('Quiet Water Ltd', '30000');
    const { status } = await project.ask('GET', `/api/gateway/sharable-payload/${json.tokens.pull}`, {
      headers: { 'X-API-KEY': '' },
    });
    expect(status).toBe(401);
  });

  it('uses tokens that are not stored in the database', async () => {
    const { json } = await run('Quiet Water Ltd', '30000');
    const rows = await asOwner<{ row: string }>('select f::text as row from flows f where token = $1', [
      json.flow_token,
    ]);
    expect(rows[0]?.row).not.toContain(json.tokens.pull);
    const events = await asOwner<{ data: string }>(
      `select data::text from events where data->>'flow_token' = $1`,
      [json.flow_token],
    );
    expect(events.length).toBeGreaterThan(0);
    expect(events.some(({ data }) => data.includes(json.tokens.pull))).toBe(false);
  });
});
