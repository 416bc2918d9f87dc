import pg from 'pg';
import { beforeAll, expect, it } from 'vitest';
import { workerDatabase } from '@/tests/fixtures/database';
import { asOwner } from '@/tests/fixtures/owner';
import { aProject, ask, type TestProject } from '@/tests/fixtures/project';
import { loadSampleList } from '@/tests/fixtures/sample-screening';

let project: TestProject;

beforeAll(async () => {
  await loadSampleList();
  project = await aProject();
});

const screen = (n: number) =>
  project.ask('POST', `${project.execute}/screening/api`, { body: { name: `Priya Raman ${n}` } });

const screenAll = (many: number) => Array.from({ length: many }, (_, n) => screen(n));

/** Blocks all writes of the project until the returned function is called. */
async function holdWrites(): Promise<() => Promise<void>> {
  const client = new pg.Client(workerDatabase().ownerUrl);
  await client.connect();
  await client.query('begin');
  await client.query('select from audit_heads where project_id = $1 for update', [project.ctx.project.id]);
  return () => client.end();
}

it('flows · more than can be answered in time are refused at once, and accepted again afterwards', async () => {
  expect((await screen(0)).status).toBe(200);
  const letGo = await holdWrites();
  const sent = screenAll(200);
  // The refusal is sent while nothing can be written.
  const { headers, json } = await Promise.any(
    sent.map(async (answer) =>
      (await answer).status === 503 ? answer : Promise.reject(new Error('admitted')),
    ),
  );
  // A request that finds no room is refused before it is authenticated.
  const stranger = await ask('POST', `${project.execute}/screening/api`, { body: {} });
  expect([stranger.status, stranger.headers.get('x-ratelimit-remaining')]).toEqual([503, '200']);
  await letGo();
  expect([headers.get('retry-after'), json.error.code]).toEqual(['1', 'SERVICE_UNAVAILABLE']);

  const statuses = (await Promise.all(sent)).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200, 503]));
  const [stored] = await asOwner<{ flows: number }>(
    'select count(*)::int as flows from flows where project_id = $1',
    [project.ctx.project.id],
  );
  expect(stored?.flows).toBe(1 + statuses.filter((status) => status === 200).length);
  expect((await Promise.all(screenAll(16))).map(({ status }) => status)).toEqual(Array(16).fill(200));
});
