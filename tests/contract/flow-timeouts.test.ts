import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Context } from '@/lib/platform/context';
import { db } from '@/lib/platform/database/db';
import { env } from '@/lib/platform/settings/env';
import { asOwner } from '@/tests/fixtures/owner';
import { aProject, type TestProject } from '@/tests/fixtures/project';
import { connectAs } from '@/tests/fixtures/roles';
import { loadSampleList } from '@/tests/fixtures/sample-screening';
import { patience } from '@/tests/fixtures/until';

let project: TestProject;

beforeAll(() => loadSampleList());
beforeEach(async () => {
  project = await aProject();
  // Creates the head of the audit chain.
  await project.ask('POST', `${project.execute}/screening/api`, { body: { name: 'Priya Raman' } });
});

/** Runs the work while nothing with an audit record can be stored in the project. */
async function whileStalled<Result>(work: () => Promise<Result>): Promise<Result> {
  const holder = await connectAs('owner');
  await holder.query('begin');
  await holder.query('select from audit_heads where project_id = $1 for update', [project.ctx.project.id]);
  try {
    return await work();
  } finally {
    await holder.query('rollback');
    await holder.end();
  }
}

const cases: [what: string, path: string, body: object][] = [
  ['a screening without a match', '/screening/api', { name: 'Mary Ash' }],
  ['a company', '/api', { company_name: 'Quiet Water Ltd', country: 'GB' }],
  ['a flow that is accepted first', '/screening/api', { name: 'SLOW' }],
];

describe('a sync flow that the database does not store in time', patience, () => {
  it.each(cases)(
    'is answered with 503 within its timeout, and created once: %s',
    async (what, path, body) => {
      const external_reference = what;
      const send = (timeoutMs: number) =>
        project.ask('POST', project.execute + path, {
          body: { ...body, external_reference },
          headers: { 'Idempotency-Key': what.replaceAll(' ', '-'), 'X-SYNC-TIMEOUT': String(timeoutMs) },
        });
      const late = await whileStalled(() => send(1_200));
      expect([
        late.status,
        late.headers.get('retry-after'),
        late.json.message ?? late.json.error.message,
      ]).toEqual([503, '1', 'The database did not answer in time.']);
      const repeated = await send(1_200);
      expect([200, 202]).toContain(repeated.status);
      const [made] = await asOwner('select count(*)::int as flows from flows where external_reference = $1', [
        what,
      ]);
      expect(made).toEqual({ flows: 1 });
      const [named] = await asOwner('select token from flows where external_reference = $1', [what]);
      expect(named).toEqual({ token: repeated.json.flow_token });
      expect((await project.ask('GET', '/v1/audit-logs/verify')).json.data).toMatchObject({ valid: true });
    },
  );
});

/** Runs the work while other work of the project has all of its places for transactions. */
async function whileBusy<Result>(ctx: Context, work: () => Promise<Result>): Promise<Result> {
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  const { transactions } = db().shares;
  const others = Array.from({ length: env.PROBITY_POOL_SIZE }, () => transactions.run(ctx, () => ended));
  try {
    return await work();
  } finally {
    end();
    await Promise.all(others);
  }
}

describe('a sync flow that is stored', patience, () => {
  it('is answered with 202 and its tokens at its timeout, although other work of the project has its connections', async () => {
    const sent = project.ask('POST', `${project.execute}/api`, {
      body: { company_name: 'SLOW Water Ltd', country: 'GB', external_reference: 'busy' },
      headers: { 'X-SYNC-TIMEOUT': '1500' },
    });
    const stored = () => asOwner(`select token from flows where external_reference = 'busy'`, []);
    await expect.poll(stored).toHaveLength(1);
    const { status, json } = await whileBusy(project.ctx, () => sent);
    const [flow] = await stored();
    expect([status, json.processing_status, json.flow_token]).toEqual([202, 'processing', flow?.token]);
    expect(json.tokens).toHaveProperty('pull');
  });
});
