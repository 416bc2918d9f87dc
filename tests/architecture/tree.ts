import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

// Read from .gitignore, because git may not be installed.
const ignored = readFileSync(`${root}/.gitignore`, 'utf8')
  .split('\n')
  .map((line) => line.replaceAll('/', '').trim())
  .filter(Boolean);

const isIgnored = (name: string) =>
  name === '.git' || ignored.some((it) => (it.startsWith('*') ? name.endsWith(it.slice(1)) : name === it));

function filesBelow(folder: string): string[] {
  return readdirSync(`${root}/${folder}`, { withFileTypes: true })
    .filter((entry) => !isIgnored(entry.name))
    .flatMap((entry) => {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      return entry.isDirectory() ? filesBelow(path) : [path];
    });
}

export const treeFiles = filesBelow('').sort();

const foldersOf = (path: string) =>
  path
    .split('/')
    .slice(0, -1)
    .map((_, n, names) => names.slice(0, n + 1).join('/'));

/** All files, and the folders that contain them. */
export const treePaths = new Set(treeFiles.flatMap((path) => [path, ...foldersOf(path)]));

export const sourceFiles = treeFiles.filter((path) => /^[^.].*\.(ts|tsx|mjs|js)$/.test(path));

export const textOf = (path: string) => readFileSync(`${root}/${path}`, 'utf8');
