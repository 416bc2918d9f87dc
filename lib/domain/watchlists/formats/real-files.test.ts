import { expect, it } from 'vitest';
import {
  attributes,
  countsOf,
  describeReal,
  distinct,
  elements,
  sum,
  texts,
} from '@/tests/fixtures/real-lists';

for (const path of ['un/consolidated.xml', 'un-editions/consolidated-2025.xml']) {
  describeReal(path, (read) => {
    it('has as much of everything as the file', () => {
      const { list, text } = read();
      const people = elements(text, 'INDIVIDUAL');
      const entities = elements(text, 'ENTITY');
      const names = (record: string) => {
        const parts = ['FIRST_NAME', 'SECOND_NAME', 'THIRD_NAME', 'FOURTH_NAME'].flatMap((tag) =>
          texts(record, tag),
        );
        return distinct([
          parts.join(' '),
          ...texts(record, 'ALIAS_NAME'),
          ...texts(record, 'NAME_ORIGINAL_SCRIPT'),
        ]);
      };
      const addressTags = ['STREET', 'CITY', 'STATE_PROVINCE', 'ZIP_CODE', 'COUNTRY'];
      const addresses = (record: string) =>
        distinct(
          elements(record, '(?:INDIVIDUAL|ENTITY)_ADDRESS')
            .map((address) => addressTags.flatMap((tag) => texts(address, tag)).join())
            .filter((address) => address !== ''),
        );
      const documents = (record: string) =>
        elements(record, 'INDIVIDUAL_DOCUMENT').filter((document) => texts(document, 'NUMBER').length > 0)
          .length;
      expect(list.name).toBe('UN Security Council Consolidated');
      const generated = /dateGenerated=["']([^"']*)/.exec(text)?.[1];
      expect(list.version).toMatch(new RegExp(`^${generated} [0-9a-f]{12}$`));
      const records = [...people, ...entities];
      expect(countsOf(list)).toMatchObject({
        entries: records.length,
        people: people.length,
        names: sum(records, names),
        addresses: sum(records, addresses),
        identifiers: sum(people, documents),
      });
      const withBirth = people.filter((person) =>
        elements(person, 'INDIVIDUAL_DATE_OF_BIRTH').some((born) => /<(?:DATE|YEAR|FROM_YEAR)>/.test(born)),
      );
      expect(list.entities.filter(({ dates_of_birth }) => dates_of_birth.length > 0)).toHaveLength(
        withBirth.length,
      );
    });
  });
}

describeReal('eu/full-sanctions-list-1.1-sample.xml', (read) => {
  it('has as much of everything as the file', () => {
    const { list, text } = read();
    const entries = elements(text, 'sanctionEntity');
    expect(list).toMatchObject({ name: 'EU Consolidated', published_at: list.version.split(' ')[0] });
    expect(countsOf(list)).toEqual({
      entries: entries.length,
      people: entries.filter((entry) => entry.includes('classificationCode="P"')).length,
      names: sum(entries, (entry) => distinct(attributes(entry, 'wholeName'))),
      addresses: elements(text, 'address').length,
      dates_of_birth: sum(entries, (entry) =>
        distinct(elements(entry, 'birthdate').map((born) => attributes(born, '(?:birthdate|year)').join())),
      ),
      identifiers: elements(text, 'identification').length,
    });
  });
});

describeReal('opensanctions/t2.ftm.json', (read) => {
  it('has every entity with a reason for screening, the last of which has no line break', () => {
    const { list, text } = read();
    expect(text.endsWith('}')).toBe(true);
    const targets = text.split('\n').filter((line) => line.includes('"target":true'));
    expect(list).toMatchObject({ name: 'OpenSanctions t2', entities: { length: targets.length } });
    const names = (line: string) => {
      const listOf = (property: string) =>
        /^\[[^\]]*\]/.exec(line.split(`"${property}":`)[1] ?? '')?.[0].match(/"(?:[^"\\]|\\.)*"/g) ?? [];
      return distinct([
        ...listOf('name'),
        ...listOf('alias'),
        ...listOf('previousName'),
        ...listOf('weakAlias'),
        `"${/"caption":"((?:[^"\\]|\\.)*)"/.exec(line)?.[1]}"`,
      ]);
    };
    expect(countsOf(list).names).toBe(sum(targets, names));
  });
});
