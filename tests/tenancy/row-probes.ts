import type pg from 'pg';
import { expect } from 'vitest';
import { type ApplicationRole, applicationRoles } from '@/scripts/database/roles';
import { columnsOf, insertAnyRow, projectColumn, tablesOf } from '@/tests/fixtures/any-rows';
import { attempt, refused, type RolesDatabase } from '@/tests/fixtures/database-roles';
import { decidedRelations, ofEveryProject, withoutProject } from './decided-privileges';

// Tries, as each process's role and with one project set, every table of the catalog: the rows of another project,
// and those of none. Refusals have the code 42501, and rows that cannot be seen cannot be changed.

export const ours = 1_001;
export const theirs = 1_002;
export const roles = applicationRoles.filter((role) => role !== 'probity_app');

/** `probity_app` may do what the other roles may, so it is tried only where it may do more. */
const rolesOn = (table: string): ApplicationRole[] =>
  decidedRelations[table]?.probity_app ? [...roles, 'probity_app'] : roles;

const isShared = (table: string) => table.startsWith('watchlist');
const seesAll = (role: ApplicationRole, table: string) => ofEveryProject[table]?.includes(role) ?? false;
const untouched = (result: string | number) => result === 0 || result === refused;

export interface RowProbe {
  name: string;
  table: string;
  expectWall(database: RolesDatabase): Promise<void>;
}

function explain(table: string) {
  return (error: unknown) => {
    throw new Error(`No row could be made for ${table}.`, { cause: error });
  };
}

const setOurs = (client: pg.Client) =>
  client.query(`select set_config('app.project_id', $1, false)`, [String(ours)]);

/** Fills every table with project data with a row of ours and one of theirs. */
export async function fillTables({ superuser, as }: RolesDatabase): Promise<string[]> {
  const tables = (await tablesOf(superuser)).filter((table) => !withoutProject.includes(table));
  for (const table of tables) {
    for (const project of [ours, theirs]) await insertAnyRow(superuser, table, project).catch(explain(table));
    if (isShared(table)) await insertAnyRow(superuser, table, null);
  }
  for (const role of applicationRoles) await setOurs(as(role));
  return tables;
}

interface Columns {
  selectable: string[];
  updatable: string[];
  insertable: string[];
}

async function columnsFor(
  { superuser }: RolesDatabase,
  role: ApplicationRole,
  table: string,
): Promise<Columns> {
  const { rows } = await superuser.query<{ name: string; s: boolean; u: boolean; i: boolean }>(
    `select attname as name, has_column_privilege($1, attrelid, attnum, 'select') as s,
       has_column_privilege($1, attrelid, attnum, 'update') as u,
       has_column_privilege($1, attrelid, attnum, 'insert') as i
     from pg_attribute where attrelid = $2::regclass and attnum > 0 and not attisdropped`,
    [role, table],
  );
  return {
    selectable: rows.filter(({ s }) => s).map(({ name }) => name),
    updatable: rows.filter(({ u }) => u).map(({ name }) => name),
    insertable: rows.filter(({ i }) => i).map(({ name }) => name),
  };
}

const rowOf = async ({ superuser }: RolesDatabase, table: string, where: string): Promise<object> =>
  (await superuser.query<{ row: object }>(`select to_jsonb(t) as row from ${table} t where ${where} limit 1`))
    .rows[0]?.row ?? {};

/** Tries everything that a role could do to the rows that match `where`. Returns the results by what was tried. */
async function tryAll(database: RolesDatabase, role: ApplicationRole, table: string, where: string) {
  const client = database.as(role);
  const { selectable, updatable, insertable } = await columnsFor(database, role, table);
  const column = updatable[0] ?? projectColumn(table);
  const copy = JSON.stringify(await rowOf(database, table, where));
  // Only columns that the role may write, so that the policy refuses the insert and not a missing privilege on a
  // column.
  const written = (await columnsOf(database.superuser, table))
    .filter(({ name }) => insertable.length === 0 || insertable.includes(name))
    .map(({ name }) => `"${name}"`)
    .join(', ');
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

async function expectOthersWhole(
  database: RolesDatabase,
  role: ApplicationRole,
  table: string,
  where: string,
) {
  const { insert, ...changes } = await tryAll(database, role, table, where);
  expect(insert).toBe(refused);
  for (const [what, result] of Object.entries(changes)) expect(result, what).toSatisfy(untouched);
}

const readText = async (database: RolesDatabase, role: ApplicationRole, table: string, where: string) => {
  const { selectable } = await columnsFor(database, role, table);
  return `select ${selectable[0] ?? '*'} from ${table} where ${where}`;
};

type Wall = (database: RolesDatabase, role: ApplicationRole, table: string) => Promise<void>;

/** What each role may and may not do, named by how it reads after the role's name. */
const walls: Record<string, Wall> = {
  async 'reads the rows of the current project, if it may read, in'(database, role, table) {
    const { selectable } = await columnsFor(database, role, table);
    if (selectable.length === 0 || role === 'probity_import') return;
    const text = await readText(database, role, table, `${projectColumn(table)} = ${ours}`);
    expect(await attempt(database.as(role), text)).toBe(1);
  },
  async 'does not read the rows of another project in'(database, role, table) {
    const text = await readText(database, role, table, `${projectColumn(table)} = ${theirs}`);
    expect(await attempt(database.as(role), text)).toSatisfy(untouched);
  },
  'does not change the rows of another project in': (database, role, table) =>
    expectOthersWhole(database, role, table, `${projectColumn(table)} = ${theirs}`),
  async 'does not move its own rows to another project in'(database, role, table) {
    const column = projectColumn(table);
    const move = `update ${table} set ${column} = ${theirs} where ${column} = ${ours}`;
    // The import sees no project's rows, so it moves none.
    const result = await attempt(database.as(role), move);
    expect(result).toSatisfy(role === 'probity_import' ? untouched : (code: unknown) => code === refused);
  },
  async 'reads no rows of projects while none is set in'(database, role, table) {
    const client = database.as(role);
    const text = await readText(database, role, table, `${projectColumn(table)} is not null`);
    await client.query(`select set_config('app.project_id', '', false)`);
    try {
      expect(await attempt(client, text)).toSatisfy(untouched);
    } finally {
      await setOurs(client);
    }
  },
};

/** For tables with rows that belong to no project. */
const sharedWalls: Record<string, Wall> = {
  async 'reads the rows without a project in'(database, role, table) {
    expect(await attempt(database.as(role), `select from ${table} where project_id is null`)).toBe(1);
  },
  async 'does not change the rows without a project in'(database, role, table) {
    if (role === 'probity_import') return;
    const client = database.as(role);
    await expectOthersWhole(database, role, table, 'project_id is null');
    const give = `update ${table} set project_id = null where project_id = ${ours}`;
    expect(await attempt(client, give)).toBe(refused);
    const take = `update ${table} set project_id = ${ours} where project_id is null`;
    expect(await attempt(client, take)).toSatisfy(untouched);
  },
};

/** For tables without a column that says whose the rows are. */
const closedWalls: Record<string, Wall> = {
  async 'has no way into'(database, role, table) {
    const ways = [`select from ${table}`, `delete from ${table}`, `insert into ${table} default values`];
    for (const way of ways) expect(await attempt(database.as(role), way), way).toBe(refused);
  },
};

/** For tables on which the role works for every project. */
const openWalls: Record<string, Wall> = {
  async 'reads the rows of every project in'(database, role, table) {
    expect(await attempt(database.as(role), `select from ${table}`)).toBeGreaterThan(1);
  },
};

/** Whether the table has a column that says whose its rows are. */
async function hasProject({ superuser }: RolesDatabase, table: string): Promise<boolean> {
  return (await columnsOf(superuser, table)).some(({ name }) => name === projectColumn(table));
}

async function wallsOf(database: RolesDatabase, role: ApplicationRole, table: string) {
  if (seesAll(role, table)) return openWalls;
  if (!(await hasProject(database, table))) return closedWalls;
  return isShared(table) ? { ...walls, ...sharedWalls } : walls;
}

const ownEvent: RowProbe = {
  name: 'probity_web writes events of the current project, without their positions',
  table: 'events',
  async expectWall(database) {
    const web = database.as('probity_web');
    const insert = `insert into events (token, project_id, type, data) values ('evt_own', ${ours}, 'x', '{}')`;
    expect(await attempt(web, insert)).toBe(1);
    const placed = `insert into events (token, project_id, type, data, position) values ('evt_2', ${ours}, 'x', '{}', 9)`;
    expect(await attempt(web, placed)).toBe(refused);
  },
};

export async function rowProbes(database: RolesDatabase, tables: readonly string[]): Promise<RowProbe[]> {
  const probes = [ownEvent];
  for (const table of tables) {
    for (const role of rolesOn(table)) {
      for (const [what, wall] of Object.entries(await wallsOf(database, role, table))) {
        const name = `${role} ${what} ${table}`;
        probes.push({ name, table, expectWall: (tried) => wall(tried, role, table) });
      }
    }
  }
  return probes;
}
