import pg from 'pg';
import type { Client } from 'pg';
import { scramVerifier } from './credentials.ts';

/** One role per process, with the rights that it needs (docs/adr/0031). */
const processRoles = ['probity_web', 'probity_worker', 'probity_import'] as const;

/** `probity_app` is a member of the other three, and so has their privileges. */
export const applicationRoles = ['probity_app', ...processRoles] as const;
export type ApplicationRole = (typeof applicationRoles)[number];

/** The role of each process. None of them owns a table, and all are subject to row-level security. */
export type ApplicationUrls = Record<ApplicationRole, string>;

export const applicationUrls = (urlOf: (role: ApplicationRole) => string): ApplicationUrls => ({
  probity_app: urlOf('probity_app'),
  probity_web: urlOf('probity_web'),
  probity_worker: urlOf('probity_worker'),
  probity_import: urlOf('probity_import'),
});

export async function withClient<Result>(
  url: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function exists(client: Client, query: string, name: string): Promise<boolean> {
  return (await client.query(query, [name])).rowCount === 1;
}

export async function ensureRole(
  client: Client,
  name: string,
  password: string,
  attributes: string,
): Promise<void> {
  const role = pg.escapeIdentifier(name);
  if (!(await exists(client, 'select from pg_roles where rolname = $1', name)))
    await client.query(`create role ${role}`);
  // A role may change its own settings, and could lock its process out.
  await client.query(`alter role ${role} reset all`);
  await client.query(
    `alter role ${role} with login ${attributes} password ${pg.escapeLiteral(scramVerifier(password))}`,
  );
}

export async function ensureDatabase(client: Client, name: string): Promise<void> {
  if (!(await exists(client, 'select from pg_database where datname = $1', name))) {
    await client.query(`create database ${pg.escapeIdentifier(name)} owner probity_owner`);
  }
  // Applied here too, for a database that an earlier version created.
  await restrictDatabase(client, name);
}

/** A database on our own server: the application's roles may connect to it, but create nothing in it. */
export async function restrictDatabase(client: Client, name: string): Promise<void> {
  const database = pg.escapeIdentifier(name);
  await client.query(`revoke all on database ${database} from public, probity_app`);
  await client.query(`grant connect on database ${database} to ${applicationRoles.join(', ')}`);
}

/**
 * Functions that everyone may call by default, without rights on any table. Not copied to other databases.
 */
const largeObjectWriters = ['lo_creat(int)', 'lo_create(oid)', 'lo_from_bytea(oid, bytea)'];

/** Needs a superuser's connection to that database. */
export async function refuseLargeObjects(client: Client): Promise<void> {
  await client.query(`revoke execute on function ${largeObjectWriters.join(', ')} from public`);
}

const restricted = 'nocreatedb nocreaterole nosuperuser nobypassrls';

/** Makes a role a member of the role of every process. */
export async function grantProcessRoles(client: Client, holder: string): Promise<void> {
  await client.query(`grant ${processRoles.join(', ')} to ${pg.escapeIdentifier(holder)}`);
}

/**
 * The roles of an embedded server: the owner of every table, who may create the shadow databases of
 * `prisma migrate dev`, and those of the application.
 */
export async function ensureRoles(
  client: Client,
  passwords: Record<'probity_owner' | ApplicationRole, string>,
) {
  await ensureRole(
    client,
    'probity_owner',
    passwords.probity_owner,
    'createdb nocreaterole nosuperuser nobypassrls',
  );
  for (const role of applicationRoles) await ensureRole(client, role, passwords[role], restricted);
  await grantProcessRoles(client, 'probity_app');
}
