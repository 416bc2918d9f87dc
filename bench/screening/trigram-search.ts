import { startCluster } from '@/scripts/database/cluster';
import { throwaway } from '@/scripts/database/profiles';
import { withClient } from '@/scripts/database/roles';
import { makeRunFolder, sweepRunFolders } from '@/scripts/test/run-folder';
import { percentile } from './latencies';
import { aMillionNames } from './million-names';

type Client = Parameters<Parameters<typeof withClient>[1]>[0];

/** The yardstick of searching: PostgreSQL's trigrams over the same names, which knows nothing but letters. */
export interface TrigramSearch {
  names: number;
  queries: number;
  /** To write the names and to index them. */
  setUpSeconds: number;
  /** Of the table and its index. */
  megabytes: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
}

const namesAtATime = 20_000;
/** Trigrams that two names share, of all that they have. */
const leastSimilarity = 0.5;
const prepared = {
  name: 'search',
  text: 'select name, similarity(name, $1) from names where name % $1 order by similarity(name, $1) desc limit 10',
};

export async function searchByTrigrams(
  queries: readonly string[],
  signal: AbortSignal,
): Promise<TrigramSearch> {
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

async function measure(client: Client, queries: readonly string[]): Promise<TrigramSearch> {
  const begun = performance.now();
  const names = await fill(client);
  const setUpSeconds = (performance.now() - begun) / 1000;
  const size = await client.query(`select pg_total_relation_size('names') / 1024 ^ 2 as megabytes`);
  await client.query(`set pg_trgm.similarity_threshold = ${leastSimilarity}`);
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
  for (const list of await aMillionNames()) {
    let batch: string[] = [];
    const write = async () => {
      await client.query('insert into names select unnest($1::text[])', [batch]);
      count += batch.length;
      batch = [];
    };
    for (const entity of list.entities) {
      for (const { name } of entity.names) batch.push(name);
      if (batch.length >= namesAtATime) await write();
    }
    await write();
  }
  await client.query(`set maintenance_work_mem = '512MB'`);
  await client.query('create index on names using gin (name gin_trgm_ops)');
  await client.query('analyze names');
  return count;
}
