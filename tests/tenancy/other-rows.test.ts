import type pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { type ApplicationRole, applicationRoles } from '@/scripts/database/roles';
import { columnsOf, insertAnyRow, projectColumn, tablesOf } from '@/tests/fixtures/any-rows';
import { attempt, databaseOfRoles, refused } from '@/tests/fixtures/database-roles';
import { ofEveryProject, withoutProject } from './decided-privileges';

// As each process's role, with one project set: every table of the catalog, and in it the rows of another project and
// those of nobody. What is refused answers 42501, and what cannot be seen changes no row.

const ours = 1_001;
const theirs = 1_002;
const roles = applicationRoles.filter((role) => role !== 'probity_app');
const database = await databaseOfRoles(roles);
const { superuser } = database;
const tables = (await tablesOf(superuser)).filter((table) => !withoutProject.includes(table));
const isShared = (table: string) => table.startsWith('watchlist');

for (const table of tables) {
  for (const project of [ours, theirs]) await insertAnyRow(superuser, table, project).catch(explain(table));
  if (isShared(table)) await insertAnyRow(superuser, table, null);
}
for (const role of roles) {
  await database.as(role).query(`select set_config('app.project_id', $1, false)`, [String(ours)]);
}

afterAll(() => database.drop());

function explain(table: string) {
  return (error: unknown) => {
    throw new Error(`No row could be made for ${table}.`, { cause: error });
  };
}

const hasProject = new Map<string, boolean>();
for (const table of tables) {
  const columns = await columnsOf(superuser, table);
  hasProject.set(
    table,
    columns.some(({ name }) => name === projectColumn(table)),
  );
}

const seesAll = (role: ApplicationRole, table: string) => ofEveryProject[table]?.includes(role) ?? false;
const bounded = roles.flatMap((role) =>
  tables.filter((table) => !seesAll(role, table)).map((table) => [role, table] as const),
);

interface Columns {
  selectable: string[];
  updatable: string[];
}

async function columnsFor(role: ApplicationRole, table: string): Promise<Columns> {
  const { rows } = await superuser.query<{ name: string; s: boolean; u: boolean }>(
    `select attname as name, has_column_privilege($1, attrelid, attnum, 'select') as s,
       has_column_privilege($1, attrelid, attnum, 'update') as u
     from pg_attribute where attrelid = $2::regclass and attnum > 0 and not attisdropped`,
    [role, table],
  );
  return {
    selectable: rows.filter(({ s }) => s).map(({ name }) => name),
    updatable: rows.filter(({ u }) => u).map(({ name }) => name),
  };
}

const rowOf = async (table: string, where: string): Promise<object> =>
  (await superuser.query<{ row: object }>(`select to_jsonb(t) as row from ${table} t where ${where} limit 1`))
    .rows[0]?.row ?? {};

const untouched = (result: string | number) => result === 0 || result === refused;

/** Everything that a role could do to the rows that `where` describes, named by what was done. */
async function tryAll(client: pg.Client, role: ApplicationRole, table: string, where: string) {
  const { selectable, updatable } = await columnsFor(role, table);
  const column = updatable[0] ?? projectColumn(table);
  const copy = JSON.stringify(await rowOf(table, where));
  const written = (await columnsOf(superuser, table)).map(({ name }) => `"${name}"`).join(', ');
  return {
    update: await attempt(client, `update ${table} set ${column} = ${column} where ${where}`),
    delete: await attempt(client, `delete from ${table} where ${where}`),
    insert: await attempt(
      client,
      `insert into ${table} (${written}) select ${written} from jsonb_populate_record(null::${table}, $1)`,
      [copy],
    ),
    lock: await attempt(client, `select ${selectable[0] ?? '*'} from ${table} where ${where} for update`),
  };
}

describe('database roles · rows of the project that is set', () => {
  it.each(roles)('%s reads them wherever it may read', async (role) => {
    const counts: Record<string, string | number> = {};
    for (const table of tables.filter((each) => hasProject.get(each))) {
      const [column] = (await columnsFor(role, table)).selectable;
      if (!column || role === 'probity_import') continue;
      const text = `select ${column} from ${table} where ${projectColumn(table)} = ${ours}`;
      counts[table] = await attempt(database.as(role), text);
    }
    expect(
      Object.values(counts).every((count) => count === 1),
      JSON.stringify(counts),
    ).toBe(true);
  });

  it('the web writes events of them', async () => {
    const insert = `insert into events (token, project_id, type, data) values ('evt_own', ${ours}, 'x', '{}')`;
    expect(await attempt(database.as('probity_web'), insert)).toBe(1);
  });
});

describe('database roles · rows of another project', () => {
  it.each(bounded.filter(([, table]) => hasProject.get(table)))(
    '%s does not read them in %s',
    async (role, table) => {
      const { selectable } = await columnsFor(role, table);
      const where = `where ${projectColumn(table)} = ${theirs}`;
      expect(
        await attempt(database.as(role), `select ${selectable[0] ?? '*'} from ${table} ${where}`),
      ).toSatisfy(untouched);
    },
  );

  it.each(bounded.filter(([, table]) => hasProject.get(table)))(
    '%s does not change them in %s',
    async (role, table) => {
      const where = `${projectColumn(table)} = ${theirs}`;
      const { insert, ...changes } = await tryAll(database.as(role), role, table, where);
      expect(insert).toBe(refused);
      for (const [what, result] of Object.entries(changes)) expect(result, what).toSatisfy(untouched);
    },
  );

  it.each(bounded.filter(([, table]) => hasProject.get(table)))(
    '%s does not move its own to them in %s',
    async (role, table) => {
      const column = projectColumn(table);
      const move = `update ${table} set ${column} = ${theirs} where ${column} = ${ours}`;
      // The import sees no project's rows, and so moves none.
      const result = await attempt(database.as(role), move);
      expect(result).toSatisfy(role === 'probity_import' ? untouched : (code: unknown) => code === refused);
    },
  );

  it.each(bounded.filter(([, table]) => !hasProject.get(table)))(
    '%s has no way into %s, whose rows are of all',
    async (role, table) => {
      for (const text of [
        `select from ${table}`,
        `delete from ${table}`,
        `insert into ${table} default values`,
      ]) {
        expect(await attempt(database.as(role), text), text).toBe(refused);
      }
    },
  );

  it.each(roles)('%s truncates no table', async (role) => {
    for (const table of [...tables, ...withoutProject]) {
      expect(await attempt(database.as(role), `truncate ${table}`), table).toBe(refused);
    }
  });

  it.each(roles)('%s reads none of a project in any table when none is set', async (role) => {
    const client = database.as(role);
    await client.query(`select set_config('app.project_id', '', false)`);
    for (const [, table] of bounded.filter(([each, table]) => each === role && hasProject.get(table))) {
      const { selectable } = await columnsFor(role, table);
      const text = `select ${selectable[0] ?? '*'} from ${table} where ${projectColumn(table)} is not null`;
      expect(await attempt(client, text), table).toSatisfy(untouched);
    }
    await client.query(`select set_config('app.project_id', $1, false)`, [String(ours)]);
  });
});

describe('database roles · rows of nobody', () => {
  const shared = tables.filter(isShared);

  it.each(roles.flatMap((role) => shared.map((table) => [role, table] as const)))(
    '%s reads them in %s',
    async (role, table) => {
      expect(await attempt(database.as(role), `select from ${table} where project_id is null`)).toBe(1);
    },
  );

  it.each(
    (['probity_web', 'probity_worker'] as const).flatMap((role) =>
      shared.map((table) => [role, table] as const),
    ),
  )('%s does not change them in %s', async (role, table) => {
    const client = database.as(role);
    const { insert, ...changes } = await tryAll(client, role, table, 'project_id is null');
    expect(insert).toBe(refused);
    for (const [what, result] of Object.entries(changes)) expect(result, what).toSatisfy(untouched);
    expect(await attempt(client, `update ${table} set project_id = null where project_id = ${ours}`)).toBe(
      refused,
    );
    expect(
      await attempt(client, `update ${table} set project_id = ${ours} where project_id is null`),
    ).toSatisfy(untouched);
  });

  it('the web hangs no version of its own on a list of others, and no entry on their versions', async () => {
    const list = (project: string) => `(select token from watchlists where project_id ${project} limit 1)`;
    const version = (project: string) =>
      `(select id from watchlist_versions where project_id ${project} limit 1)`;
    const web = database.as('probity_web');
    for (const project of ['is null', `= ${theirs}`]) {
      const { rows } = await superuser.query(`select ${list(project)} as token, ${version(project)} as id`);
      const { token, id } = rows[0];
      const addVersion = `insert into watchlist_versions (project_id, watchlist_token, version, entity_count, name_count)
        values (${ours}, $1, 'mine', 0, 0)`;
      expect(await attempt(web, addVersion, [token])).toBe(refused);
      const addEntry = `insert into watchlist_entries
        (project_id, watchlist_token, list_entry_id, from_version, entity_type, primary_name, entity, digest)
        values (${ours}, $1, 'mine', $2, 'person', 'Mine', '{}', '')`;
      expect(await attempt(web, addEntry, [token, id])).toBe(refused);
    }
  });

  it('only the import writes companies of the registers', async () => {
    const insert = `insert into registry_companies (country, registration_number, legal_name, company, source)
      values ('GB', '1', 'One', '{}', 'test')`;
    const results = await Promise.all(roles.map((role) => attempt(database.as(role), insert)));
    expect(results).toEqual(roles.map((role) => (role === 'probity_import' ? 1 : refused)));
  });
});
