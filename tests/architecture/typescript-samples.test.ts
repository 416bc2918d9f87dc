import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { execa } from 'execa';
import { expect, it } from 'vitest';
import { exampleOf, requestOf, type TryKind, typescriptOf } from '@/components/try/request';

// Samples that people copy into their own systems, compiled under `strict`.

const kinds: readonly TryKind[] = ['company', 'person', 'journey', 'screening'];
const place = { origin: 'https://probity.example', projectHash: 'acme' };

/** What the samples of the README need from the program around them. */
const surroundings = `import { readFile } from 'node:fs/promises';
declare const request: Request;
declare let lastEventId: string | undefined;
declare const readListsAgain: () => Promise<void>;
`;

const readme = readFileSync('clients/typescript/README.md', 'utf8');
const blocks = [...readme.matchAll(/```ts\n(.*?)```/gs)].map(([, code = '']) => code);
/** The first sample creates the client that the others use. */
const [first = '', ...others] = blocks;
const [client] = first.split('\n\nconst { data');
const ofReadme = [first, ...others.map((code) => [surroundings, client, code].join('\n'))];

const strictly = {
  target: 'ES2024',
  lib: ['ES2024', 'DOM', 'DOM.Iterable'],
  module: 'esnext',
  moduleResolution: 'bundler',
  strict: true,
  noUncheckedIndexedAccess: true,
  noEmit: true,
  skipLibCheck: true,
  allowImportingTsExtensions: true,
  types: ['node'],
  typeRoots: [resolve('node_modules/@types')],
  paths: { '@probity/client': [resolve('clients/typescript/src/client.ts')] },
};

async function problemsOf(samples: readonly string[]): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'probity-samples-'));
  try {
    const files = samples.map((code, n) => {
      writeFileSync(join(folder, `sample-${n}.ts`), code);
      return `sample-${n}.ts`;
    });
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: strictly, files }));
    const compiler = resolve('node_modules/typescript-7/bin/tsc');
    const { stdout } = await execa(process.execPath, [compiler, '-p', folder], { reject: false });
    return stdout;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

it('the TypeScript that the try page generates compiles, whatever is tried', async () => {
  const samples = kinds.map((kind) => typescriptOf(requestOf(exampleOf(kind, null)), place));
  expect(await problemsOf(samples)).toBe('');
});

it('the TypeScript of the client’s README compiles', async () => {
  expect(ofReadme.length).toBeGreaterThan(3);
  expect(await problemsOf(ofReadme)).toBe('');
});
