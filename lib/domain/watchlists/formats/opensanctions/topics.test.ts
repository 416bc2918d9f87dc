import { describe, expect, it } from 'vitest';
import { categoriesOf } from './topics';

describe('watchlists · OpenSanctions topics', () => {
  it.each([
    ['sanction', ['sanctions']],
    ['sanction.linked', ['sanctions']],
    ['sanction.control', ['sanctions']],
    ['asset.frozen', ['sanctions']],
    ['sanction.counter', ['watchlist']],
    ['role.pep', ['pep']],
    ['role.pep.natl', ['pep']],
    ['role.rca', ['pep']],
    ['gov.soe', ['pep']],
    ['crime.traffick.drug', ['adverse_media']],
    ['wanted', ['watchlist']],
    ['debarment', ['watchlist']],
    ['export.control.linked', ['watchlist']],
    ['reg.warn', ['watchlist']],
    ['poi', ['watchlist']],
    ['role.lawyer', []],
    ['fin.bank', []],
    ['constructor', []],
    ['', []],
  ])('gives the topic %s the categories %j', (topic, categories) => {
    expect(categoriesOf([topic])).toEqual(categories);
  });

  it('returns each category once', () => {
    expect(categoriesOf(['sanction', 'crime', 'crime.fin', 'role.pep'])).toEqual([
      'sanctions',
      'adverse_media',
      'pep',
    ]);
  });
});
