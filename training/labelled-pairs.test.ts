import { describe, expect, it } from 'vitest';
import { splitByNames, type LabelledPair } from './labelled-pairs';

const pair = (query: string, listed: string): LabelledPair => ({
  query,
  listed,
  entityType: 'person',
  isMatch: true,
  logicScore: null,
});

/** In each chain, consecutive pairs share a name. */
const chains = Array.from({ length: 40 }, (_, at) => [
  pair(`Zaramov ${at}`, `Orekhov ${at}`),
  pair(`${at} OREKHOV`, `Papademakis ${at}`),
  pair(`Qadhumi ${at}`, `Papademakis, ${at}`),
]);

describe('training · the split of labelled pairs', () => {
  it('keeps pairs on one side when they share a name, whatever their order', () => {
    const { train, test } = splitByNames(chains.flat());
    for (const chain of chains) expect([0, 3]).toContain(chain.filter((one) => test.includes(one)).length);
    expect(train.length).toBeGreaterThan(test.length);
    expect(test.length).toBeGreaterThan(20);
    const reversed = splitByNames(chains.flat().reverse());
    expect(new Set(reversed.test)).toEqual(new Set(test));
  });
});
