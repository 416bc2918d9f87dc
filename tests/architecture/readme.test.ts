import { statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { screens } from '../../e2e/pictures/screens';
import { git } from './earlier-commits';
import { root, textOf, treeFiles } from './tree';

const readme = textOf('README.md');
const pictures = [...readme.matchAll(/(?:srcset|src)="([^"]+)"|!\[[^\]]*\]\(([^)]+)\)/g)].map(
  ([, address, image]) => address ?? image ?? '',
);
const inReadme = screens.filter((screen) => screen.inReadme).map(({ name }) => name);

const maxDays = 14;

/** When a commit last changed one of these, in days since 1970; null without git. */
function dayOfChange(...paths: string[]): number | null {
  const seconds = git('log', '-1', '--format=%ct', '--', ...paths);
  return seconds ? Number(seconds) / 86_400 : null;
}

describe('the README', () => {
  it('shows each screen that `npm run pictures` makes for it, in both themes', () => {
    const made = inReadme.flatMap((name) =>
      ['dark', 'light'].map((theme) => `docs/images/${name}-${theme}.webp`),
    );
    expect(inReadme.length).toBeGreaterThan(1);
    expect(new Set(pictures)).toEqual(new Set(made));
  });

  it('shows pictures that exist and have at most 150 kB', () => {
    const missing = pictures.filter((path) => !treeFiles.includes(path));
    expect(missing).toEqual([]);
    const large = pictures.filter((path) => statSync(`${root}/${path}`).size > 150_000);
    expect(large).toEqual([]);
  });

  it.skipIf(git('rev-parse', 'HEAD') === null)(
    'shows pictures taken at most two weeks before the newest change of the console',
    () => {
      const [changed, taken] = [dayOfChange('app', 'components'), dayOfChange('docs/images')];
      expect(Number(changed) - Number(taken), 'npm run pictures takes them again').toBeLessThan(maxDays);
    },
  );
});
