import { describe, expect, it } from 'vitest';
import { readCustomerFile } from './import-file';

const problemOf = (text: string) => {
  const read = readCustomerFile(text);
  return 'problem' in read ? read.problem : null;
};
const fileOf = (text: string) => {
  const read = readCustomerFile(text);
  if ('problem' in read) throw new Error(read.problem);
  return read.file;
};

describe('entities · imports · a file', () => {
  it('is previewed with its columns and first lines, and sent unchanged', () => {
    const people = Array.from({ length: 7 }, (_, n) => `Person,Raman ${n},GB\n`).join('');
    const text = `type,last_name,country\n${people}\n`;
    const { header, preview, lines, text: sent } = fileOf(text);
    expect(header).toEqual(['type', 'last_name', 'country']);
    expect([preview.length, lines, preview[0]]).toEqual([5, 7, ['Person', 'Raman 0', 'GB']]);
    expect(sent).toBe(text);
  });

  it('with semicolons is sent with commas and the same content', () => {
    const { text } = fileOf('\uFEFFtype;company_name;address.city\nCompany;"Heron, Blue; ""Ltd""";Köln\n');
    expect(text).toBe('type,company_name,address.city\r\nCompany,"Heron, Blue; ""Ltd""",Köln\r\n');
  });

  it.each([
    ['', /first line must name the columns/],
    ['Person,Raman\nPerson,Ash\n', /“type”/],
    ['type,country\nPerson,GB\n', /last_name/],
    ['type,last_name\n\n', /no lines/],
    [`type,last_name\n${'Person,R\n'.repeat(10_001)}`, /10,001 lines/],
    [`type,last_name\nPerson,${'R'.repeat(1_100_000)}\n`, /larger than 1 MB/],
  ])('is refused before it is sent: %.20s', (text, problem) => {
    expect(problemOf(text)).toMatch(problem);
  });
});
