import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readOperatorSettings } from '../../lib/platform/settings/env';
import { openDatabase } from '../start/database';
import { makeRunFolder } from '../test/run-folder';
import { startCluster } from './cluster';
import type { Cluster } from './cluster';
import { durable, throwaway } from './profiles';
import { withClient } from './roles';

const signal = new AbortController().signal;
// These tests cut no power, so nothing waits for the disk.
const profile = { initdb: throwaway.initdb, settings: { ...durable.settings, fsync: 'off' } };
const started: Cluster[] = [];
let folder: ReturnType<typeof makeRunFolder>;

async function start(): Promise<Cluster> {
  const cluster = await startCluster(folder.path, profile, signal);
  folder.recordCluster(cluster.folder);
  started.push(cluster);
  return cluster;
}

const queryRow = (cluster: Cluster, query: string) =>
  withClient(cluster.url('probity_admin', 'postgres'), async (client) => (await client.query(query)).rows[0]);

const pidFile = (cluster: Cluster) => join(cluster.folder, 'postmaster.pid');
const pidOf = (cluster: Cluster) => Number(readFileSync(pidFile(cluster), 'utf8').split('\n')[0]);

const keepRow = (cluster: Cluster) =>
  queryRow(cluster, 'create table if not exists kept as select 7 as number');

// Shared by all tests, each of which starts it: creating it takes far longer.
beforeAll(() => {
  folder = makeRunFolder();
});
afterEach(async () => {
  for (const cluster of started.splice(0)) await cluster.stop();
});
afterAll(() => folder.remove());

describe('database · embedded server', () => {
  it('keeps rows and passwords between starts', async () => {
    const first = await start();
    await keepRow(first);
    await first.stop();
    expect(await queryRow(await start(), 'select number from kept')).toEqual({ number: 7 });
  });

  it('stores passwords in a file that only its owner can read', async () => {
    await start();
    expect(statSync(join(folder.path, 'database.json')).mode & 0o777).toBe(0o600);
  });

  it('runs in UTC and listens on loopback only', async () => {
    const cluster = await start();
    expect(
      await queryRow(
        cluster,
        `select current_setting('timezone') as zone, current_setting('listen_addresses') as at`,
      ),
    ).toEqual({
      zone: 'UTC',
      at: '127.0.0.1',
    });
  });

  it('takes over a server that is still running', async () => {
    const left = await start();
    const found = await start();
    expect(found).toMatchObject({ takenOver: true, port: left.port });
  });

  it('leaves a running server to the processes that it serves, when a start is given up', async () => {
    const left = await start();
    await expect(startCluster(folder.path, profile, AbortSignal.abort())).rejects.toThrow('aborted');
    expect(await queryRow(left, 'select 1 as number')).toEqual({ number: 1 });
  });

  it('can be prepared by several commands at once, and stays up', async () => {
    const left = await start();
    const settings = readOperatorSettings({ PROBITY_DATA_DIR: folder.path });
    const opened = await Promise.all(Array.from({ length: 6 }, () => openDatabase(settings, signal)));
    expect(opened.every(({ takenOver }) => takenOver)).toBe(true);
    expect(await queryRow(left, 'select 1 as number')).toEqual({ number: 1 });
  });

  it('recovers after its processes were killed', async () => {
    const killed = await start();
    await keepRow(killed);
    process.kill(pidOf(killed), 'SIGKILL');
    const again = await start();
    expect(again.takenOver).toBe(false);
    expect(await queryRow(again, 'select number from kept')).toEqual({ number: 7 });
  });

  it('notices that its server was killed, and restarts it on its port and data', async () => {
    const killed = await start();
    await keepRow(killed);
    process.kill(pidOf(killed), 'SIGKILL');
    expect(await killed.ended).toBe('PostgreSQL ended');
    const again = await startCluster(folder.path, profile, signal, killed.port);
    started.push(again);
    expect(again.port).toBe(killed.port);
    expect(await queryRow(again, 'select number from kept')).toEqual({ number: 7 });
  });

  it('starts a new server if the pid of the last one belongs to another program', async () => {
    const first = await start();
    const lines = readFileSync(pidFile(first), 'utf8').split('\n');
    await first.stop();
    writeFileSync(pidFile(first), [String(process.pid), ...lines.slice(1)].join('\n'));
    expect((await start()).takenOver).toBe(false);
  });

  it('explains a refused password', async () => {
    const first = await start();
    await first.stop();
    const file = join(folder.path, 'database.json');
    const kept = JSON.parse(readFileSync(file, 'utf8'));
    writeFileSync(file, JSON.stringify({ ...kept, probity_admin: 'another' }));
    await expect(startCluster(folder.path, profile, signal)).rejects.toThrow('passwords of database.json');
    writeFileSync(file, JSON.stringify(kept));
  });
});
