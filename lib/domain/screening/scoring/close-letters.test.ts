import { describe, expect, it } from 'vitest';
import { areClose } from './close-letters';

const closeness = (pair: string) => areClose(pair.charCodeAt(0), pair.charCodeAt(1));

describe('screening · close letters', () => {
  it.each(['qw', 'az', 'xs', 'pb', 'lr', 'un', 'kc', 'zs'])(
    'a slip may put one for the other: %s',
    (pair) => {
      expect(closeness(pair)).toBe(true);
      expect(closeness([...pair].toReversed().join(''))).toBe(true);
    },
  );

  it.each(['lm', 'dn', 'bk', 'tp', 'fj'])('no slip does: %s', (pair) => {
    expect(closeness(pair)).toBe(false);
  });
});
