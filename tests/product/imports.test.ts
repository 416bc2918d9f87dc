import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { listDueSources } from '@/lib/domain/watchlists/service/list-due-sources';
import { syncDueList } from '@/lib/domain/watchlists/service/sync-due-list';
import { selectDatabaseProfile } from '@/lib/platform/database/database-profiles';
import { closeDb } from '@/lib/platform/database/db';
import { startLoopbackServer, stopLoopbackServers } from '@/lib/platform/fixtures/loopback-server';
import { ownNode } from '@/scripts/bootstrap/own-node.mjs';
import { environmentOf } from '@/scripts/serve/environment';
import { readFirstRun } from '@/scripts/start/announce';
import { type RunningProduct, serveCopy, webAlone } from '@/scripts/test/served-product';
import { unEdition } from '@/tests/fixtures/un-edition';

let product: RunningProduct;
let database: pg.Client;

beforeAll(async () => {
  product = await serveCopy(inject('cluster'), inject('seeded'), webAlone);
  database = new pg.Client({ connectionString: product.environment.PROBITY_IMPORT_DATABASE_URL });
  await database.connect();
}, 120_000);

afterAll(async () => {
  await database?.end();
  await product?.stop();
});

interface Import {
  child: ChildProcess;
  printed(): string;
  ended: Promise<number | null>;
}

/** Runs `npm run import -- …`. */
function runImport(args: string[], settings: Record<string, string> = {}): Import {
  const child = spawn(ownNode, ['.build/import-data.mjs', ...args], {
    env: environmentOf('import', { ...product.environment, ...settings }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  return { child, ended, printed: () => output };
}

/** Each edition gives its entries other names, so the limit on removals is lifted. */
const importFile = (file: string) => runImport(['lists', file], { PROBITY_MAX_REMOVED_PERCENT: '100' });

/** An edition of the list "OpenSanctions {dataset}", in its own folder. */
function editionOf(dataset: string, edition: string, size: number): string {
  const folder = join(product.dataDir, `edition-${edition}`);
  mkdirSync(folder, { recursive: true });
  const line = (n: number) => {
    const caption = `Person ${n} ${edition}`;
    const properties = { name: [caption], topics: ['sanction'] };
    return `${JSON.stringify({ id: `NK-${n}`, caption, schema: 'Person', properties })}\n`;
  };
  const file = join(folder, `${dataset}.ftm.json`);
  writeFileSync(file, Array.from({ length: size }, (_, n) => line(n)).join(''));
  return file;
}

/** The number of entries in force, by the edition that their names come from. */
async function inForce(dataset: string): Promise<{ entries: number; edition: string }[]> {
  const { rows } = await database.query(
    `select count(*)::int as entries, split_part(e.entity->>'primary_name', ' ', 3) as edition
     from watchlists w
     join watchlist_versions v on v.watchlist_token = w.token and v.in_force_since is not null
     join watchlist_entries e on e.watchlist_token = w.token and e.from_version <= v.id
       and (e.until_version is null or e.until_version > v.id)
     where w.name = $1 group by v.id, edition`,
    [`OpenSanctions ${dataset}`],
  );
  return rows;
}

const unfinishedEntries = async (dataset: string): Promise<number> => {
  const { rows } = await database.query(
    `select count(*)::int as entries from watchlists w
     join watchlist_versions v on v.watchlist_token = w.token and v.imported_at is null
     join watchlist_entries e on e.from_version = v.id where w.name = $1`,
    [`OpenSanctions ${dataset}`],
  );
  return rows[0].entries;
};

describe('import · sync', () => {
  afterAll(stopLoopbackServers);

  const inForceOf = async (name: string) => {
    const { rows } = await database.query(
      `select v.version from watchlists w join watchlist_versions v on v.watchlist_token = w.token
       where v.in_force_since is not null and w.name = $1`,
      [name],
    );
    return rows;
  };

  it('fetches the configured lists, both by hand and as the worker does', async () => {
    let edition = unEdition(1);
    const port = await startLoopbackServer((_, response) => void response.end(edition));
    const PROBITY_LIST_SYNC = `un=http://127.0.0.1:${port}/un.xml`;
    const byHand = runImport(['sync'], { PROBITY_LIST_SYNC });
    expect([await byHand.ended, byHand.printed()]).toEqual([
      0,
      expect.stringContaining('20 entries in force'),
    ]);

    edition = unEdition(2);
    await database.query(
      "update list_sync_runs set started_at = now() - interval '1 day', ended_at = now() - interval '1 day'",
    );
    // Here as in a worker: with the worker's role, and the import's role for the child.
    Object.assign(process.env, environmentOf('worker', { ...product.environment, PROBITY_LIST_SYNC }));
    selectDatabaseProfile('worker');
    try {
      expect(await listDueSources()).toEqual(['un']);
      await syncDueList('un');
      expect(await listDueSources()).toEqual([]);
    } finally {
      await closeDb();
    }
    expect(await inForceOf('UN Security Council Consolidated')).toMatchObject([
      { version: expect.stringMatching(/^2026-02-02/) },
    ]);
  });

  it('says which list is refused, and exits with 1', async () => {
    const port = await startLoopbackServer((_, response) => void response.end('<!doctype html>'));
    const refused = runImport(['sync'], { PROBITY_LIST_SYNC: `eu=http://127.0.0.1:${port}/` });
    expect([await refused.ended, refused.printed()]).toEqual([
      1,
      expect.stringMatching(/^eu: refused: .*HTML page/m),
    ]);
  });

  it.each([
    [[], 'PROBITY_LIST_SYNC names no list.'],
    [['mars'], 'There is no source mars.'],
  ])('of %j says what exists', async (sources, message) => {
    const run = runImport(['sync', ...sources]);
    expect([await run.ended, run.printed()]).toEqual([1, expect.stringContaining(message)]);
  });
});

describe('import', () => {
  it('of two editions of a list at the same time applies both, one after the other', async () => {
    const editions = ['one', 'two'];
    const running = editions.map((edition) => importFile(editionOf('pair', edition, 4_000)));
    const codes = await Promise.all(running.map(({ ended }) => ended));
    expect(running.map(({ printed }) => printed()).join('')).toContain('4000 changed');
    expect(codes).toEqual([0, 0]);
    const [held, ...others] = await inForce('pair');
    expect([held?.entries, others]).toEqual([4_000, []]);
    expect(editions).toContain(held?.edition);
  });

  it('takes the invented sample list out of force', async () => {
    expect(await importFile(editionOf('alone', 'one', 10)).ended).toBe(0);
    const { rows } = await database.query(
      `select w.name from watchlists w join watchlist_versions v on v.watchlist_token = w.token
       where v.in_force_since is not null and v.project_id is null and w.name like '%Sample%'`,
    );
    expect(rows).toEqual([]);
  });

  it('that is killed leaves the previous edition complete and in force, and can be repeated', async () => {
    expect(await importFile(editionOf('killed', 'before', 2_000)).ended).toBe(0);
    const next = editionOf('killed', 'after', 12_000);
    const killed = importFile(next);
    await expect.poll(() => unfinishedEntries('killed'), { timeout: 60_000, interval: 5 }).toBeGreaterThan(0);
    killed.child.kill('SIGKILL');
    expect(await killed.ended).toBeNull();
    expect(await unfinishedEntries('killed')).toBeGreaterThan(0);
    expect(await inForce('killed')).toEqual([{ entries: 2_000, edition: 'before' }]);

    expect(await importFile(next).ended).toBe(0);
    expect(await inForce('killed')).toEqual([{ entries: 12_000, edition: 'after' }]);
    expect(await unfinishedEntries('killed')).toBe(0);

    const firstRun = readFirstRun(product.dataDir);
    const screened = async () => {
      const response = await fetch(
        `${product.baseUrl}/api/gateway/execute/${firstRun?.project_hash}/screening/api`,
        {
          method: 'POST',
          headers: { 'X-API-KEY': firstRun?.api_key ?? '', 'Content-Type': 'application/json' },
          body: JSON.stringify({ name: 'Person after' }),
        },
      );
      return (await response.json()).screening.lists.map(({ name }: { name: string }) => name);
    };
    await expect.poll(screened, { timeout: 60_000, interval: 500 }).toContain('OpenSanctions killed');
  });
});
