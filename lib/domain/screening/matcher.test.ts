import { describe, expect, it } from 'vitest';
import { listed, madeUpEntities, madeUpList } from './fixtures/made-up-list';
import { buildMatcher, defaultMatchThreshold } from './matcher';
import { readingsOf } from './normalisation/normalise';
import type { Match, ScreeningQuery } from './schema';

const matcher = buildMatcher([madeUpList(madeUpEntities)]);
const options = { threshold: defaultMatchThreshold, limit: 10 };

function best(name: string, more: Partial<ScreeningQuery> = {}): Match | undefined {
  return matcher.search({ name, entity_type: 'person', ...more }, { threshold: 1, limit: 1 })[0];
}

describe('screening · find a listed name', () => {
  it.each([
    ['as listed', 'ZARAMOV, Vladislav Petrovich', 'zaramov'],
    ['in the natural order', 'Vladislav Petrovich Zaramov', 'zaramov'],
    ['without the patronymic', 'Vladislav Zaramov', 'zaramov'],
    ['with a typo', 'Vladislav Zarmaov', 'zaramov'],
    ['with a typo in each word', 'Vladislv Petrovch Zaramow', 'zaramov'],
    ['in Cyrillic', 'Владислав Петрович Зарамов', 'zaramov'],
    ['with homoglyphs of another script', 'Vladislаv Zаrаmоv', 'zaramov'],
    ['with invisible characters', 'Vladi\u200bslav Za\u00adramov', 'zaramov'],
    ['with a title', 'Dr. Vladislav Zaramov', 'zaramov'],
    ['with an initial', 'V. P. Zaramov', 'zaramov'],
    ['in another transliteration', 'Muammar Gaddhumi', 'qadhum'],
    ['in Arabic', 'معمر القذومي', 'qadhum'],
    ['in Arabic, against a Latin name', 'عبد الكريم رحمانودين', 'rahmani'],
    ['without its vowels', 'Mmr Qdhm', 'qadhum'],
    ['with words joined', 'Abdulkarim Rahmanudin', 'rahmani'],
    ['with a word split', 'Abdul Karim Rahman Udin', 'rahmani'],
    ['in Greek', 'Γεώργιος Παπαδεμάκης', 'papadem'],
    ['in Han characters', '习兰平', 'xilan'],
  ])('finds it when written %s', (_, name, id) => {
    expect(best(name)).toMatchObject({ list_entry_id: id });
  });

  it.each([
    ['another legal form', 'Northern Lantern Trading LLC'],
    ['no legal form', 'northern lantern trading'],
    ['the alias in Cyrillic', 'ООО «Северный фонарь»'],
  ])('finds a company when searched by %s', (_, name) => {
    const [found] = matcher.search({ name, entity_type: 'company' }, options);
    expect(found).toMatchObject({ list_entry_id: 'lantern', category: 'watchlist' });
  });

  it('finds a Korean name whose syllable is romanised by other rules', () => {
    const people = [...madeUpEntities, listed({ list_entry_id: 'korean', primary_name: 'HAN, Chong Man' })];
    const query = { name: 'Han Jong Man', entity_type: 'person' } as const;
    const [found] = buildMatcher([madeUpList(people)]).search(query, options);
    expect(found).toMatchObject({ list_entry_id: 'korean' });
  });

  it('scores people and companies that share a name as if each were searched for alone', () => {
    const primary_name = 'Karim Trading Zaramov';
    const namesakes = [
      listed({ list_entry_id: 'elder', primary_name, dates_of_birth: ['1950-01-01'], categories: ['pep'] }),
      listed({ list_entry_id: 'younger', primary_name, categories: ['adverse_media'] }),
      listed({ list_entry_id: 'company', primary_name, entity_type: 'company', categories: ['watchlist'] }),
    ];
    const together = buildMatcher([madeUpList([...madeUpEntities, ...namesakes])]);
    const query = { name: 'Karim Zaramow', entity_type: 'any', date_of_birth: '1950-01-01' } as const;
    const found = together.search(query, { threshold: 1, limit: 10 });
    for (const { list_entry_id, categories } of namesakes) {
      const [alone] = together.search(query, { threshold: 1, limit: 1, categories });
      expect(alone).toMatchObject({ list_entry_id });
      expect(found).toContainEqual(alone);
    }
  });

  it('scores 100 when only the order of the words differs', () => {
    expect(best('Petrovich ZARAMOV vladislav')?.match_score).toBe(100);
  });

  it('does not alert when a name only shares common words', () => {
    expect(matcher.search({ name: 'Vladislav Hassan Ali', entity_type: 'person' }, options)).toEqual([]);
    expect(
      matcher.search({ name: 'Northern Plumbing Company Ltd', entity_type: 'company' }, options),
    ).toEqual([]);
  });

  it('distinguishes ships when their numbers differ', () => {
    const score = (name: string) => best(name, { entity_type: 'vessel' })?.match_score ?? 0;
    expect(score('Bright Heron 007')).toBe(100);
    expect(score('Bright Heron 8')).toBeLessThan(defaultMatchThreshold);
  });

  it('returns each entry once, best first, and no more than the limit', () => {
    const found = matcher.search({ name: 'Ali Ordinari', entity_type: 'any' }, { threshold: 1, limit: 4 });
    expect(found).toHaveLength(4);
    expect(found[0]?.list_entry_id).toBe('common-0-0');
    expect(new Set(found.map((match) => match.list_entry_id)).size).toBe(4);
    const scores = found.map((match) => match.match_score);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
  });

  it('returns only entries of the categories of the search', () => {
    const search = (category: 'sanctions' | 'watchlist') =>
      matcher.search(
        { name: 'Northern Lantern Trading', entity_type: 'company' },
        { ...options, categories: [category] },
      );
    expect(search('watchlist')).toHaveLength(1);
    expect(search('sanctions')).toEqual([]);
  });

  it.each([
    ['its acronym', 'NDSA', 'company'],
    ['its words, where the list has the acronym', 'Kestrel Overseas Freight Office', 'company'],
  ] as const)('finds an organisation when searched by %s', (_, name, entity_type) => {
    const agencies = buildMatcher([
      madeUpList([
        listed({
          list_entry_id: 'by-acronym',
          primary_name: 'NATIONAL DUNE SURVEY OF ATLANTIS',
          entity_type: 'company',
        }),
        listed({ list_entry_id: 'by-words', primary_name: 'KOFO', entity_type: 'company' }),
        ...madeUpEntities,
      ]),
    ]);
    const [found] = agencies.search({ name, entity_type }, { threshold: 75, limit: 1 });
    expect(found?.list_entry_id).toBe(name === 'NDSA' ? 'by-acronym' : 'by-words');
  });

  it('finds a name of one letter by that letter alone', () => {
    const entity = { list_entry_id: 'one-letter', primary_name: 'H' };
    const short = buildMatcher([madeUpList([listed(entity), ...madeUpEntities])]);
    const found = (name: string) => short.search({ name, entity_type: 'person' }, options);
    expect(found('h')).toMatchObject([{ list_entry_id: 'one-letter', match_score: 100 }]);
    expect(found('Karim H')).toEqual([]);
  });

  it('finds the person with the same date when very many have the same name', () => {
    const primary_name = 'WEIVALD, Wang';
    const namesakes = Array.from({ length: 400 }, (_, n) =>
      listed({ list_entry_id: `other-${n}`, primary_name, dates_of_birth: ['1970-01-01'] }),
    );
    const own = listed({ list_entry_id: 'own', primary_name, dates_of_birth: ['1988-03-04'] });
    const crowd = buildMatcher([madeUpList([...namesakes, own])]);
    const query = { name: 'Wang Weivald', entity_type: 'person', date_of_birth: '1988-03-04' } as const;
    const found = crowd.search(query, { threshold: 80, limit: 5 });
    expect(found.map((match) => match.list_entry_id)).toEqual(['own']);
  });

  it('scores the same when the list is short: few names do not make their words common', () => {
    const person = listed({ list_entry_id: 'own', primary_name: 'Jonathan Blackwood' });
    const alone = buildMatcher([madeUpList([person])]);
    const query = { name: 'Jonathon Blackwod', entity_type: 'person' } as const;
    const score = alone.search(query, { threshold: 0, limit: 1 })[0]?.match_score ?? 0;
    const among = buildMatcher([madeUpList([person, ...madeUpEntities])]);
    expect(score).toBeGreaterThanOrEqual(defaultMatchThreshold);
    expect(among.search(query, { threshold: 0, limit: 1 })[0]?.match_score).toBeCloseTo(score, 0);
  });

  it('keeps the score of a weak alias with a date when another alias is similar', () => {
    const person = listed({
      list_entry_id: 'own',
      primary_name: 'Somebody Else',
      weak: ['ABU ZAYDAN'],
      aliases: ['ABU ZAYDANOV'],
      dates_of_birth: ['1961-02-03'],
    });
    const matching = buildMatcher([madeUpList([person, ...madeUpEntities])]);
    const query = { name: 'Abu Zaydan', entity_type: 'person', date_of_birth: '1961-02-03' } as const;
    expect(matching.search(query, { threshold: 0, limit: 1 })).toMatchObject([
      { matched_name: 'ABU ZAYDAN', match_score: 100 },
    ]);
  });

  it('finds a name when written without spaces', () => {
    expect(best('Qadhumimuammaryousef')?.list_entry_id).toBe('qadhum');
  });

  it('finds an entry by an identifier when its name has changed', () => {
    const companies = buildMatcher([
      madeUpList([
        listed({
          list_entry_id: 'renamed',
          primary_name: 'FORMER LANTERN LIMITED',
          entity_type: 'company',
          identifiers: [{ type: 'Registration number', value: 'GB-0042 1177', country: 'GB' }],
        }),
        ...madeUpEntities,
      ]),
    ]);
    const query = { name: 'Kestrel', entity_type: 'company', identifiers: ['GB00421177'] } as const;
    const [found] = companies.search(query, { threshold: 20, limit: 1 });
    expect(found?.list_entry_id).toBe('renamed');
    const identifier = found?.explanation.find(({ feature }) => feature === 'identifier');
    expect(identifier?.verdict).toBe('agree');
    expect(companies.search({ ...query, identifiers: [] }, { threshold: 20, limit: 1 })).toEqual([]);
  });

  it('finds Korean and Japanese names when written in Han characters', () => {
    const eastAsian = buildMatcher([
      madeUpList([
        listed({ list_entry_id: 'korean', primary_name: 'KIM, Jong Hyun' }),
        listed({ list_entry_id: 'japanese', primary_name: '田中花子' }),
        ...madeUpEntities,
      ]),
    ]);
    const found = (name: string) =>
      eastAsian.search({ name, entity_type: 'person' }, options)[0]?.list_entry_id;
    expect(found('金正賢')).toBe('korean');
    expect(found('Hanako Tanaka')).toBe('japanese');
  });

  it('has the versions of its lists and the number of names', () => {
    expect(matcher.lists).toEqual([{ name: 'Made Up', version: '1', updated_at: '2026-01-01T00:00:00Z' }]);
    const names = madeUpEntities.flatMap((entity) => entity.names);
    // Each reading counts.
    expect(matcher.nameCount).toBe(names.flatMap(({ name }) => readingsOf(name)).length);
  });
});
