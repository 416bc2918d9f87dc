import { join } from 'node:path';
import type { Client } from 'pg';
import type { OperatorSettings } from '../../lib/platform/settings/env.ts';
import { newPassword, readOrCreateSecrets } from '../database/credentials.ts';
import {
  applicationRoles,
  applicationUrls,
  ensureRole,
  grantProcessRoles,
  withClient,
} from '../database/roles.ts';
import type { ApplicationRole, ApplicationUrls } from '../database/roles.ts';

// The roles of the application on an operator's own server (docs/adr/0031).

const advice = `Let it create roles, or have an administrator run once:
  create role probity_app login password '…';
  create role probity_web; create role probity_worker; create role probity_import;
  grant probity_web, probity_worker, probity_import to probity_app;
and set PROBITY_APP_DATABASE_URL to the address with which probity_app signs in.`;

function signedInAs(url: string, role: string, password: string): string {
  const changed = new URL(url);
  changed.username = role;
  changed.password = password;
  return changed.toString();
}

async function createMissingRoles(
  client: Client,
  passwords: Record<ApplicationRole, string>,
  withoutLogin: ReadonlySet<ApplicationRole>,
): Promise<void> {
  const { rows } = await client.query<{ rolname: ApplicationRole; rolcanlogin: boolean }>(
    'select rolname, rolcanlogin from pg_roles where rolname = any($1)',
    [applicationRoles],
  );
  const known = new Map(rows.map(({ rolname, rolcanlogin }) => [rolname, rolcanlogin]));
  for (const role of applicationRoles) {
    // A role that can already sign in may serve another deployment: keep its password.
    if (known.get(role)) continue;
    if (!withoutLogin.has(role)) await ensureRole(client, role, passwords[role], '');
    else if (!known.has(role)) await client.query(`create role ${role}`);
  }
  const { rowCount: holds } = await client.query(
    `select where pg_has_role('probity_app', 'probity_web', 'usage')
       and pg_has_role('probity_app', 'probity_worker', 'usage')
       and pg_has_role('probity_app', 'probity_import', 'usage')`,
  );
  if (!holds) await grantProcessRoles(client, 'probity_app');
}

const givenUrls = (settings: OperatorSettings): Partial<ApplicationUrls> => {
  const app = settings.PROBITY_APP_DATABASE_URL;
  return {
    probity_app: app,
    probity_web: settings.PROBITY_WEB_DATABASE_URL ?? app,
    probity_worker: settings.PROBITY_WORKER_DATABASE_URL ?? app,
    probity_import: settings.PROBITY_IMPORT_DATABASE_URL ?? app,
  };
};

/** Row-level security does not apply to such a role: one project could see another's rows. */
async function refusePrivilegedRole(role: ApplicationRole, url: string, owner: string): Promise<void> {
  const isPrivileged = await withClient(url, async (client) => {
    const { rowCount } = await client.query(
      `select from pg_roles where rolname = current_user
         and (rolsuper or rolbypassrls or pg_has_role(current_user, $1, 'member'))`,
      [owner],
    );
    return rowCount === 1;
  }).catch((error: unknown) => {
    throw new Error(`The role ${role} cannot sign in. ${advice}`, { cause: error });
  });
  if (isPrivileged) {
    const what = 'is a superuser, bypasses row-level security, or owns the tables';
    throw new Error(`The role that signs in as ${role} ${what}.`);
  }
}

/** The URL of each role. Creates missing roles if the owner may. */
export async function operatorUrls(ownerUrl: string, settings: OperatorSettings): Promise<ApplicationUrls> {
  const file = join(settings.PROBITY_DATA_DIR, 'database.json');
  const passwords = readOrCreateSecrets(file, applicationRoles, newPassword);
  const given = givenUrls(settings);
  const withoutLogin = new Set(applicationRoles.filter((role) => given[role] !== undefined));
  const owner = await withClient(ownerUrl, async (client) => {
    await createMissingRoles(client, passwords, withoutLogin).catch((error: unknown) => {
      throw new Error(`The role of DATABASE_URL may not create the application's roles. ${advice}`, {
        cause: error,
      });
    });
    return (await client.query<{ name: string }>('select current_user as name')).rows[0]?.name ?? '';
  });
  const urls = applicationUrls((role) => given[role] ?? signedInAs(ownerUrl, role, passwords[role]));
  for (const role of applicationRoles) await refusePrivilegedRole(role, urls[role], owner);
  return urls;
}
