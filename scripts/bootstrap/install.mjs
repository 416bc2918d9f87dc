import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { attempt, ownNode } from './run.mjs';

/**
 * @typedef {{ version?: string, integrity?: string, optional?: boolean }} LockedPackage
 * @typedef {Record<string, LockedPackage>} LockedPackages
 */

/** @param {string} file @returns {LockedPackages} */
const packagesIn = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/** npm writes what it installed beside it, when it has finished: no stamp of our own could be more exact. */
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

/** The npm that runs us, or the one on the path. @returns {[command: string, args: string[]]} */
function npm() {
  const running = process.env.npm_execpath;
  return running && basename(running).startsWith('npm') ? [process.execPath, [running]] : ['npm', []];
}

/** @param {AbortSignal} signal */
async function installPackages(signal) {
  const [command, args] = npm();
  // Tools for building are development dependencies, wanted under NODE_ENV=production too.
  const { code, output } = await attempt(
    command,
    [...args, 'ci', '--include=dev', '--no-audit', '--no-fund'],
    { signal },
  );
  if (code !== 0) throw new Error(`npm ci failed:\n${output}`);
  if (existsSync(ownNode)) return;
  // npm was told to run no scripts; the one that fetches our Node has to run.
  const fetched = await attempt(process.execPath, ['installArchSpecificPackage'], {
    signal,
    cwd: 'node_modules/node',
  });
  if (fetched.code !== 0) throw new Error(`Node 24 could not be fetched:\n${fetched.output}`);
}

/**
 * Installs exactly what package-lock.json says, unless that is what is there.
 * @param {import('./steps.mjs').Steps} steps
 * @param {AbortSignal} signal
 */
export async function ensureInstalled(steps, signal) {
  if (!isInstalled()) await steps.run('Packages installed', () => installPackages(signal));
}
