import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * A pid with the start time of its process, because the system gives the pid to another process later.
 * @typedef {{ pid: number, started_at: string }} ProcessIdentity
 */

/** @param {number} pid @returns {string | null} null for no process or a zombie */
function startOnLinux(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The command name is in brackets and may contain anything. The state follows, and 19 fields later the start time.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  if (fields[0] === 'Z' || fields[0] === 'X') return null;
  return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}/${fields[19]}`;
}

/** @param {number} pid @returns {string | null} null for no process or a zombie */
function startElsewhere(pid) {
  const shown = execFileSync('ps', ['-o', 'stat=,lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  return shown === '' || shown.startsWith('Z') ? null : shown.replace(/^\S+\s+/, '');
}

/** @param {number} pid */
function startOf(pid) {
  try {
    return process.platform === 'linux' ? startOnLinux(pid) : startElsewhere(pid);
  } catch {
    return null;
  }
}

/** @param {number} pid @returns {ProcessIdentity | null} null when no such process runs */
export function identify(pid) {
  const started_at = startOf(pid);
  return started_at === null ? null : { pid, started_at };
}

/** @param {ProcessIdentity | null | undefined} identity */
export function isRunning(identity) {
  return identity ? startOf(identity.pid) === identity.started_at : false;
}

/**
 * Sends a signal, but never to a later process with the same pid.
 * @param {ProcessIdentity} identity
 * @param {NodeJS.Signals} signal
 */
export function signalProcess(identity, signal) {
  if (isRunning(identity)) process.kill(identity.pid, signal);
}

/**
 * @param {ProcessIdentity} identity
 * @param {number} timeoutMs
 * @returns {Promise<boolean>} false when it still runs after the timeout
 */
export async function waitForEnd(identity, timeoutMs) {
  const deadline = Date.now() + timeoutMs;
  while (isRunning(identity)) {
    if (Date.now() > deadline) return false;
    await sleep(20);
  }
  return true;
}

/**
 * Sends SIGTERM, and SIGKILL after the grace period.
 * @param {ProcessIdentity} identity
 * @param {number} graceMs
 */
export async function endProcess(identity, graceMs) {
  signalProcess(identity, 'SIGTERM');
  if (await waitForEnd(identity, graceMs)) return;
  signalProcess(identity, 'SIGKILL');
  await waitForEnd(identity, 5000);
}
