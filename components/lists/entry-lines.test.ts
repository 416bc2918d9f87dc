import { describe, expect, it } from 'vitest';
import { entryOf, fieldOfSent, readEntryFile, withRefusals } from './entry-lines';

const linesOf = (text: string) => {
  const read = readEntryFile(text);
  if ('problem' in read) throw new Error(read.problem);
  return read;
};

describe('a file of entries', () => {
  it('is read by its columns, in any order', () => {
    const { lines, unknownColumns } = linesOf(
      'Country,NAME,Date of birth,aliases,Risk\ngb,Ann Ash,1975-03,A. Ash; Anna Ash,9\n\nFR,林曉青,,,\n',
    );
    expect(lines.map(({ line, entry }) => [line, entry])).toEqual([
      [
        2,
        {
          name: 'Ann Ash',
          aliases: ['A. Ash', 'Anna Ash'],
          entity_type: 'person',
          date_of_birth: '1975-03',
          country: 'GB',
        },
      ],
      [4, { name: '林曉青', entity_type: 'person', country: 'FR' }],
    ]);
    expect(unknownColumns).toEqual(['risk']);
  });

  it('has the type of an entry in a column that is called as in a file of customers, too', () => {
    const { lines, unknownColumns } = linesOf('Type,name\nCompany,Zanzibar Lighthouse\n,Ann Ash\n');
    expect(lines.map(({ entry }) => entry?.entity_type)).toEqual(['company', 'person']);
    expect(unknownColumns).toEqual([]);
  });

  it('says what is wrong on each line', () => {
    const { lines } = linesOf(
      'name,country,date_of_birth,list_entry_id\n?,GB,,\n,GB,,\nBo,XX,March 1975,\nA,,,7\nB,,,7',
    );
    expect(lines.map(({ faults }) => faults.map(({ field, message }) => `${field} ${message}`))).toEqual([
      ['name must contain a letter'],
      ['name is required'],
      [
        'date_of_birth must be YYYY, YYYY-MM or YYYY-MM-DD',
        'country must be an ISO 3166-1 alpha-2 country code such as GB',
      ],
      [],
      ['list_entry_id is the id of another line'],
    ]);
  });

  it('says that a month or a day does not exist, and which types of entry there are', () => {
    const { lines } = linesOf('name,date_of_birth,entity_type\nAnn,1970-02-30,\nBo,1975-13,\nCy,,ship');
    expect(lines.map(({ faults }) => faults)).toEqual([
      [{ field: 'date_of_birth', message: 'must be a date that exists' }],
      [{ field: 'date_of_birth', message: 'must be a date that exists' }],
      [
        {
          field: 'entity_type',
          message: expect.stringMatching(/^must be one of person, company, [a-z, ]+$/),
        },
      ],
    ]);
  });

  it('names the entry that a refusal is about, which the server names by its place', () => {
    const nameOf = fieldOfSent([{ name: 'Ann' }, { name: 'Bo' }]);
    expect(['1.list_entry_id', 'entries', '7.name'].map(nameOf)).toEqual([
      'Bo, list_entry_id',
      'entries',
      '7.name',
    ]);
  });

  it.each([
    ['', 'must name the columns'],
    ['Ann,GB\nBo,FR', 'must name the columns'],
    ['name\n\n', 'no lines'],
    [`name\n${'Ann\n'.repeat(1001)}`, 'has 1001 lines'],
  ])('cannot be read without a heading, without lines or with too many lines', (text, problem) => {
    expect(readEntryFile(text)).toEqual({ problem: expect.stringContaining(problem) });
  });

  it('shows what the server refuses at the line that was sent', () => {
    const { lines } = linesOf('name\n?\nAnn\nBo');
    const refused = withRefusals(lines, [
      { field: '1.list_entry_id', message: 'is already the id of another entry' },
      { field: 'entries', message: 'too many' },
    ]);
    expect(refused.map(({ line, faults }) => [line, faults.map(({ message }) => message)])).toEqual([
      [2, ['must contain a letter']],
      [3, []],
      [4, ['is already the id of another entry']],
    ]);
  });

  it('leaves out empty fields, and reads an identifier', () => {
    expect(entryOf({ name: 'Ann', country: '', identifier_type: 'passport', identifier: 'X1' })).toEqual({
      name: 'Ann',
      identifiers: [{ type: 'passport', value: 'X1' }],
    });
  });
});
