import { beforeAll, describe, expect, it } from 'vitest';
import { migrate } from '@/scripts/database/migrate';
import { withClient } from '@/scripts/database/roles';
import { olderDatabase } from '@/tests/fixtures/older-database';

// Before this migration each project's next case number was in a column of the project.

let older: Awaited<ReturnType<typeof olderDatabase>>;

beforeAll(async () => {
  older = await olderDatabase('20261122000900_case_numbers');
  await withClient(older.ownerUrl, (client) =>
    client.query(`
      insert into projects (hash, name, environment, next_case_number)
      values ('a', 'A', 'staging', 143), ('b', 'B', 'staging', 1)`),
  );
  await migrate(older.ownerUrl);
});

const numbersOf = (project: number) =>
  withClient(older.appUrls.probity_web, async (web) => {
    await web.query(`select set_config('app.project_id', $1, false)`, [String(project)]);
    const { rows } = await web.query<{ number: number }>(
      'select take_case_number($1) as number from generate_series(1, 2)',
      [project],
    );
    return rows.map(({ number }) => number);
  });

describe('case numbers · a database of an earlier version', () => {
  it('continues the numbers of each project', async () => {
    expect(await numbersOf(1)).toEqual([143, 144]);
    expect(await numbersOf(2)).toEqual([1, 2]);
  });

  it('lets no project draw the numbers of another', async () => {
    await withClient(older.appUrls.probity_web, async (web) => {
      await web.query(`select set_config('app.project_id', '2', false)`);
      await expect(web.query('select take_case_number(1)')).rejects.toThrow(/cannot be numbered/);
    });
  });

  it('numbers the cases of new projects from 1', async () => {
    const created = await withClient(older.appUrls.probity_app, (app) =>
      app.query<{ id: number }>(`select create_project('C', 'c', 'staging') as id`),
    );
    expect(await numbersOf(created.rows[0]?.id ?? 0)).toEqual([1, 2]);
  });
});
