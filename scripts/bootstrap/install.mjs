import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { ownNode } from './own-node.mjs';

/**
 * @typedef {{ version?: string, integrity?: string, optional?: boolean }} LockedPackage
 * @typedef {Record<string, LockedPackage>} LockedPackages
 */

/** @param {string} file @returns {LockedPackages} */
const packagesIn = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/** Compares package-lock.json with the record that npm writes when an install is complete. */
function isInstalled() {
  const record = 'node_modules/.package-lock.json';
  if (!existsSync(record) || !existsSync(ownNode)) return false;
  const installed = packagesIn(record);
  return Object.entries(packagesIn('package-lock.json')).every(([path, locked]) => {
    const found = installed[path];
    if (path === '' || (!found && locked.optional)) return true;
    return found?.version === locked.version && found?.integrity === locked.integrity;
  });
}

/** The npm that runs us, or the one on the PATH. @returns {[command: string, args: string[]]} */
function npm() {
  const running = process.env.npm_execpath;
  return running && basename(running).startsWith('npm') ? [process.execPath, [running]] : ['npm', []];
}

/**
 * Shows the output of the command only when it fails.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, signal: AbortSignal }} options
 * @returns {Promise<void>}
 */
function run(command, args, { cwd, signal }) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
    signal.addEventListener('abort', () => child.kill('SIGTERM'));
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.once('error', reject);
    child.once('close', (code) => {
      if (signal.aborted) reject(signal.reason);
      else if (code === 0) resolve();
      else reject(new Error(`${[command, ...args].join(' ')} failed:\n${output.trim()}`));
    });
  });
}

/** @param {AbortSignal} signal */
async function installPackages(signal) {
  const [command, args] = npm();
  // The build needs development packages, even with NODE_ENV=production.
  await run(command, [...args, 'ci', '--include=dev', '--no-audit', '--no-fund'], { signal });
  // With npm's ignore-scripts setting, the install script that fetches Node 24 has not run yet.
  if (!existsSync(ownNode)) {
    await run(process.execPath, ['installArchSpecificPackage'], { signal, cwd: 'node_modules/node' });
  }
}

/** @param {import('./steps.mjs').Steps} steps @param {AbortSignal} signal */
export async function ensureInstalled(steps, signal) {
  if (isInstalled()) return;
  await steps.run('Packages installed', () => installPackages(signal), 'Installing packages');
}
