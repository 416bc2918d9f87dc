import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseLists } from './find-lists';
import {
  attributes,
  countsOf,
  describeReal,
  distinct,
  elements,
  shared,
  sum,
  texts,
  timeoutMs,
} from '@/tests/fixtures/real-lists';

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
  it('has as much of everything as the file, which states 443 entries', () => {
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

describe.skipIf(!existsSync(join(shared, 'ofac/cons_prim.csv')))(
  'watchlists · real files · OFAC’s csv (skipped without shared data)',
  () => {
    const file = (name: string) => join(shared, 'ofac', name);
    const rows = (name: string) => readFileSync(file(name), 'utf8').match(/^\d+,.*$/gm) ?? [];

    it(
      'has as many entries as rows, and the aliases whose entry exists',
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
