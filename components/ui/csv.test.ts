import { describe, expect, it } from 'vitest';
import { csvText, readCsv, spreadsheetCsv } from './csv';

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

describe('CSV for a program', () => {
  it('keeps every cell as it is, quoted if needed', () => {
    expect(csvText([['=1', 'Ash, Ann', 'a "b"']])).toBe('=1,"Ash, Ann","a ""b"""\r\n');
  });
});

describe('CSV for a spreadsheet', () => {
  const cells = (rows: string) => rows.split(/\r\n|[;,\t\n\r]/);

  it.each([
    '=HYPERLINK("https://example.com")',
    '+1',
    '-1',
    '@SUM(1)',
    ' =1',
    '\uFF1D1',
    '\t=1',
    'a;=1',
    'a; "=1"',
    'a\t+1',
    'a\n=1',
    'a\r\n@SUM(1)',
  ])('runs no formula of the text %j, with any separator', (text) => {
    for (const cell of cells(spreadsheetCsv([[text]]))) expect(cell).not.toMatch(/^["\s]*[=+\-@\uFF1D]/);
  });

  it('keeps numbers, and leaves a missing one empty', () => {
    expect(spreadsheetCsv([['a-b', -3, null, 2.5]])).toBe('a-b,-3,,2.5\r\n');
  });
});
