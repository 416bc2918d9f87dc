import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { applicationRoles } from '@/scripts/database/roles';
import { attempt, databaseOfRoles, refused, type RolesDatabase } from '@/tests/fixtures/database-roles';
import { decidedRoutines } from './decided-privileges';
import { routinesOf } from './routine-catalog';

let database: RolesDatabase;

beforeAll(async () => {
  database = await databaseOfRoles(applicationRoles);
});

afterAll(() => database.close());

const escapes = [
  'create table mine (id int)',
  'create temporary table mine (id int)',
  `create function mine() returns int language sql as 'select 1'`,
  'create schema mine',
  'create extension dblink',
  'create role mine',
  'alter table cases disable row level security',
  'alter table cases no force row level security',
  'drop policy tenant on cases',
  'drop table cases',
  'alter table audit_log disable trigger user',
  'alter default privileges for role probity_owner grant select on tables to public',
  'set role probity_owner',
  'set role probity_admin',
  'set session authorization probity_owner',
  `alter role probity_owner password 'mine'`,
  'alter role current_user bypassrls',
  'set session_replication_role = replica',
  `copy projects to program 'true'`,
  `copy projects from program 'true'`,
  `copy projects to '/tmp/mine'`,
  `select pg_read_file('postgresql.conf')`,
  `select pg_ls_dir('.')`,
  'select lo_create(0)',
  'select lo_creat(0)',
  `select lo_from_bytea(0, '')`,
  `select lo_import('/etc/hostname')`,
  'select rolpassword from pg_authid',
  'select * from pg_hba_file_rules',
  'select pg_reload_conf()',
  `select setval('events_sequence_seq', 1)`,
  `select setval('watchlist_versions_id_seq', 1)`,
];

describe('database roles · ways out', () => {
  const ways = applicationRoles.flatMap((role) => escapes.map((text) => [role, text] as const));

  it.each(ways)('%s is refused: %s', async (role, text) => {
    expect(await attempt(database.as(role), text)).toBe(refused);
  });

  it.each(applicationRoles.filter((role) => role !== 'probity_app'))(
    '%s cannot become another role',
    async (role) => {
      for (const other of applicationRoles.filter((each) => each !== role)) {
        expect(await attempt(database.as(role), `set role ${other}`), other).toBe(refused);
        expect(await attempt(database.as(role), `grant ${other} to ${role}`), other).toBe(refused);
      }
    },
  );

  it.each(applicationRoles.filter((role) => role !== 'probity_app'))(
    '%s executes no routine of another role',
    async (role) => {
      const foreign = (await routinesOf(database.superuser)).filter(
        ({ name, isTrigger }) => !isTrigger && !decidedRoutines[name]?.includes(role),
      );
      expect(foreign.length).toBeGreaterThan(5);
      for (const { name, call } of foreign) {
        expect(await attempt(database.as(role), call), name).toBe(refused);
      }
    },
  );

  it('a caller cannot replace the tables that a function reads with temporary ones', async () => {
    // As on an operator's server, where everyone may create temporary tables by default.
    const { superuser } = database;
    const { rows } = await superuser.query<{ name: string }>('select current_database() as name');
    const temporary = `temporary on database "${rows[0]?.name}"`;
    await superuser.query(`grant ${temporary} to probity_web`);
    onTestFinished(async () => {
      await superuser.query(`revoke ${temporary} from probity_web`);
    });
    await superuser.query(
      `insert into projects (id, hash, name, environment) values (77, 'h77', 'A project', 'staging')`,
    );
    const web = database.as('probity_web');
    await web.query(`
      create temporary table audit_heads (project_id int primary key, sequence bigint, hash bytea);
      create temporary table api_keys (project_id int, token text, key_hash bytea, environment text, rate_plan text,
        revoked_at timestamptz);
      create function pg_temp.whoami() returns trigger language plpgsql as
        $$ begin raise exception 'as %', current_user; end $$;
      create trigger whoami before insert on audit_heads for each row execute function pg_temp.whoami();
      grant all on audit_heads, api_keys to public;
      insert into pg_temp.api_keys values (77, 'key_mine', 'mine', 'staging', 'unlimited');
      select set_config('app.project_id', '77', false)`);
    await web.query(`select append_audit_records(77, '[]')`);
    expect(
      (await superuser.query('select sequence from audit_heads where project_id = 77')).rows,
    ).toHaveLength(1);
    expect((await web.query(`select * from find_api_key('mine')`)).rows).toEqual([]);
  });

  it('the worker adds comments to a sample that it creates, and to no other project', async () => {
    const { superuser } = database;
    await superuser.query(`
      insert into projects (id, hash, name, environment) values (78, 'h78', 'A sandbox', 'staging');
      insert into sample_projects (project_id, token) values (78, 'smp_1');
      insert into cases (project_id, token, name, type, status, entity_category, created_at, updated_at)
        values (78, 'cas_1', 'CAS-1', 'Review', 'New', 'Person', now(), now())`);
    const worker = database.as('probity_worker');
    await worker.query(`select set_config('app.project_id', '78', false)`);
    const add = () =>
      attempt(
        worker,
        `insert into comments (project_id, token, case_token, author, type, body, mentions, created_at, updated_at)
          values (78, 'cmt_1', 'cas_1', '{}', 'Comment', 'Mine', '{}', now(), now())`,
      );
    expect(await add()).toBe(refused);
    await superuser.query(`update sample_projects set status = 'Making' where project_id = 78`);
    expect(await add()).toBe(1);
  });
});
