import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { root } from './tree';

// docs/adr/0020: package.json replaces packages that others install but never load with an empty package.

const emptyPackage = 'npm:client-only@0.0.1';

const { overrides } = z
  .object({ overrides: z.record(z.string(), z.record(z.string(), z.string())) })
  .parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));

const replaced = Object.values(overrides).flatMap((versions) =>
  Object.keys(versions).filter((name) => versions[name] === emptyPackage),
);

const printImports = `data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from 'node:module';
  import { writeSync } from 'node:fs';
  registerHooks({
    resolve(specifier, context, next) {
      writeSync(2, 'imports ' + specifier + '\\n');
      return next(specifier, context);
    },
  });
`)}`;

async function packagesImportedBy(...args: string[]): Promise<Set<string>> {
  const { stderr } = await promisify(execFile)(process.execPath, ['--import', printImports, ...args], {
    cwd: root,
    env: { ...process.env, CHECKPOINT_DISABLE: '1' },
    maxBuffer: 2 ** 26,
  });
  const specifiers = [...stderr.matchAll(/^imports (.+)$/gm)].map(([, specifier = '']) => specifier);
  return new Set(specifiers.map((specifier) => /^(@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? ''));
}

describe('npm overrides', () => {
  it.each([
    ['inngest', ['--input-type=module', '--eval', `await import('inngest'); await import('inngest/edge');`]],
    ['prisma', [join(root, 'node_modules/prisma/build/index.js'), 'validate']],
  ])('replace no package that %s loads', async (name, args) => {
    const imported = await packagesImportedBy(...args);
    expect(imported).toContain(name === 'prisma' ? '@prisma/config' : 'inngest');
    expect(replaced.filter((each) => imported.has(each))).toEqual([]);
  });
});
