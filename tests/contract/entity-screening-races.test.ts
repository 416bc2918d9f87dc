import { beforeAll, expect, it } from 'vitest';
import { runRequestedFlow } from '@/lib/domain/flows/service/run-requested';
import { createEntityFlow } from '@/lib/domain/flows/create/entity-flow';
import { transaction } from '@/lib/platform/database/transaction';
import { aProject, type TestProject } from '@/tests/fixtures/project';
import { untilWaiting } from '@/tests/fixtures/race';
import { connectAs } from '@/tests/fixtures/roles';
import { loadSampleList } from '@/tests/fixtures/sample-screening';
import { patience, until } from '@/tests/fixtures/until';

let project: TestProject;

beforeAll(async () => {
  await loadSampleList();
  project = await aProject();
});

/** Locks the entity until one of the waiting requests has given up. */
async function untilOneGivesUp(entity: string, waiting: () => unknown): Promise<void> {
  const [holder, observer] = [await connectAs('owner'), await connectAs('superuser')];
  await holder.query('begin');
  const { rows: held } = await holder.query<{ pid: number }>('select pg_backend_pid() as pid');
  const pid = held[0]?.pid;
  await holder.query('select from entities where token = $1 for no key update', [entity]);
  waiting();
  const transactions = async () => {
    const { rows } = await observer.query<{ id: string }>(
      `select pid || ' ' || xact_start as id from pg_stat_activity
        where datname = current_database() and $1 = any(pg_blocking_pids(pid))`,
      [pid],
    );
    return rows.map(({ id }) => id);
  };
  const [first = ''] = await until(transactions, (ids) => ids.length > 0);
  await until(transactions, (ids) => !ids.includes(first));
  await holder.query('rollback');
  await Promise.all([holder.end(), observer.end()]);
}

it(
  'entities · screen · twelve concurrent screenings of one entity all end, even if one gives up waiting for a lock',
  patience,
  async () => {
    const body = { type: 'Person', last_name: 'SANCTION', country: 'GB' };
    const { token } = (await project.ask('POST', '/v1/entities', { body })).json.data;
    let answers: ReturnType<TestProject['ask']>[] = [];
    await untilOneGivesUp(token, () => {
      answers = Array.from({ length: 12 }, () =>
        project.ask('POST', `/v1/entities/${token}/screen`, { body: { categories: ['sanctions'] } }),
      );
    });
    const ended = await Promise.all(answers);
    expect(ended.map(({ status }) => status)).toEqual(Array(12).fill(200));
    const alerts = await project.ask('GET', `/v1/alerts?entity_token=${token}`);
    expect(alerts.json.meta.total).toBe(1);
  },
);

it(
  'entities · screen · of two concurrent screenings of one entity, the last to end counts what the other found',
  patience,
  async () => {
    const { ctx } = project;
    const begin = (entity: string, category: 'sanctions' | 'pep') =>
      transaction(ctx, (tx) => createEntityFlow(tx, ctx, entity, [category], 'async'));
    const body = { type: 'Person', last_name: 'SANCTION', country: 'GB' };
    const { token } = (await project.ask('POST', '/v1/entities', { body })).json.data;
    const [found, passed] = [await begin(token, 'sanctions'), await begin(token, 'pep')];
    const holder = await connectAs('owner');
    await holder.query('begin');
    // The screening stops before its last write, the audit records.
    await holder.query('select from audit_heads where project_id = $1 for update', [ctx.project.id]);
    const first = runRequestedFlow(ctx, found);
    await untilWaiting(1);
    const second = runRequestedFlow(ctx, passed);
    await untilWaiting(2);
    await holder.query('commit');
    await holder.end();
    expect([await first, await second]).toEqual([true, true]);
    const { json } = await project.ask('GET', `/v1/entities/${token}`);
    // An open alert prevents Verified.
    expect(json.data).toMatchObject({ verification_status: 'In Progress', alerts_summary: { open: 1 } });
  },
);
