import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readOperatorSettings } from '@/lib/platform/settings/env';
import { type Cluster, startCluster } from '../database/cluster';
import { migrate } from '../database/migrate';
import { throwaway } from '../database/profiles';
import { withClient } from '../database/roles';
import { makeRunFolder } from '../test/run-folder';
import { operatorUrls } from './operator-roles';

// An operator's server without any of our roles.

let cluster: Cluster;
const folder = makeRunFolder();

const asAdmin = (database: string, text: string) =>
  withClient(cluster.url('probity_admin', database), (client) => client.query(text));

function signedIn(role: string, database: string): string {
  const url = new URL(cluster.url('probity_admin', database));
  url.username = role;
  url.password = 'secret';
  return url.toString();
}

const settings = (variables: Record<string, string> = {}) =>
  readOperatorSettings({ PROBITY_DATA_DIR: folder.path, ...variables });

const userOf = (url: string) =>
  withClient(url, async (client) => (await client.query('select current_user as name')).rows[0].name);

beforeAll(async () => {
  cluster = await startCluster(folder.path, throwaway, new AbortController().signal);
  folder.recordCluster(cluster.folder);
  await asAdmin('postgres', `create role plain login password 'secret'`);
  await asAdmin('postgres', `create role creator login createrole password 'secret'`);
  await asAdmin('postgres', 'create database of_plain owner plain');
  await asAdmin('postgres', 'create database of_creator owner creator');
}, 60_000);
afterAll(async () => {
  await cluster.stop();
  folder.remove();
});

describe('start · roles on an operator’s server', () => {
  it('says what an administrator must run if the owner may not create roles', async () => {
    await expect(operatorUrls(signedIn('plain', 'of_plain'), settings())).rejects.toThrow(
      /grant probity_web, probity_worker, probity_import to probity_app/,
    );
  });

  it('uses one URL for all processes if the administrator created the roles', async () => {
    await asAdmin('postgres', `create role probity_app login password 'secret'`);
    await asAdmin(
      'postgres',
      'create role probity_web; create role probity_worker; create role probity_import',
    );
    await asAdmin('postgres', 'grant probity_web, probity_worker, probity_import to probity_app');
    const ownerUrl = signedIn('plain', 'of_plain');
    const given = settings({ PROBITY_APP_DATABASE_URL: signedIn('probity_app', 'of_plain') });
    const urls = await operatorUrls(ownerUrl, given);
    await migrate(ownerUrl);
    expect(await Promise.all(Object.values(urls).map(userOf))).toEqual(Array(4).fill('probity_app'));
    await withClient(urls.probity_web, (client) => client.query('select from runner_runs'));
  });

  it('refuses the owner of the tables as the role of the application', async () => {
    const ownerUrl = signedIn('plain', 'of_plain');
    await expect(operatorUrls(ownerUrl, settings({ PROBITY_APP_DATABASE_URL: ownerUrl }))).rejects.toThrow(
      /owns the tables/,
    );
  });

  it('creates a role for each process if the owner may', async () => {
    await asAdmin('of_plain', 'drop owned by probity_app, probity_web, probity_worker, probity_import');
    await asAdmin('of_plain', 'drop role probity_app, probity_web, probity_worker, probity_import');
    const ownerUrl = signedIn('creator', 'of_creator');
    const urls = await operatorUrls(ownerUrl, settings());
    await migrate(ownerUrl);
    for (const [role, url] of Object.entries(urls)) expect(await userOf(url)).toBe(role);
    await expect(
      withClient(urls.probity_web, (client) => client.query('select from runner_runs')),
    ).rejects.toThrow(/permission denied/);
  });
});
