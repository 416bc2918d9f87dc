import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { ListedEntity } from '@/lib/domain/screening/schema';
import { parseLists } from './find-lists';
import type { ParsedList } from './list-source';

// Counts of the real files, which are found by searching their text: the readers have no part in them.

const shared = process.env.PROBITY_SHARED_DATA ?? resolve('../shared/data');
const timeoutMs = 120_000;

/** The elements of a tag that does not occur inside itself, as text. */
const elements = (xml: string, tag: string) =>
  xml.match(new RegExp(`<${tag}(?:\\s[^>]*)?(?:/>|>[^]*?</${tag}>)`, 'g')) ?? [];

const texts = (xml: string, tag: string) =>
  [...xml.matchAll(new RegExp(`<${tag}(?:\\s[^>]*)?>([^<]*)</${tag}>`, 'g'))]
    .map(([, text = '']) => text.replace(/\s+/g, ' ').trim())
    .filter((text) => text !== '');

const attributes = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`\\s${name}="([^"]*)"`, 'g'))]
    .map(([, text = '']) => text.trim())
    .filter((text) => text !== '');

const distinct = (values: readonly string[]) => new Set(values).size;
const sum = <Item>(items: readonly Item[], count: (item: Item) => number) =>
  items.reduce((total, item) => total + count(item), 0);

const countsOf = ({ entities }: ParsedList) => ({
  entries: entities.length,
  people: entities.filter(({ entity_type }) => entity_type === 'person').length,
  names: sum(entities, ({ names }) => names.length),
  addresses: sum(entities, ({ addresses }) => addresses.length),
  dates_of_birth: sum(entities, ({ dates_of_birth }) => dates_of_birth.length),
  identifiers: sum(entities, ({ identifiers }) => identifiers.length),
});

function describeReal(path: string, work: (read: () => { list: ParsedList; text: string }) => void): void {
  const file = join(shared, path);
  describe.skipIf(!existsSync(file))(
    `watchlists · real files · ${path} (skipped without shared data)`,
    () => {
      let found: { list: ParsedList; text: string };
      beforeAll(async () => {
        const [list, ...others] = await parseLists([file]);
        if (!list || others.length > 0) throw new Error('The file is not one list.');
        found = { list, text: readFileSync(file, 'utf8') };
      }, timeoutMs);

      it(
        'reads entries that the matcher understands, each once',
        () => {
          const ids = found.list.entities.map((entity) => ListedEntity.parse(entity).list_entry_id);
          expect(distinct(ids)).toBe(ids.length);
        },
        timeoutMs,
      );

      work(() => found);
    },
  );
}

describeReal('ofac-advanced/cons_advanced.xml', (read) => {
  it('is an edition of the Consolidated list, although nine of its parties are on the SDN list too', () => {
    const { list } = read();
    expect(list).toMatchObject({ name: 'OFAC Consolidated', published_at: '2020-03-17' });
    expect(list.entities.filter(({ remarks }) => /Also on: .*SDN List/.test(remarks ?? ''))).toHaveLength(9);
  });

  it('has as much of everything as the file', () => {
    const { list, text } = read();
    const parties = elements(text, 'DistinctParty');
    const names = (party: string) =>
      distinct(
        elements(party, 'DocumentedName').map((name) => texts(name, 'NamePartValue').sort().join(' ')),
      );
    const featureType = (type: string) =>
      new RegExp(`<FeatureType ID="(\\d+)"[^>]*>${type}<`).exec(text)?.[1];
    const featuresOf = (type: string) => text.split(`FeatureTypeID="${featureType(type)}"`).length - 1;
    // The others are at an undetermined place.
    const known = new Set(
      elements(text, 'Location')
        .filter((location) => /<Location(?:Part|Country) /.test(location))
        .flatMap((location) => attributes(location.slice(0, 60), 'ID')),
    );
    const located = text
      .split(`FeatureTypeID="${featureType('Location')}"`)
      .slice(1)
      .map((feature) => /<VersionLocation LocationID="(\d+)"/.exec(feature)?.[1] ?? '')
      .filter((location) => known.has(location));
    expect(countsOf(list)).toMatchObject({
      entries: parties.length,
      names: sum(parties, names),
      addresses: located.length,
      dates_of_birth: featuresOf('Birthdate'),
      identifiers:
        texts(text, 'IDRegistrationNo').length + featuresOf('SWIFT/BIC') + featuresOf('BIK \\(RU\\)'),
    });
  });
});

describeReal('ofac-xml/consolidated.xml', (read) => {
  it('has as much of everything as the file, which says that it has 443 entries', () => {
    const { list, text } = read();
    const entries = elements(text, 'sdnEntry');
    const name = (xml: string) => [texts(xml, 'lastName')[0], texts(xml, 'firstName')[0]].join();
    const names = (entry: string) =>
      distinct([name(entry.replace(/<akaList>[^]*<\/akaList>/, '')), ...elements(entry, 'aka').map(name)]);
    const addresses = (entry: string) =>
      distinct(elements(entry, 'address').map((address) => address.replace(/<uid>\d+<\/uid>/, '')));
    const notIdentifiers =
      /^(?:.*\b(?:Date|risk|Information|information|Directive.*|Determination)\b.*|Website|Email Address|Target Type|Issuer Name|Equity Ticker|Organization Type:|Nationality of Registration|Gender)$/;
    expect(texts(text, 'Record_Count')).toEqual(['443']);
    expect(list).toMatchObject({ name: 'OFAC Consolidated', published_at: '2025-03-28' });
    expect(countsOf(list)).toEqual({
      entries: 443,
      people: texts(text, 'sdnType').filter((type) => type === 'Individual').length,
      names: sum(entries, names),
      addresses: sum(entries, addresses),
      dates_of_birth: elements(text, 'dateOfBirth').length,
      identifiers: texts(text, 'idType').filter((type) => !notIdentifiers.test(type)).length,
    });
  });
});

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

describe.skipIf(!existsSync(join(shared, 'ofac/cons_prim.csv')))(
  'watchlists · real files · OFAC’s csv (skipped without shared data)',
  () => {
    const file = (name: string) => join(shared, 'ofac', name);
    const rows = (name: string) => readFileSync(file(name), 'utf8').match(/^\d+,.*$/gm) ?? [];

    it(
      'has as many entries as rows, and of the aliases those whose entry is there',
      async () => {
        const [list] = await parseLists([file('cons_prim.csv')]);
        const numbers = new Set(rows('cons_prim.csv').map((line) => line.split(',')[0]));
        const strong = distinct(rows('cons_alt.csv').filter((line) => numbers.has(line.split(',')[0])));
        expect(list).toMatchObject({ name: 'OFAC Consolidated', entities: { length: numbers.size } });
        const quoted = sum(rows('cons_prim.csv'), (line) => line.match(/[afn]\.k\.a\. '/g)?.length ?? 0);
        const names = sum(list?.entities ?? [], (entity) => entity.names.length);
        // Some aliases are in both places, or twice.
        expect(names).toBeGreaterThanOrEqual(numbers.size + strong);
        expect(names).toBeLessThanOrEqual(numbers.size + strong + quoted);
      },
      timeoutMs,
    );

    it(
      'refuses the entries of one list under the name of the other',
      async () => {
        const folder = await mkdtemp(join(tmpdir(), 'probity-renamed-'));
        await cp(file('cons_prim.csv'), join(folder, 'sdn.csv'));
        await expect(parseLists([folder])).rejects.toThrow(
          'not an edition of OFAC SDN: by their numbers and programs the entries are of OFAC Consolidated (442 entries',
        );
        await rm(folder, { recursive: true });
        const other = await mkdtemp(join(tmpdir(), 'probity-renamed-'));
        await cp(file('sdn.csv'), join(other, 'cons_prim.csv'));
        await expect(parseLists([other])).rejects.toThrow(
          'the entries are of OFAC SDN (15443 entries, 1058 of them',
        );
        await rm(other, { recursive: true });
      },
      timeoutMs,
    );
  },
);

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
  it('has every entity that is a reason to screen, the last of which has no line break', () => {
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
