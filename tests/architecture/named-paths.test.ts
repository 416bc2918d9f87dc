import { describe, expect, it } from 'vitest';
import { sourceFiles, textOf, treeFiles, treePaths } from './tree';

// ADRs describe what was true when they were written.
const documents = treeFiles.filter(
  (path) =>
    path.endsWith('.md') && !path.startsWith('docs/adr/') && /^(docs\/|CONTRIBUTING|README)/.test(path),
);

const isTopFolder = (name: string) => treePaths.has(name) && treeFiles.every((path) => path !== name);

/** The part before a placeholder: `app/(console)/<section>/page.tsx` names `app/(console)`. */
const fixedPartOf = (path: string) => path.replace(/\/[^/]*[<…*].*$/, '').replace(/\/$/, '');

/** The paths of this repository in backticks. */
const pathsIn = (text: string): string[] =>
  [...text.matchAll(/`([^`\s]+\/[^`\s]*)`/g)]
    .flatMap(([, path = '']) => (isTopFolder(path.split('/')[0] ?? '') ? [fixedPartOf(path)] : []))
    .filter((path) => path !== '');

const missingIn = (text: string): string[] => pathsIn(text).filter((path) => !treePaths.has(path));

/** TypeScript blocks that quote a function of ours. */
const quotedFunctions = (text: string): string[] =>
  [...text.matchAll(/^```ts\n(export function [\s\S]*?)^```/gm)].map(([, code = '']) => code);

describe('documents', () => {
  it('name files and folders that exist', () => {
    const missing = documents.flatMap((file) => missingIn(textOf(file)).map((path) => `${file}: ${path}`));
    expect(missing).toEqual([]);
    expect(documents.flatMap((file) => pathsIn(textOf(file))).length).toBeGreaterThan(50);
  });

  it('are refused when they name a missing path, also one that ends in a placeholder', () => {
    const text =
      '`tests/product/gone.test.ts` `lib/domain/<folder>` `components/gone/<file>.tsx` `a/b` `/v1/alerts`';
    expect(missingIn(text)).toEqual(['tests/product/gone.test.ts', 'components/gone']);
  });

  it('exist where source files name them', () => {
    const named = sourceFiles
      .filter((path) => !path.startsWith('tests/architecture/'))
      .flatMap((path) =>
        [...textOf(path).matchAll(/\bdocs\/[\w/-]+\.md\b/g)].map(([name]) => `${path}: ${name}`),
      );
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((line) => !treePaths.has(line.split(': ')[1] ?? ''))).toEqual([]);
  });

  it('quote functions exactly as they are in the code', () => {
    const quoted = quotedFunctions(textOf('docs/design.md'));
    expect(quoted).not.toEqual([]);
    const verbs = sourceFiles.filter((path) => path.startsWith('lib/domain/')).map(textOf);
    expect(quoted.filter((code) => !verbs.some((text) => text.includes(code)))).toEqual([]);
  });
});
