import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { endProcess, identify, isRunning } from './process-identity.mjs';

/** @typedef {import('./process-identity.mjs').ProcessIdentity} ProcessIdentity */

/**
 * `run.json` of a data folder. It is the lock that refuses a second start, and lists the processes that the next start
 * has to end after a `kill -9`.
 * @typedef {{
 *   starter: ProcessIdentity,
 *   processes: Record<string, ProcessIdentity>,
 *   address?: string,
 *   stopping?: boolean,
 * }} RunRecord
 */

const stoppingTimeoutMs = 60_000;
/** How long to wait for a record that is half-written, or for a start to notice that its npm was killed. */
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

/** @param {string} dataDir @param {(record: RunRecord) => void} change */
export function updateRun(dataDir, change) {
  const record = read(dataDir);
  if (!record) return;
  change(record);
  const draft = `${fileOf(dataDir)}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(record), { mode: 0o600 });
  renameSync(draft, fileOf(dataDir));
}

/** @param {string} dataDir @param {RunRecord} record @returns {boolean} false when there is a record already */
function create(dataDir, record) {
  try {
    writeFileSync(fileOf(dataDir), JSON.stringify(record), { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST') return false;
    throw error;
  }
}

/** Ends the processes of a killed start, in the order of a regular stop. @param {RunRecord} record */
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
        `Stop it with Ctrl-C in its terminal or \`kill ${starter.pid}\`. ` +
        'To run a second one, set PROBITY_DATA_DIR and PORT.',
    );
  }
}

/**
 * Claims the data folder for this process, after ending what a killed start left running.
 * @param {string} dataDir
 * @returns {Promise<{ recovered: boolean }>} recovered: an earlier start was killed
 * @throws {AlreadyRunning}
 */
export async function claimRun(dataDir) {
  const starter = identify(process.pid);
  if (!starter) throw new Error('This process cannot find itself in the process table.');
  mkdirSync(dataDir, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 });
  const startedAt = Date.now();
  let recovered = false;
  while (!create(dataDir, { starter, processes: {} })) {
    const record = read(dataDir);
    const patienceMs = record?.stopping ? stoppingTimeoutMs : settleMs;
    const waiting = Date.now() - startedAt < patienceMs;
    if (record && isRunning(record.starter)) {
      if (!waiting) throw new AlreadyRunning(dataDir, record);
    } else if (record || !waiting) {
      if (record) await endLeftovers(record);
      // Another start may have found the same record and claimed the folder meanwhile.
      if (read(dataDir)?.starter.started_at === record?.starter.started_at) {
        rmSync(fileOf(dataDir), { force: true });
      }
      recovered = true;
    }
    await sleep(50);
  }
  return { recovered };
}

/** Removes this process's own claim only: another start may have claimed the folder. @param {string} dataDir */
export function releaseRun(dataDir) {
  if (read(dataDir)?.starter.pid === process.pid) rmSync(fileOf(dataDir), { force: true });
}
