import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import config from '../../.dependency-cruiser.mjs';
import { badImports, plantedFiles } from './bad-imports';
import { root, sourceFiles, treeFiles } from './tree';

const Cruise = z.object({
  modules: z.array(z.object({ source: z.string() })),
  summary: z.object({
    violations: z.array(
      z.object({
        from: z.string(),
        to: z.string(),
        rule: z.object({ name: z.string(), severity: z.string() }),
      }),
    ),
  }),
});
type Cruise = z.infer<typeof Cruise>;

function cruise(folder: string): Promise<Cruise> {
  const program = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
  const options = ['--config', '.dependency-cruiser.mjs', '--output-type', 'json', '.'];
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      [program, ...options],
      { cwd: folder, maxBuffer: 2 ** 28 },
      (error, stdout) => {
        // Its exit code is the number of violations, so only missing output is a failure.
        if (stdout === '') reject(error);
        else resolve(Cruise.parse(JSON.parse(stdout)));
      },
    );
  });
}

const sourcesOf = ({ modules }: Cruise) =>
  modules
    .map(({ source }) => source)
    .filter((source) => /\.(ts|tsx|mjs|js)$/.test(source))
    .filter((source) => !/^(generated|node_modules)\//.test(source))
    .sort();

/** Folders of its own with links to our files: planted files may not be in ours. */
function linkTree(): string {
  const linked = mkdtempSync(join(tmpdir(), 'probity-imports-'));
  for (const folder of new Set(treeFiles.map(dirname))) mkdirSync(join(linked, folder), { recursive: true });
  for (const path of [...treeFiles, 'node_modules', 'generated'])
    symlinkSync(join(root, path), join(linked, path));
  return linked;
}

const builtFiles = ['.build', '.data', '.next'].map((folder) => ({ file: `${folder}/built.mjs`, text: '' }));

function plant(folder: string): void {
  for (const { file, text } of [...plantedFiles, ...builtFiles]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
}

describe('import rules', () => {
  let linked: string;
  let planted: Cruise;

  beforeAll(async () => {
    linked = linkTree();
    plant(linked);
    planted = await cruise(linked);
  });
  afterAll(() => rmSync(linked, { recursive: true, force: true }));

  it('check the source files of the tree and the planted files, but no build output', () => {
    const expected = [...sourceFiles, ...plantedFiles.map(({ file }) => file)].sort();
    expect(sourcesOf(planted)).toEqual(expected);
  });

  // No file imports a planted one, so planted files cause no violations elsewhere, and one pass serves both tests.
  it('are kept by every file that was not planted', () => {
    const isPlanted = (from: string) => plantedFiles.some(({ file }) => file === from);
    const broken = planted.summary.violations.filter(({ from }) => !isPlanted(from));
    expect(broken.map(({ from, to, rule }) => `${rule.name}: ${from} → ${to}`)).toEqual([]);
  });

  it('have a planted violation for each rule', () => {
    const rules = new Set(badImports.map(({ rule }) => rule));
    const declared = new Set((config.forbidden ?? []).map(({ name }) => name));
    expect([...rules].sort()).toEqual([...declared].sort());
  });

  it.for(badImports)('$rule reports the imports of $file', ({ rule, file, imports }) => {
    const reported = planted.summary.violations.filter((it) => it.from === file && it.rule.name === rule);
    expect(reported).toHaveLength(Math.max(1, imports.length));
    for (const violation of reported) expect(violation.rule.severity).toBe('error');
  });
});
