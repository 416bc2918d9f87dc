import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { endProcess, identify, isRunning } from './process-identity.mjs';

/** @typedef {import('./process-identity.mjs').ProcessIdentity} ProcessIdentity */

/**
 * `run.json` of a data folder: who serves it. It is the lock that keeps a second start out, and the list by which the
 * next start finds what a killed one left behind.
 * @typedef {{
 *   starter: ProcessIdentity,
 *   processes: Record<string, ProcessIdentity>,
 *   address?: string,
 *   stopping?: boolean,
 * }} RunRecord
 */

/** How long a start that is just ending may still take. */
const stoppingTimeoutMs = 60_000;
/** How long a record may be half-written, or a start whose npm was killed may take to notice. */
const settleMs = 1500;

/** @param {string} dataDir */
const fileOf = (dataDir) => join(dataDir, 'run.json');

/** @param {string} dataDir @returns {RunRecord | null} */
function read(dataDir) {
  try {
    return JSON.parse(readFileSync(fileOf(dataDir), 'utf8'));
  } catch {
    return null;
  }
}

/**
 * Changes the record of the run that this process belongs to.
 * @param {string} dataDir
 * @param {(record: RunRecord) => void} change
 */
export function updateRun(dataDir, change) {
  const record = read(dataDir);
  if (!record) return;
  change(record);
  const draft = `${fileOf(dataDir)}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(record), { mode: 0o600 });
  renameSync(draft, fileOf(dataDir));
}

/** @param {string} dataDir @param {RunRecord} record @returns {boolean} whether there was none */
function create(dataDir, record) {
  try {
    writeFileSync(fileOf(dataDir), JSON.stringify(record), { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST') return false;
    throw error;
  }
}

/** Ends what a killed start left running, in the order in which a living one would have. @param {RunRecord} record */
async function endLeftovers({ processes }) {
  for (const name of ['server', 'web', 'worker']) {
    const left = processes[name];
    if (left) await endProcess(left, 15_000);
  }
}

export class AlreadyRunning extends Error {
  /** @param {string} dataDir @param {RunRecord} record */
  constructor(dataDir, { starter, address }) {
    const where = address ? ` at ${address}` : '';
    super(
      `Probity is already running on ${dataDir}${where} (process ${starter.pid}).\n` +
        `Stop it with Ctrl-C in its terminal or \`kill ${starter.pid}\`, or set PROBITY_DATA_DIR and PORT for a second one.`,
    );
  }
}

/**
 * Makes this process the one that serves the data folder, after ending what a killed one left.
 * @param {string} dataDir
 * @returns {Promise<{ recovered: boolean }>} whether a killed start was found
 * @throws {AlreadyRunning}
 */
export async function claimRun(dataDir) {
  const starter = identify(process.pid);
  if (!starter) throw new Error('This process does not find itself in the list of processes.');
  mkdirSync(dataDir, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 });
  const begun = Date.now();
  let recovered = false;
  while (!create(dataDir, { starter, processes: {} })) {
    const record = read(dataDir);
    const patienceMs = record?.stopping ? stoppingTimeoutMs : settleMs;
    const waiting = Date.now() - begun < patienceMs;
    if (record && isRunning(record.starter)) {
      if (!waiting) throw new AlreadyRunning(dataDir, record);
    } else if (record || !waiting) {
      if (record) await endLeftovers(record);
      // Unless another start, which found the same, has claimed the folder by now.
      if (read(dataDir)?.starter.started_at === record?.starter.started_at)
        rmSync(fileOf(dataDir), { force: true });
      recovered = true;
    }
    await sleep(50);
  }
  return { recovered };
}

/** Only this process's own claim: after a kill the folder may be another's. @param {string} dataDir */
export function releaseRun(dataDir) {
  if (read(dataDir)?.starter.pid === process.pid) rmSync(fileOf(dataDir), { force: true });
}
