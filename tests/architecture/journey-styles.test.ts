import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const ui = 'components/ui';

/** The blocks of the design that a file uses, by name. */
const blocksIn = (file: string, imports: RegExp): string[] =>
  [...readFileSync(file, 'utf8').matchAll(imports)].flatMap(([, name = '']) =>
    existsSync(`${ui}/${name}.tsx`) ? [name] : [],
  );

function withTheirOwn(names: Iterable<string>, found = new Set<string>()): Set<string> {
  for (const name of names) {
    if (found.has(name)) continue;
    found.add(name);
    withTheirOwn(blocksIn(`${ui}/${name}.tsx`, /from '\.\/([a-z-]+)'/g), found);
  }
  return found;
}

it('the journey · includes the styles of every block that it uses', () => {
  const shown = globSync('components/journey/**/*.tsx').flatMap((file) =>
    blocksIn(file, /from '@\/components\/ui\/([a-z-]+)'/g),
  );
  const styles = readFileSync('app/(journey)/journey.css', 'utf8');
  const without = [...withTheirOwn(shown)].filter((name) => !styles.includes(`/${ui}/${name}.tsx'`));
  expect(shown).toContain('qr-code');
  expect(without).toEqual([]);
});
