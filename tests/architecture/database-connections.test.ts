import { expect, it } from 'vitest';
import { sourceFiles, textOf } from './tree';

const probes = 1;
const synchronisations = 1;

/** Each has one connection of its own that listens, in a web process. */
const listeners = sourceFiles
  .filter((path) => path.startsWith('lib/domain/') && !path.endsWith('.test.ts'))
  .flatMap((path) => [...textOf(path).matchAll(/\bnew (?:Wakes|Watch|Trust)\b/g)]).length;

const poolOfFunctions = Number(/openPool\((\d+)\)/.exec(textOf('processes/worker.ts'))?.[1]);

/** The connections of a process besides its two pools, by its row in docs/settings.md. */
const documented = (row: string) =>
  Number(new RegExp(`^\\| ${row}:.*2 _n_ \\+ (\\d+)`, 'm').exec(textOf('docs/settings.md'))?.[1]);

it('the connections that a process opens besides its pools are those in docs/settings.md', () => {
  expect(documented('web')).toBe(listeners + probes);
  expect(documented('worker')).toBe(poolOfFunctions + probes + synchronisations);
});
