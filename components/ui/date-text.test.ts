import { expect, it } from 'vitest';
import { dayInText } from './date-text';

it('date field · reads a day as people write it, the day before the month', () => {
  for (const text of [
    '8 Mar 1993',
    '8 March 1993',
    'March 8, 1993',
    '08/03/1993',
    '8.3.1993',
    '1993-03-08',
    ' 8 mar 1993 ',
  ])
    expect(dayInText(text), text).toBe('1993-03-08');
});

it('date field · takes no day for another', () => {
  for (const text of [
    '',
    '8 Mar',
    '1993',
    '03/25/1993',
    '30 Feb 1993',
    '8 Mar 93',
    '8 Foo 1993',
    '8 3 1993 1',
  ])
    expect(dayInText(text), text).toBeNull();
});
