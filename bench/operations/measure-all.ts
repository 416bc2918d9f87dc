import type { ChildProcess } from 'node:child_process';
import type { Client } from 'pg';
import { reportError } from '../../scripts/bootstrap/steps.mjs';
import { type Bounds, type Load, measureEach, measureWindow, type Window } from '../measure.ts';
import { tell } from '../processes.ts';
import type { Call } from './calls.ts';
import type { Prepared } from './prepare.ts';
import { type Read, readCall, reads } from './reads.ts';
import type { Recorded } from './recorder.ts';
import { type ReadRow, readTable, type WriteRow, writeTable } from './tables.ts';
import { type Write, writeCalls, writes } from './writes.ts';

const connections = 4;
const rounds = 4;
/** Percentiles are computed over all rounds together: three hundred answers per side, unless they are too slow. */
const bounds: Bounds = { answers: 75, minSeconds: 0.5, maxSeconds: 8 };
const warmUp: Bounds = { answers: 25, minSeconds: 0.2, maxSeconds: 10 };
/** Writes per window, for both the product and the yardstick. */
const writesOfWindow = 100;

export interface Bench {
  signal: AbortSignal;
  /** Runs a step under its name. */
  step<Result>(name: string, run: () => Promise<Result>): Promise<Result>;
  /** Only operations with one of these words in their name are measured. */
  words: readonly string[];
  /** Position of the deep pages. */
  deepRows: number;
  client: Client;
  baseUrl: string;
  yardstickUrl: string;
  recorder: ChildProcess;
  yardstick: ChildProcess;
  large: Prepared;
  small: Prepared;
}

const loadOf = (baseUrl: string, calls: Call[]): Load => ({
  baseUrl,
  headers: {},
  requests: calls.map(({ method, path, headers, body }) => ({ method, path, headers, body })),
});

/** The yardstick's load for these calls: the statements that they would send. */
async function yardstickLoad(
  { recorder, yardstick, yardstickUrl, large }: Bench,
  calls: Call[],
): Promise<Load> {
  const recorded = (await tell(recorder, calls)) as Recorded[] | { error: string }; // sent by recorder.ts
  if ('error' in recorded) throw new Error(recorded.error);
  await tell(yardstick, { projectId: large.projectId, recorded });
  const requests = calls.map((_, n) => ({ path: `/${n}` }));
  return { baseUrl: yardstickUrl, headers: {}, requests };
}

/** Measures the sides in turn, so that other load on the machine affects all of them. */
async function inTurns({ signal }: Bench, sides: readonly (() => Promise<Window>)[]): Promise<Window[][]> {
  const windows = sides.map((): Window[] => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [side, run] of sides.entries()) {
      signal.throwIfAborted();
      windows[side]?.push(await run());
    }
  }
  return windows;
}

/** The call of the page after `deepRows` rows, with a cursor that the recorder signs for the last of them. */
async function deepCall(bench: Bench, { deep }: Read, call: Call): Promise<Call | null> {
  if (!deep) return null;
  const { rows } = await bench.client.query<{ value: Date | string | number; tie: string | number }>(
    `select ${deep.sort} as value, ${deep.tie} as tie from ${deep.table} where project_id = $1
     order by ${deep.sort} desc, ${deep.tie} desc offset $2 limit 1`,
    [bench.large.projectId, bench.deepRows],
  );
  const [row] = rows;
  if (!row) return null;
  const value = row.value instanceof Date ? row.value.toISOString() : row.value;
  const cursor = await tell(bench.recorder, {
    project: bench.large.projectId,
    cursor: { value, token: String(row.tie) },
    path: call.path,
    sort: `-${deep.sort}`,
  });
  const separator = call.path.includes('?') ? '&' : '?';
  return { ...call, path: `${call.path}${separator}sort=-${deep.sort}&cursor=${String(cursor)}` };
}

/** Number of rows of the list, with a plus if it is a minimum; empty if the answer is not a list. */
async function rowsOf({ baseUrl }: Bench, { path, headers }: Call): Promise<string> {
  const response = await fetch(`${baseUrl}${path}`, { headers });
  // The envelope of a list (API §1.3).
  const { meta } = (await response.json()) as { meta?: { total?: number; total_is_minimum?: boolean } };
  return `${meta?.total ?? ''}${meta?.total_is_minimum ? '+' : ''}`;
}

async function measureRead(bench: Bench, read: Read): Promise<ReadRow> {
  const call = await readCall(bench.client, read, bench.large, read.path);
  const fewCall = await readCall(bench.client, read, bench.small, read.ofFew ?? read.path);
  const deepRead = await deepCall(bench, read, call);
  const loads = [
    loadOf(bench.baseUrl, [fewCall]),
    loadOf(bench.baseUrl, [call]),
    await yardstickLoad(bench, [call]),
    ...(deepRead ? [loadOf(bench.baseUrl, [deepRead])] : []),
  ];
  for (const load of loads) await measureWindow(load, connections, warmUp);
  const sides = loads.map((load) => () => measureWindow(load, connections, bounds));
  const [few, first, yardstick, deep = null] = await inTurns(bench, sides);
  if (!few || !first || !yardstick) throw new Error('Every side is measured.');
  const rows = { few: await rowsOf(bench, fewCall), many: await rowsOf(bench, call) };
  if (rows.many === '0') throw new Error(`${read.path} finds no rows.`);
  return { name: read.name, rows, few, first, deep, yardstick };
}

async function measureWrite(bench: Bench, write: Write): Promise<WriteRow> {
  const ofSide = (write.callsOfWindow ?? writesOfWindow) * (rounds + 1);
  const calls = await writeCalls(bench.client, write, bench.large, ofSide * 2);
  const half = Math.floor(calls.length / 2);
  if (half < connections * (rounds + 1)) throw new Error(`Only ${calls.length} can be changed.`);
  const loads = [loadOf(bench.baseUrl, calls.slice(0, half)), await yardstickLoad(bench, calls.slice(half))];
  const sides = loads.map((load) => {
    const size = Math.floor(load.requests.length / (rounds + 1));
    let from = 0;
    return () => {
      const requests = load.requests.slice(from, from + size);
      from += size;
      return measureEach({ ...load, requests }, connections);
    };
  });
  for (const run of sides) await run();
  const [product, yardstick] = await inTurns(bench, sides);
  if (!product || !yardstick) throw new Error('Both sides are measured.');
  return { name: write.name, product, yardstick };
}

/** After a failure the others are still measured, because loading the rows takes a quarter of an hour; the run then ends with 1. */
async function measureEvery<Subject extends { name: string }, Row>(
  { step, signal, words }: Bench,
  subjects: readonly Subject[],
  measureOne: (subject: Subject) => Promise<Row>,
  tableOf: (rows: Row[]) => string,
): Promise<void> {
  const rows: Row[] = [];
  const asked = subjects.filter(({ name }) => words.some((word) => name.includes(word)));
  if (asked.length === 0) return;
  for (const subject of asked) {
    signal.throwIfAborted();
    const row = await step(subject.name, () => measureOne(subject)).catch(reportFailure);
    if (row) rows.push(row);
  }
  console.log(`\n${tableOf(rows)}\n`);
}

function reportFailure(error: unknown): void {
  reportError(error);
  process.exitCode = 1;
}

export async function measureAll(bench: Bench): Promise<void> {
  await measureEvery(bench, reads, (read) => measureRead(bench, read), readTable);
  await measureEvery(bench, writes, (write) => measureWrite(bench, write), writeTable);
}
