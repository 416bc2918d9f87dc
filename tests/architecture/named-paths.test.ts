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

  it('name every bundled process in the layout', () => {
    const layout = /^processes\/ .*$/m.exec(textOf('docs/design.md'))?.[0] ?? '';
    const bundled = [...textOf('scripts/build/build.ts').matchAll(/'processes\/([\w-]+)[/.]/g)].map(
      ([, name]) => name,
    );
    expect(bundled.filter((name) => !new RegExp(`\\b${name}\\b`).test(layout))).toEqual([]);
    expect(bundled.length).toBeGreaterThan(3);
  });

  it('quote functions exactly as they are in the code', () => {
    const quoted = quotedFunctions(textOf('docs/design.md'));
    expect(quoted).not.toEqual([]);
    const verbs = sourceFiles.filter((path) => path.startsWith('lib/domain/')).map(textOf);
    expect(quoted.filter((code) => !verbs.some((text) => text.includes(code)))).toEqual([]);
  });
});

/** Lines that begin with a comment, and ends of lines that are one. */
const commentsIn = (text: string): string[] =>
  [...text.matchAll(/^\s*(?:\/\/|\/?\*)(.*)$|\s\/\/ (.*)$/gm)].map(([, line, end]) => line ?? end ?? '');

/** In backticks or not. Not `inngest/function.failed`, an event of Inngest. */
const pathInComment = /(?<![\w@/.-])(?!inngest\/function\.)[a-z][\w-]*\/[\w()[\]<>*…/.-]*/g;

/** What stands for a version in the name of a file. */
const beforeVersion = (path: string) => path.replace(/\/VERSION\b.*$/, '');

const withoutEndOfSentence = (path: string) => path.replace(/[).]+$/, '');

const pathsInComments = (text: string): string[] =>
  commentsIn(text)
    .flatMap((line) => [...line.matchAll(pathInComment)].map(([path]) => path))
    .filter((path) => isTopFolder(path.split('/')[0] ?? ''))
    .map((path) => withoutEndOfSentence(beforeVersion(fixedPartOf(path))));

/** A module may be named without its ending, an ADR by its number. */
const isThere = (path: string) =>
  ['', '.ts', '.tsx'].some((ending) => treePaths.has(`${path}${ending}`)) ||
  (path.startsWith('docs/adr/') && treeFiles.some((file) => file.startsWith(`${path}-`)));

const missingInComments = (text: string): string[] => pathsInComments(text).filter((path) => !isThere(path));

const commentedFiles = sourceFiles.filter((path) => !path.startsWith('tests/architecture/'));

describe('comments', () => {
  it('name files and folders that exist', () => {
    const missing = commentedFiles.flatMap((file) =>
      missingInComments(textOf(file)).map((path) => `${file}: ${path}`),
    );
    expect(missing).toEqual([]);
    expect(commentedFiles.flatMap((file) => pathsInComments(textOf(file))).length).toBeGreaterThan(100);
  });

  it('are refused when they name a missing path, with or without backticks', () => {
    const text = [
      '/** Read by `lib/api/gone.ts` (docs/adr/0042). */',
      'call(); // as in lib/gone/words.ts.',
      ' * lib/domain/words.ts, https://lib/gone, a/b',
      "import { gone } from 'lib/gone';",
    ];
    expect(missingInComments(text.join('\n'))).toEqual(['lib/api/gone.ts', 'lib/gone/words.ts']);
  });
});
