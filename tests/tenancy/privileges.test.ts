import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApplicationRole, applicationRoles } from '@/scripts/database/roles';
import { freshDatabase } from '@/tests/fixtures/database';
import { decidedRelations, decidedRoutines, decidedSequences } from './decided-privileges';
import { faultsOfPolicies } from './policy-catalog';
import { routinesOf } from './routine-catalog';

// Compares what each role may do, by the catalog of the database, with what was decided.

let owner: pg.Client;

const others = applicationRoles.filter((role) => role !== 'probity_app');

beforeAll(async () => {
  const { ownerUrl } = await freshDatabase();
  owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
});

afterAll(() => owner.end());

async function query<Row extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> {
  return (await owner.query<Row>(text, values)).rows;
}

/** Privileges of the role itself, without those of roles that it is a member of. */
const ownPrivileges = `
  select c.relname as name, g.grantee::regrole::text as role, g.privilege_type as privilege, g.is_column
  from pg_class c
  join (
    select oid as relation, (aclexplode(relacl)).grantee, (aclexplode(relacl)).privilege_type, false as is_column
    from pg_class
    union
    select attrelid, (aclexplode(attacl)).grantee, (aclexplode(attacl)).privilege_type, true from pg_attribute
  ) g on g.relation = c.oid
  where c.relnamespace = 'public'::regnamespace and c.relkind = any($1) and g.grantee <> c.relowner`;

interface Grant {
  name: string;
  role: string;
  privilege: string;
  is_column: boolean;
}

const letters: Record<string, string> = { SELECT: 's', INSERT: 'i', UPDATE: 'u', DELETE: 'd' };
const inOrder = ['SELECT', 'INSERT', 'UPDATE', 'DELETE'];

function inLetters(grants: readonly Grant[]): string {
  const of = (isColumn: boolean) =>
    grants
      .filter(({ is_column }) => is_column === isColumn)
      .sort((a, b) => inOrder.indexOf(a.privilege) - inOrder.indexOf(b.privilege))
      .map(({ privilege }) => letters[privilege] ?? privilege)
      .join('');
  return of(false) + (of(true) && `(${of(true)})`);
}

const namesOf = async (kinds: string) =>
  (
    await query<{ name: string }>(
      `select relname as name from pg_class
       where relnamespace = 'public'::regnamespace and relkind = any($1) order by 1`,
      [[...kinds]],
    )
  ).map(({ name }) => name);

describe('database roles · privileges', () => {
  it('on each table and view are those decided', async () => {
    const grants = await query<Grant>(ownPrivileges, [[...'rvmpf']]);
    const found = Object.fromEntries(
      (await namesOf('rvmpf')).map((name) => {
        const here = grants.filter((grant) => grant.name === name);
        const roles = [...new Set(here.map(({ role }) => role))].sort();
        return [
          name,
          roles.map((role) => `${role} ${inLetters(here.filter((grant) => grant.role === role))}`),
        ];
      }),
    );
    const decided = Object.fromEntries(
      Object.entries(decidedRelations).map(([name, privileges]) => [
        name,
        Object.entries(privileges)
          .filter(([, given]) => given !== '')
          .map(([role, given]) => `${role} ${given}`)
          .sort(),
      ]),
    );
    expect(found).toEqual(decided);
  });

  it('on each sequence are those decided', async () => {
    const grants = await query<Grant>(ownPrivileges, [['S']]);
    const found = Object.fromEntries(
      (await namesOf('S')).map((name) => [
        name,
        grants
          .filter((grant) => grant.name === name)
          .map(({ role, privilege }) => `${role} ${privilege}`)
          .sort(),
      ]),
    );
    const decided = Object.entries(decidedSequences).map(([name, roles]) => [
      name,
      roles.map((role) => `${role} USAGE`).sort(),
    ]);
    expect(found).toEqual(Object.fromEntries(decided));
  });

  it('on each routine are those decided, and nobody else may execute it', async () => {
    const decided = Object.entries(decidedRoutines).map(([name, roles]) => `${name}: ${[...roles].sort()}`);
    const found = (await routinesOf(owner)).map(({ name, grantees }) => `${name}: ${grantees}`);
    expect(found.sort()).toEqual(decided.sort());
  });

  it('keep functions that run as their owner out of the schemas of callers', async () => {
    const rows = await query<{ name: string; config: string[] | null }>(
      `select proname as name, proconfig as config from pg_proc
       where pronamespace = 'public'::regnamespace and prosecdef`,
    );
    const careless = rows.filter(
      ({ config }) => !config?.includes('search_path=pg_catalog, public, pg_temp'),
    );
    expect(careless.map(({ name }) => name)).toEqual([]);
    expect(rows.length).toBeGreaterThan(5);
  });

  it('make views run with the rights of their reader', async () => {
    const rows = await query<{ name: string }>(
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('v', 'm')
       and not coalesce('security_invoker=true' = any(reloptions), false)`,
    );
    expect(rows).toEqual([]);
  });

  it('give new tables and routines to nobody', async () => {
    await owner.query('begin');
    await owner.query('create table new_table (id serial)');
    await owner.query(`create function new_function() returns int language sql as 'select 1'`);
    const rows = await query<{ role: ApplicationRole; may: boolean }>(
      `select role, has_table_privilege(role, 'new_table', 'select, insert, update, delete')
         or has_sequence_privilege(role, 'new_table_id_seq', 'usage, select')
         or has_function_privilege(role, 'new_function()', 'execute') as may
       from unnest($1::text[]) role`,
      [applicationRoles],
    );
    await owner.query('rollback');
    expect(rows.filter(({ may }) => may)).toEqual([]);
  });
});

describe('database roles · row-level security', () => {
  it('is forced on every table of a project, with the policies that were decided', async () => {
    expect(await faultsOfPolicies(owner)).toEqual([]);
  });

  it('applies to every role, none of which has more than its processes need', async () => {
    const rows = await query<{ name: string; privileged: boolean; holds: string[] }>(
      `select rolname as name, rolsuper or rolbypassrls or rolcreaterole or rolcreatedb as privileged, array(
         select m.roleid::regrole::text from pg_auth_members m where m.member = r.oid order by 1
       ) as holds
       from pg_roles r where rolname = any($1) order by 1`,
      [applicationRoles],
    );
    expect(rows).toEqual([
      { name: 'probity_app', privileged: false, holds: [...others].sort() },
      ...[...others].sort().map((name) => ({ name, privileged: false, holds: [] })),
    ]);
  });
});
