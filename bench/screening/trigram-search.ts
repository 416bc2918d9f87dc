import { startCluster } from '@/scripts/database/cluster';
import { throwaway } from '@/scripts/database/profiles';
import { withClient } from '@/scripts/database/roles';
import { makeRunFolder, sweepRunFolders } from '@/scripts/test/run-folder';
import { percentile } from '../percentile';
import { millionNameLists } from './million-names';

type Client = Parameters<Parameters<typeof withClient>[1]>[0];

export interface TrigramFigures {
  names: number;
  queries: number;
  setUpSeconds: number;
  /** Of the table and its index, on disk. */
  megabytes: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
}

const batchSize = 20_000;
const similarityThreshold = 0.5;
const prepared = {
  name: 'search',
  text: 'select name, similarity(name, $1) from names where name % $1 order by similarity(name, $1) desc limit 10',
};

export async function searchByTrigrams(
  queries: readonly string[],
  signal: AbortSignal,
): Promise<TrigramFigures> {
  await sweepRunFolders();
  const folder = makeRunFolder();
  try {
    const cluster = await startCluster(folder.path, throwaway, signal);
    folder.recordCluster(cluster.folder);
    try {
      return await withClient(cluster.url('probity_admin', 'postgres'), (client) => measure(client, queries));
    } finally {
      await cluster.stop();
    }
  } finally {
    folder.remove();
  }
}

async function measure(client: Client, queries: readonly string[]): Promise<TrigramFigures> {
  const start = performance.now();
  const names = await fill(client);
  const setUpSeconds = (performance.now() - start) / 1000;
  const size = await client.query(`select pg_total_relation_size('names') / 1024 ^ 2 as megabytes`);
  await client.query(`set pg_trgm.similarity_threshold = ${similarityThreshold}`);
  const times: number[] = [];
  for (const query of queries) {
    const before = performance.now();
    await client.query({ ...prepared, values: [query] });
    times.push(performance.now() - before);
  }
  times.sort((a, b) => a - b);
  return {
    names,
    queries: queries.length,
    setUpSeconds,
    megabytes: Math.round(Number(size.rows[0].megabytes)),
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
  };
}

async function fill(client: Client): Promise<number> {
  await client.query('create extension pg_trgm');
  await client.query('create table names (name text not null)');
  let count = 0;
  for (const list of await millionNameLists()) {
    let batch: string[] = [];
    const write = async () => {
      await client.query('insert into names select unnest($1::text[])', [batch]);
      count += batch.length;
      batch = [];
    };
    for (const entity of list.entities) {
      for (const { name } of entity.names) batch.push(name);
      if (batch.length >= batchSize) await write();
    }
    await write();
  }
  await client.query(`set maintenance_work_mem = '512MB'`);
  await client.query('create index on names using gin (name gin_trgm_ops)');
  await client.query('analyze names');
  return count;
}
