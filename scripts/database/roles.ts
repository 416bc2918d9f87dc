import pg from 'pg';
import type { Client } from 'pg';
import { scramVerifier } from './credentials.ts';

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
  await client.query(
    `alter role ${role} with login ${attributes} password ${pg.escapeLiteral(scramVerifier(password))}`,
  );
}

export async function ensureDatabase(client: Client, name: string): Promise<void> {
  if (await exists(client, 'select from pg_database where datname = $1', name)) return;
  await client.query(`create database ${pg.escapeIdentifier(name)} owner probity_owner`);
  await restrictDatabase(client, name);
}

export async function restrictDatabase(client: Client, name: string): Promise<void> {
  const database = pg.escapeIdentifier(name);
  await client.query(`revoke all on database ${database} from public`);
  await client.query(`grant connect, temporary on database ${database} to probity_app`);
}

/**
 * The two roles of an embedded server: the owner of every table, who may create the shadow databases of
 * `prisma migrate dev`, and the application, which is subject to row-level security (docs/adr/0004).
 */
export async function ensureRoles(
  client: Client,
  passwords: Record<'probity_owner' | 'probity_app', string>,
) {
  await ensureRole(
    client,
    'probity_owner',
    passwords.probity_owner,
    'createdb nocreaterole nosuperuser nobypassrls',
  );
  await ensureRole(
    client,
    'probity_app',
    passwords.probity_app,
    'nocreatedb nocreaterole nosuperuser nobypassrls',
  );
}
