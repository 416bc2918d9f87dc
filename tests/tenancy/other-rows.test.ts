import { afterAll, describe, expect, it } from 'vitest';
import { applicationRoles } from '@/scripts/database/roles';
import { attempt, databaseOfRoles, refused } from '@/tests/fixtures/database-roles';
import { withoutProject } from './decided-privileges';
import { fillTables, ours, roles, rowProbes, theirs } from './row-probes';

const database = await databaseOfRoles(applicationRoles);
const { superuser } = database;
const tables = await fillTables(database);
const probes = await rowProbes(database, tables);

afterAll(() => database.close());

describe('database roles · rows', () => {
  it.each(probes.map((probe) => [probe.name, probe] as const))('%s', (_, { expectWall }) =>
    expectWall(database),
  );

  it.each(roles)('%s truncates no table', async (role) => {
    for (const table of [...tables, ...withoutProject]) {
      expect(await attempt(database.as(role), `truncate ${table}`), table).toBe(refused);
    }
  });

  it('the web adds no version to lists of others, and no entry to their versions', async () => {
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

  it('only the import writes companies of the registries', async () => {
    const insert = `insert into registry_companies (country, registration_number, legal_name, company, source)
      values ('GB', '1', 'One', '{}', 'test')`;
    const results = await Promise.all(roles.map((role) => attempt(database.as(role), insert)));
    expect(results).toEqual(roles.map((role) => (role === 'probity_import' ? 1 : refused)));
  });
});
