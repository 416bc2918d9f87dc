import { expect, it } from 'vitest';
import { reasonsOf, refusalsCsv } from './refused-lines';

const error = (...details: { field: string; message: string }[]) => ({
  code: 'VALIDATION_ERROR',
  message: 'The request is not valid.',
  details: details.map((each) => ({ ...each, code: 'invalid' })),
});

it('entities · imports · explains what is wrong with each refused line, by field', () => {
  const born = { field: 'date_of_birth', message: 'must not be in the future' };
  expect(reasonsOf(error(born, { field: '', message: 'has 2 columns instead of 3' }))).toEqual([
    'date_of_birth must not be in the future',
    'has 2 columns instead of 3',
  ]);
  expect(reasonsOf(error())).toEqual(['The request is not valid.']);
});

it('entities · imports · saves refused lines as a file for spreadsheets, without formulas', () => {
  const lines = [
    { line: 2, error: error({ field: 'country', message: 'must be a code, such as GB' }) },
    { line: 9, error: error({ field: '=cmd()', message: 'is unknown' }) },
  ];
  const text = 'line,reason\r\n2,"country must be a code, such as GB"\r\n9,\'=cmd() is unknown\r\n';
  expect(refusalsCsv(lines)).toBe(text);
});
