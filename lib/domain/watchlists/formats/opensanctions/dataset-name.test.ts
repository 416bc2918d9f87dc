import { describe, expect, it } from 'vitest';
import { openSanctionsName } from './dataset-name';

describe('watchlists · OpenSanctions · name of a dataset', () => {
  it.each([
    ['lists/peps.ftm.json', 'OpenSanctions peps'],
    ['us_ofac_sdn.targets.simple.csv', 'OpenSanctions us_ofac_sdn'],
    ['peps/entities.ftm.json', 'OpenSanctions'],
    ['targets.simple.csv', 'OpenSanctions'],
    ['default.ftm.json', 'OpenSanctions'],
  ])('names the list in %s %s', (path, name) => {
    expect(openSanctionsName(path)).toBe(name);
  });
});
