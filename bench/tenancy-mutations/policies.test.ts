import type pg from 'pg';
import { afterAll, expect, it } from 'vitest';
import { applicationRoles } from '@/scripts/database/roles';
import { databaseOfRoles } from '@/tests/fixtures/database-roles';
import { faultsOfPolicies } from '@/tests/tenancy/policy-catalog';
import { fillTables, type RowProbe, rowProbes } from '@/tests/tenancy/row-probes';

// Tests row-level security without the product's queries: a policy that is missing or allows everything, and a table
// without row-level security, must each make a test of the table fail.

interface Policy {
  table: string;
  name: string;
  command: string;
  to: string;
  using: string | null;
  check: string | null;
}

interface Mutation {
  name: string;
  table: string;
  make: string;
  undo: string;
}

const database = await databaseOfRoles(applicationRoles);
const { superuser } = database;
// This test run has it disabled.
const forced = await superuser.query<{ name: string }>(
  `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relforcerowsecurity order by 1`,
);
for (const { name } of forced.rows) await superuser.query(`alter table "${name}" enable row level security`);
const tables = await fillTables(database);
const probes = await rowProbes(database, tables);

afterAll(() => database.close());

/** Policies of the application's roles. Those of the owner allow everything; without one the owner would see less. */
const policiesOf = async (client: pg.Client): Promise<Policy[]> =>
  (
    await client.query<Policy>(
      `select tablename as table, policyname as name, cmd as command, array_to_string(roles, ', ') as to, qual as using,
         with_check as check
       from pg_policies where schemaname = 'public' and permissive = 'PERMISSIVE' and policyname <> 'owner' order by 1, 2`,
    )
  ).rows;

function mutationsOf({ table, name, command, to, using, check }: Policy): Mutation[] {
  const policy = `policy "${name}" on "${table}"`;
  const clauses = `${using ? `using (${using})` : ''} ${check ? `with check (${check})` : ''}`;
  const lost = {
    name: 'dropped',
    make: `drop ${policy}`,
    undo: `create ${policy} for ${command} to ${to} ${clauses}`,
  };
  const loose = {
    name: 'shows every row',
    make: `alter ${policy} using (true)`,
    undo: `alter ${policy} using (${using})`,
  };
  const open = {
    name: 'takes every row',
    make: `alter ${policy} with check (true)`,
    undo: `alter ${policy} with check (${check})`,
  };
  return [
    lost,
    ...(using && using !== 'true' ? [loose] : []),
    ...(check && check !== 'true' ? [open] : []),
  ].map((mutation) => ({ ...mutation, table, name: `${table}.${name} ${mutation.name}` }));
}

const offOf = (table: string): Mutation => ({
  name: `${table} without row-level security`,
  table,
  make: `alter table "${table}" disable row level security`,
  undo: `alter table "${table}" enable row level security`,
});

const isGreen = (probe: RowProbe): Promise<boolean> =>
  probe.expectWall(database).then(
    () => true,
    () => false,
  );

/** What a role can do, otherwise the catalog, because a right that no role has cannot be tried. */
const noticedBy = async (table: string): Promise<string | null> =>
  (await firstRed(table)) ??
  (await faultsOfPolicies(superuser)).map((fault) => `catalog: ${fault}`)[0] ??
  null;

async function firstRed(table: string): Promise<string | null> {
  for (const probe of probes.filter((each) => each.table === table))
    if (!(await isGreen(probe))) return probe.name;
  return null;
}

it('every missing policy is noticed', async () => {
  const mutations = [
    ...(await policiesOf(superuser)).flatMap(mutationsOf),
    ...forced.rows.map(({ name }) => offOf(name)),
  ];
  for (const table of tables) expect(await noticedBy(table), table).toBeNull();
  const survivors: string[] = [];
  for (const { name, table, make, undo } of mutations) {
    await superuser.query(make);
    const killer = await noticedBy(table);
    await superuser.query(undo);
    console.log(`${name} | ${killer ?? 'SURVIVES'}`);
    if (!killer) survivors.push(name);
  }
  console.log(`${mutations.length - survivors.length} of ${mutations.length} are noticed`);
  expect(survivors).toEqual([]);
});
