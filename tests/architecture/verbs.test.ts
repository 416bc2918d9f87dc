import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sourceFiles, textOf } from './tree';

/** The nouns that a folder's file names may leave out: `escalateAlert` is in `alerts/service/escalate.ts`. */
const nouns: Record<string, readonly string[]> = {
  access: [],
  alerts: ['alert', 'alerts'],
  analytics: [],
  audit: [],
  cases: ['case', 'cases'],
  casework: [],
  checks: ['check', 'checks'],
  comments: ['comment', 'comments'],
  documents: ['document', 'documents'],
  entities: ['entity', 'entities'],
  imports: ['entity-import', 'entity-imports'],
  flows: ['flow', 'flows'],
  journeys: ['journey', 'journeys'],
  monitoring: [],
  notifications: ['notification', 'notifications'],
  policies: ['policy', 'policies'],
  providers: [],
  reports: [],
  risk: ['risk', 'risk-assessment'],
  sample: ['sample'],
  watchlists: ['watchlist', 'watchlists', 'list'],
  webhooks: ['webhook', 'webhooks'],
};

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** `resolveAlert` of alerts may be in `resolve` or `resolve-alert`. */
function fileNamesOf(folder: string, verb: string): string[] {
  const full = kebab(verb);
  const short = (nouns[folder] ?? []).map((noun) => full.replace(new RegExp(`-${noun}(?=-|$)`), ''));
  return [full, ...short];
}

const namesIn = (file: string) =>
  [...textOf(file).matchAll(/^export (?:async )?(?:function|const) (\w+)/gm)].map(([, name = '']) => name);

/** A verb that needs folders above its resource's own is in casework, under its full name (docs/adr/0035). */
const hasVerb = (folder: string, name: string) => isIn(folder, name) || isIn('casework', name);

const isIn = (folder: string, name: string) =>
  sourceFiles.some(
    (file) =>
      new RegExp(`^lib/domain/${folder}/[a-z-]+/[^/]+\\.ts$`).test(file) &&
      fileNamesOf(folder, name).includes(basename(file, '.ts')) &&
      namesIn(file).includes(name),
  );

interface Verb {
  file: string;
  folder: string;
  exported: string[];
}

const verbOf = (file: string): Verb => ({
  file,
  folder: file.split('/')[2] ?? '',
  exported: namesIn(file),
});

const verbs = sourceFiles
  .filter((file) => /^lib\/domain\/[^/]+\/service\/[^/]+\.ts$/.test(file) && !file.endsWith('.test.ts'))
  .map(verbOf);

describe('verbs', () => {
  it('are one per file', () => {
    expect(verbs.filter(({ exported }) => exported.length !== 1)).toEqual([]);
  });

  it('have the name of their file', () => {
    const misnamed = verbs.filter(({ file, folder, exported: [verb = ''] }) => {
      return !fileNamesOf(folder, verb).includes(basename(file, '.ts'));
    });
    expect(misnamed).toEqual([]);
  });

  it('have unique names across folders', () => {
    const names = verbs.flatMap(({ exported }) => exported);
    expect(names.filter((name, n) => names.indexOf(name) !== n)).toEqual([]);
  });

  it('have the name of their operation', () => {
    const operations = sourceFiles
      .filter((file) => /^lib\/domain\/[^/]+\/operations\.ts$/.test(file))
      .flatMap((file) => namesIn(file).map((name) => ({ name, folder: file.split('/')[2] })));
    const withoutVerb = operations.filter(({ name, folder }) => !hasVerb(folder ?? '', name));
    // The five flow operations share two verbs, which run and start flows of any type.
    expect(withoutVerb.map(({ name }) => name)).toEqual([
      'runCompanyFlow',
      'startCompanyFlow',
      'runPersonFlow',
      'startPersonFlow',
      'runScreeningFlow',
    ]);
  });

  it.for([
    ['alerts', 'resolveAlert', 'resolve'],
    ['risk', 'assessRisk', 'assess'],
    ['checks', 'listCheckRowsOfFlow', 'list-rows-of-flow'],
  ] as const)('accept, in the folder %s, the verb %s in a file named %s', ([folder, verb, file]) => {
    expect(fileNamesOf(folder, verb)).toContain(file);
  });
});
