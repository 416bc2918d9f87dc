import { expect, it } from 'vitest';
import { formatDateTime } from './format';
import { valueInWords } from './value-in-words';

it('values of the API · are put into words', () => {
  const at = '2026-11-26T14:04:05.000Z';
  expect(
    ['2026-11-26', at, 'voice_over_ip', 'NOT_FOUND', 'Until 2026-11-26.', 'Ann'].map(valueInWords),
  ).toEqual(['26 Nov 2026', formatDateTime(at), 'Voice over ip', 'Not found', 'Until 26 Nov 2026.', 'Ann']);
});
