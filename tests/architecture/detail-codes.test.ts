import { expect, it } from 'vitest';
import { detailCodes } from '@/lib/platform/errors/detail-codes';
import { textOf } from './tree';

const documentedCodes = () => {
  const [, table = ''] = textOf('docs/api/09-errors.md').split('| Code of a detail');
  const [rows = ''] = table.split('\n\n');
  return Object.fromEntries(
    [...rows.matchAll(/^\| `(\w+)` +\| (.+?) +\|$/gm)].map(([, code = '', when = '']) => [code, when]),
  );
};

it('docs/api 9.2 lists every code of a detail, and when it is given', () => {
  expect(documentedCodes()).toEqual(detailCodes);
});
