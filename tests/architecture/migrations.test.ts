import { describe, expect, it } from 'vitest';
import { contractionsIn, contracts } from './contractions';
import { earlierCommits, git } from './earlier-commits';
import { readUnderLock } from './long-locks';
import { textOf, treeFiles } from './tree';

const scripts = treeFiles.filter((path) => /^prisma\/migrations\/[^/]+\/migration\.sql$/.test(path));
const nameOf = (path: string) => path.split('/')[2] ?? '';
const names = scripts.map(nameOf);

/** Nothing had been released before these, so they contract at once. */
const beforeTheRule = ['20261121000200_list_editions', '20261122000900_case_numbers'];
/** Earlier ones are released, and are not edited. */
const firstInTwo = '20261122030000';
const first = '20261121000000_tables';

/** Why the migration may not contract; null if it may. */
function faultOf(name: string, script: string): string | null {
  const taken = contractionsIn(script);
  const expanded = contracts(script);
  if (taken.length === 0 || (expanded && names.includes(expanded) && expanded < name)) return null;
  return `${name} begins with no "-- contracts: <earlier migration>", and takes away: ${taken.join('; ')}`;
}

/** The migrations of a commit that have been edited, renamed or deleted since. None if there is no such commit. */
const changedSince = (commit: string): string[] =>
  (git('diff', '--name-only', '--no-renames', '--diff-filter=a', commit, '--', 'prisma/migrations') ?? '')
    .split('\n')
    .filter((path) => path !== '')
    .map((path) => `${path} since ${commit}`);

describe('migrations', () => {
  it('are not edited once they are committed: a database may have applied them', () => {
    expect(earlierCommits().flatMap(changedSince)).toEqual([]);
  });

  it('take nothing away that the previous version uses, or name the migration that ended its use', () => {
    const faults = scripts
      .filter((path) => !beforeTheRule.includes(nameOf(path)))
      .flatMap((path) => faultOf(nameOf(path), textOf(path)) ?? []);
    expect(faults).toEqual([]);
  });

  it('set a lock_timeout', () => {
    const patient = scripts.filter((path) => !/^set (?:local )?lock_timeout\b/im.test(textOf(path)));
    expect(patient.map(nameOf)).toEqual([first]);
  });

  it.for([
    'alter table projects drop column next_number;',
    'ALTER TABLE "projects" DROP "next_number", ADD note text;',
    'drop table if exists projects;',
    'alter table projects rename to tenants;',
    'alter table only projects rename column name to title;',
    'alter table projects alter column name set not null;',
    'alter table projects alter name type varchar(3), add check (name in (1, 2));',
    'alter table projects add column name text not null;',
    `do $$ begin execute 'alter table projects drop column name'; end $$;`,
    'alter view people rename to persons;',
    'drop function find_a, find_b;',
    'drop procedure if exists keep(text) cascade;',
    'drop type tier;',
    'drop function find(int); create function find(of_project int, at_most int) returns int as $$ $$;',
    'create function find_both() returns int as $$ $$; drop function find;',
  ])('are refused for %s', (statement) => {
    const script = `set lock_timeout = '5s';\n${statement}`;
    expect(faultOf('29990101000000_next', script)).toContain('takes away');
    expect(faultOf('29990101000000_next', `-- contracts: 29990202000000_later\n${script}`)).not.toBeNull();
    expect(faultOf('29990101000000_next', `-- contracts: ${first}\n${script}`)).toBeNull();
  });

  it.for([
    'create table notes (id int); alter table notes alter column id set not null; drop index a;',
    `alter table projects alter column name set default '', alter column name set not null;`,
    `alter table projects add column name text not null default '', drop constraint a, add primary key (id);`,
    'alter table projects add column total int not null generated always as (1) stored;',
    'alter table projects rename constraint a to b; alter index a rename to b;',
    'alter table projects alter column name drop not null, alter column name drop default;',
    'drop function find(int, text); create function find(a int, b text default (1)) returns int as $$ $$;',
    'drop function find; create or replace function find(a numeric(3, 1)) returns int as $$ $$;',
    'drop procedure keep(a text); create procedure keep(a text) as $$ $$;',
    '-- alter table projects drop column name;\n/* drop table projects; */ select 1;',
  ])('are accepted with %s', (statement) => {
    expect(contractionsIn(statement)).toEqual([]);
  });

  it('do not read an existing table in full after locking readers out', () => {
    const faults = scripts
      .filter((path) => nameOf(path) >= firstInTwo)
      .flatMap((path) => readUnderLock(textOf(path)).map((table) => `${nameOf(path)}: ${table}`));
    expect(faults).toEqual([]);
  });

  it('have unique timestamps', () => {
    const timestamps = names.map((name) => name.split('_')[0]);
    expect(new Set(timestamps).size).toBe(names.length);
  });

  it.for([
    'alter table projects add column a int; create index on projects (a);',
    'ALTER TABLE "projects"\n ADD a int; CREATE UNIQUE INDEX a ON "projects" (a);',
    'alter table notes add column a int; create index if not exists by_a on only projects (a);',
    'alter table projects add column a int; update projects as p set a = 1;',
    `alter table notes add column a int; do $$ begin update projects set a = 1; end $$;`,
    'alter table projects add column a int; delete from projects where a = 1;',
    'alter table projects add check (a > 1) not valid; alter table projects validate constraint a;',
  ])('read a table in full under a lock with %s', (script) => {
    expect(readUnderLock(script)).toEqual(['projects']);
  });

  it.for([
    'create table notes (id int); alter table notes add a int; create index on notes (a); update notes set a = 1;',
    'alter table projects add column a int; create table notes (id int); create index on notes (id);',
    'alter table projects validate constraint a; create index by_a on projects (a);',
    'alter table projects add column a int; create function f() returns void as $$ update projects set a = 1; $$;',
    'alter table projects add column a int; grant select (a), update (a) on projects to probity_worker;',
    'alter table projects add column a int; insert into notes values (1) on conflict (id) do update set a = 1;',
  ])('read no table in full under a lock with %s', (script) => {
    expect(readUnderLock(script)).toEqual([]);
  });
});
