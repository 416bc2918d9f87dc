// npm run bench:audit: how long it takes to verify a million records, over HTTP and in an export, compared with only
// reading and hashing them.
import { createHash, generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { execa } from 'execa';
import { markdownTable } from 'markdown-table';
import pg from 'pg';
import { ownNode } from '../../scripts/bootstrap/own-node.mjs';
import { stepsSince } from '../../scripts/bootstrap/steps.mjs';
import { stopRequested } from '../../scripts/bootstrap/stopping.mjs';
import { bundling } from '../../scripts/build/bundling.ts';
import { runBench, startDatabase, type Started } from '../deployment.ts';
import { ownSecrets, startScript } from '../processes.ts';
import { processorMs } from '../processor-time.ts';
import { appendRecords } from './fill.ts';
import type { Prepared } from './prepare.ts';

/** `bench:audit 100000` uses 100,000 records instead of a million. */
const records = Number(process.argv[2] ?? 1_000_000);
const rounds = 3;
const signal = stopRequested();
const steps = stepsSince(Date.now());

interface Timed {
  name: string;
  seconds: number;
  load: string;
}

const timed: Timed[] = [];

async function time(name: string, work: () => Promise<void>): Promise<void> {
  signal.throwIfAborted();
  const startedAt = performance.now();
  await work();
  const seconds = (performance.now() - startedAt) / 1_000;
  timed.push({ name, seconds, load: loadavg()[0]?.toFixed(1) ?? '' });
}

/** Throws unless the whole chain was valid. */
function requireValid(answer: { valid: boolean; records: number }): void {
  if (!answer.valid || answer.records !== records) throw new Error(`Not verified: ${JSON.stringify(answer)}`);
}

async function verifyOverHttp(url: string, { apiKey }: Prepared): Promise<void> {
  const response = await fetch(`${url}/v1/audit-logs/verify`, { headers: { 'X-API-KEY': apiKey } });
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
  // The response that the operation declares.
  const { data } = (await response.json()) as { data: { valid: boolean; records: number } };
  requireValid(data);
}

/** The minimum for any verification: reads every record once, and hashes as many bytes. */
async function walk(owner: pg.Client, projectId: number): Promise<void> {
  const { rows } = await owner.query(
    'select count(*)::int as n, sum(length(details::text)) from audit_log where project_id = $1',
    [projectId],
  );
  if (rows[0].n !== records) throw new Error(`There are ${rows[0].n} records.`);
}

function hash(bytes: Buffer): void {
  for (let n = 0; n < records; n += 1) createHash('sha256').update(bytes).digest();
}

async function payloadOf(owner: pg.Client, projectId: number): Promise<Buffer> {
  const { rows } = await owner.query(
    `select avg(length(audit_payload(r)))::int as bytes from audit_log r where project_id = $1 and sequence <= 10000`,
    [projectId],
  );
  return Buffer.alloc(rows[0].bytes + 32, 'x');
}

/** User and system time of the database for the web's connections. */
async function databaseMs(owner: pg.Client): Promise<number> {
  const { rows } = await owner.query(`select pid from pg_stat_activity where usename = 'probity_web'`);
  return rows.reduce((sum: number, { pid }) => sum + processorMs(pid), 0);
}

/** Builds the program of `npm run audit` as the product does. */
async function programIn(folder: string): Promise<string> {
  const outfile = join(folder, 'manage-audit.mjs');
  await build({ ...bundling, entryPoints: ['processes/manage-audit.ts'], outfile });
  return outfile;
}

async function timeExport(folder: string, databaseUrl: string, { projectHash }: Prepared): Promise<void> {
  const { d: key = '', x: publicKey = '' } = generateKeyPairSync('ed25519').privateKey.export({
    format: 'jwk',
  });
  const program = await programIn(folder);
  const file = join(folder, 'export.jsonl');
  const env = {
    ...ownSecrets,
    DATABASE_URL: databaseUrl,
    PROBITY_AUDIT_KEY: key,
    PROBITY_AUDIT_PUBLIC_KEY: publicKey,
    PROBITY_AUDIT_CHECKPOINTS: join(folder, 'checkpoints.jsonl'),
  };
  await time('`npm run audit -- export`, which verifies too', async () => {
    await execa(ownNode, [program, 'export', '--project', projectHash, file], { env, cancelSignal: signal });
  });
  console.log(`The export has ${(statSync(file).size / 1e6).toFixed(0)} MB.`);
  for (let round = 0; round < rounds; round += 1) {
    await time('`npm run audit -- verify`, without a database', async () => {
      const { stdout } = await execa(ownNode, [program, 'verify', file, `--key=${publicKey}`], {
        env: { DATABASE_URL: '' },
        cancelSignal: signal,
      });
      requireValid(JSON.parse(stdout));
    });
  }
}

function table(): string {
  const rows = [...Map.groupBy(timed, ({ name }) => name)].map(([name, of]) => {
    const [sorted, loads] = [
      of.map(({ seconds }) => seconds).sort((a, b) => a - b),
      of.map(({ load }) => load),
    ];
    const median = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
    return [
      name,
      median.toFixed(1),
      sorted.map((seconds) => seconds.toFixed(1)).join(', '),
      loads.join(', '),
    ];
  });
  return markdownTable([['', 'median s', 'each', 'load'], ...rows], { align: ['l', 'r', 'r', 'r'] });
}

async function run(started: Started): Promise<void> {
  const { appUrls, ownerUrl } = await startDatabase(started, signal);
  const prepare = await startScript(started, 'audit/prepare.ts', { DATABASE_URL: appUrls.probity_app });
  const prepared = prepare.message as Prepared; // sent by prepare.ts
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  started.add(() => owner.end());
  await steps.run(`${records} records appended`, () =>
    appendRecords(appUrls.probity_web, prepared, records, signal),
  );
  await owner.query('vacuum analyze audit_log');

  const api = await startScript(started, 'access/api-process.ts', { DATABASE_URL: appUrls.probity_web });
  const payload = await payloadOf(owner, prepared.projectId);
  console.log(`A record is hashed with ${payload.length} bytes.`);
  const usedMs: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const before = await databaseMs(owner);
    await time('`GET /v1/audit-logs/verify`', () => verifyOverHttp(String(api.message), prepared));
    usedMs.push((await databaseMs(owner)) - before);
    await time('a bare walk: every record read once', () => walk(owner, prepared.projectId));
    await time('as many SHA-256 of as many bytes', async () => hash(payload));
  }
  console.log(
    `Processor time of the database, each: ${usedMs.map((ms) => (ms / 1_000).toFixed(1)).join(', ')} s.`,
  );
  // In .build, so that it finds its packages.
  const folder = mkdtempSync(join('.build', 'audit-'));
  started.add(() => rmSync(folder, { recursive: true }));
  await timeExport(folder, appUrls.probity_app, prepared);
  console.log(table());
}

await runBench(signal, run);
