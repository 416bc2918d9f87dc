import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { asOwner } from '@/tests/fixtures/owner';
import { aProject, type TestProject } from '@/tests/fixtures/project';
import { untilWaiting } from '@/tests/fixtures/race';
import { connectAs } from '@/tests/fixtures/roles';
import { loadSampleList } from '@/tests/fixtures/sample-screening';

let project: TestProject;

/** Writing a party with this name fails, with all rows that are written together with it. */
const refused = 'Never Written';

beforeAll(async () => {
  await loadSampleList();
  project = await aProject();
  await asOwner(`create function refuse_party() returns trigger language plpgsql as $$
    begin raise exception 'x' using errcode = '22012'; end $$`);
  await asOwner(`create trigger refuse_party before insert on flow_parties for each row
    when (new.project_id = ${project.ctx.project.id} and new.subject::text like '%${refused}%')
    execute function refuse_party()`);
});
afterAll(async () => {
  await asOwner('drop trigger refuse_party on flow_parties');
  await asOwner('drop function refuse_party');
});
afterEach(() => vi.restoreAllMocks());

const screen = (name: string, more: { external_reference?: string; key?: string } = {}) => {
  const { key, ...others } = more;
  const headers: Record<string, string> = key ? { 'Idempotency-Key': key } : {};
  return project.ask('POST', `${project.execute}/screening/api`, { body: { name, ...others }, headers });
};

/** Records how many flows each call of the database writes. */
function noteWrites(): number[] {
  const sizes: number[] = [];
  const query = pg.Client.prototype.query;
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...sent: unknown[]) {
    const [statement] = sent as [{ name?: string; values?: string[] }];
    if (statement.name?.startsWith('write-flows')) sizes.push(JSON.parse(statement.values?.[1] ?? '').length);
    return Reflect.apply(query, this, sent);
  });
  return sizes;
}

const storedTokens = async () =>
  (
    await asOwner<{ token: string }>('select token from flows where project_id = $1', [
      project.ctx.project.id,
    ])
  ).map(({ token }) => token);

const chain = async () => (await project.ask('GET', '/v1/audit-logs/verify')).json.data;

describe('flows that are written together', () => {
  it('are all stored, each with its own answer', async () => {
    const sizes = noteWrites();
    const names = Array.from({ length: 16 }, (_, n) =>
      n % 4 === 0 ? 'Folasade Oyelaran' : `Priya Raman ${n}`,
    );
    const answers = await Promise.all(names.map((name) => screen(name)));
    expect(answers.map(({ json }) => json.overall_verdict)).toEqual(
      names.map((name) => (name === 'Folasade Oyelaran' ? 'Refer' : 'Pass')),
    );
    expect(Math.max(...sizes)).toBeGreaterThan(1);
    const stored = await storedTokens();
    expect(answers.filter(({ json }) => !stored.includes(json.flow_token))).toEqual([]);
    expect(await chain()).toMatchObject({ valid: true });
  });

  it('do not fail because of one that cannot be written', async () => {
    const before = await storedTokens();
    const names = Array.from({ length: 12 }, (_, n) => (n === 5 ? refused : `Priya Raman ${n}`));
    const answers = await Promise.all(names.map((name) => screen(name)));
    expect(answers.map(({ status }) => status)).toEqual(names.map((name) => (name === refused ? 500 : 200)));
    expect(await storedTokens()).toHaveLength(before.length + 11);
    expect(await chain()).toMatchObject({ valid: true });
  });

  it('do not deadlock with others that have their keys and references in another order', async () => {
    const { id } = project.ctx.project;
    const flowOf = (external_reference: string, lock?: string) => ({
      flow: { flow_type: 'kyc', external_reference },
      ...(lock && { key: { lock } }),
    });
    const nameOf = (reference: string) => ['external_reference', id, 'kyc', reference];
    const [holder, ...writers] = await Promise.all((['owner', 'web', 'web'] as const).map(connectAs));
    await holder?.query('begin');
    for (const reference of ['r1', 'r2'])
      await holder?.query('select pg_advisory_xact_lock(hashtextextended($1::jsonb::text, 0))', [
        JSON.stringify(nameOf(reference)),
      ]);
    const crosswise = [
      [flowOf('r1', 'a'), flowOf('r2')],
      [flowOf('r2', 'b'), flowOf('r1')],
    ];
    const ends = writers.map((writer, n) =>
      writer.query('select hold_flows($1, $2)', [id, JSON.stringify(crosswise[n])]),
    );
    await untilWaiting(2);
    await holder?.query('commit');
    expect(await Promise.allSettled(ends)).toMatchObject(Array(2).fill({ status: 'fulfilled' }));
    await Promise.all([holder, ...writers].flatMap((each) => each?.end() ?? []));
  });

  it.each([
    ['external_reference', (n: number) => ({ external_reference: `together ${n % 3}` })],
    ['Idempotency-Key', (n: number) => ({ key: `together-${n % 3}` })],
  ])('are one if they have the same %s', async (_what, same) => {
    const before = await storedTokens();
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, n) => screen(`Priya Raman ${n % 3}`, same(n))),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200));
    expect(new Set(answers.map(({ json }) => json.flow_token)).size).toBe(3);
    expect(await storedTokens()).toHaveLength(before.length + 3);
    expect(await chain()).toMatchObject({ valid: true });
  });
});
