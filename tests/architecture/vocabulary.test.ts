import { describe, expect, it } from 'vitest';
import { domainOrder } from '../../.dependency-groups.mjs';
import { sourceFiles } from './tree';
import { commonNames, sharedNames } from './shared-names';
import { furtherNames } from './vocabulary';

const matches = (pattern: string, name: string) =>
  new RegExp(`^${pattern.replaceAll('*', '[a-z0-9-]+')}$`).test(name);

/** `lib/domain/flows/service/run.ts` → folder `flows`, path `service/run`. */
function place(file: string) {
  const [, folder = '', path = ''] = /^lib\/domain\/(?:([^/]+)\/)?(.+)\.ts$/.exec(file) ?? [];
  return { folder, path };
}

function isKnown(file: string): boolean {
  const { folder, path } = place(file);
  if (folder === '') return sharedNames.includes(path);
  if (/^service\/[a-z-]+$/.test(path)) return true;
  return [...commonNames, ...(furtherNames[folder] ?? [])].some((name) => matches(name, path));
}

const domainFiles = sourceFiles.filter(
  (file) => file.startsWith('lib/domain/') && !file.endsWith('.test.ts'),
);

describe('the vocabulary of lib/domain', () => {
  it('contains every file name', () => {
    const unknown = domainFiles.filter((file) => !isKnown(file));
    expect(
      unknown,
      'A new name is an ADR first (docs/adr), then a word in tests/architecture/vocabulary.ts',
    ).toEqual([]);
  });

  it('contains every folder', () => {
    const folders = new Set(domainFiles.map((file) => place(file).folder).filter((folder) => folder !== ''));
    const unknown = [...folders].filter((folder) => !(folder in furtherNames));
    expect(
      unknown,
      'A new concept is an ADR first (docs/adr), then a line in tests/architecture/vocabulary.ts',
    ).toEqual([]);
  });

  it('contains the folders of the folder order', () => {
    expect([...domainOrder].sort()).toEqual(Object.keys(furtherNames).sort());
  });

  it('has no unused names', () => {
    const paths = domainFiles.map(place);
    const further = Object.entries(furtherNames).flatMap(([folder, names]) =>
      names
        .filter((name) => !paths.some((it) => it.folder === folder && matches(name, it.path)))
        .map((name) => `${folder}/${name}`),
    );
    const shared = sharedNames.filter((name) => !paths.some((it) => it.folder === '' && it.path === name));
    expect([...further, ...shared]).toEqual([]);
  });

  it.for([
    'lib/domain/alerts/manager.ts',
    'lib/domain/flows/store/cache.ts',
    'lib/domain/providers/gleif/cache.ts',
    'lib/domain/toolbox.ts',
    'lib/domain/watchlists/formats/acme/list.ts',
    'lib/domain/new/plan.ts',
  ])('refuses %s', (file) => expect(isKnown(file)).toBe(false));

  it.for([
    'lib/domain/alerts/store.ts',
    'lib/domain/cases/service/close.ts',
    'lib/domain/watchlists/formats/eu/list.ts',
    'lib/domain/providers/gleif/provider.ts',
  ])('accepts %s', (file) => expect(isKnown(file)).toBe(true));
});
