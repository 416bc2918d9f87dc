import { describe, expect, it } from 'vitest';
import { refusalOf } from './file-refusal';

const csv = { accept: '.csv,text/csv', maxBytes: 1024 * 1024 };
const png = { accept: 'image/png', maxBytes: 64 * 1024 };
const file = (name: string, type: string, size = 10) => ({ name, type, size });

describe('file chooser · refusals', () => {
  it('accepts a file by its extension, whatever media type the system gives it, or by its media type', () => {
    expect(refusalOf([file('CLIENTS.CSV', 'application/vnd.ms-excel')], csv)).toBeNull();
    expect(refusalOf([file('clients', 'text/csv')], csv)).toBeNull();
    expect(refusalOf([file('logo.png', 'image/png', 64 * 1024)], png)).toBeNull();
  });

  it.each([
    [
      'a file of another kind',
      [file('logo.jpg', 'image/jpeg')],
      png,
      '“logo.jpg” is a file of another kind.',
    ],
    ['a folder, or nothing', [], png, 'That is no file.'],
    ['an empty file', [file('a.csv', 'text/csv', 0)], csv, '“a.csv” is empty.'],
    ['a large file', [file('a.csv', 'text/csv', 1024 * 1024 + 1)], csv, '“a.csv” is larger than 1 MB.'],
    ['a large image', [file('a.png', 'image/png', 64 * 1024 + 1)], png, '“a.png” is larger than 64 KB.'],
    ['several', [file('a.csv', ''), file('b.csv', '')], csv, 'Choose one file at a time.'],
  ])('refuses %s, and says why', (_, files, limits, text) => {
    expect(refusalOf(files, limits)).toBe(text);
  });
});
