import { describe, expect, it } from 'vitest';
import { readCsv } from './csv';

describe('rows of a CSV file', () => {
  it.each([
    [
      'commas and quotes',
      'name,remarks\n"Ash, Ann","said ""no"""\n',
      [
        ['name', 'remarks'],
        ['Ash, Ann', 'said "no"'],
      ],
    ],
    [
      'semicolons, a byte order mark and CRLF',
      '\uFEFFname;country\r\nJosé;ES\r\n',
      [
        ['name', 'country'],
        ['José', 'ES'],
      ],
    ],
    [
      'tabs, without a last line end',
      'name\tcountry\n林曉青\tTW',
      [
        ['name', 'country'],
        ['林曉青', 'TW'],
      ],
    ],
    ['a line end inside quotes', 'name\n"Ann\nAsh"\n', [['name'], ['Ann\nAsh']]],
    [
      'empty cells',
      'a,b\n,\n',
      [
        ['a', 'b'],
        ['', ''],
      ],
    ],
    ['an empty file', '', []],
  ])('%s', (_, text, rows) => expect(readCsv(text)).toEqual({ rows }));

  it('are refused if a quotation mark is not closed, with its line', () => {
    expect(readCsv('name,country\nAnn Ash,GB\n"Bea Birch,GB\nCleo Cray,GB\n')).toEqual({
      problem: 'The quotation mark in line 3 is not closed.',
    });
  });
});
