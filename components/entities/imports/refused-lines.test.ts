import { expect, it } from 'vitest';
import { reasonsOf, refusalsCsv } from './refused-lines';

const error = (...details: { field: string; message: string }[]) => ({
  code: 'VALIDATION_ERROR',
  message: 'The request is not valid.',
  details: details.map((each) => ({ ...each, code: 'invalid' })),
});

it('entities · imports · says of each refused line what is wrong, by its fields', () => {
  const born = { field: 'date_of_birth', message: 'must not be in the future' };
  expect(reasonsOf(error(born, { field: '', message: 'has 2 columns instead of 3' }))).toEqual([
    'date_of_birth must not be in the future',
    'has 2 columns instead of 3',
  ]);
  expect(reasonsOf(error())).toEqual(['The request is not valid.']);
});

it('entities · imports · saves them as a file that a spreadsheet reads, with no formula in it', () => {
  const lines = [
    { line: 2, error: error({ field: 'country', message: 'must be a code, such as GB' }) },
    { line: 9, error: error({ field: '=cmd()', message: 'is unknown' }) },
  ];
  const text = 'line,reason\n2,"country must be a code, such as GB"\n9,\'=cmd() is unknown\n';
  expect(refusalsCsv(lines)).toBe(text);
});
