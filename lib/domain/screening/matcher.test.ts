import { describe, expect, it } from 'vitest';
import { listed, madeUpEntities, madeUpList } from './fixtures/made-up-list';
import { buildMatcher, defaultMatchThreshold } from './matcher';
import type { Match, ScreeningQuery } from './schema';

const matcher = buildMatcher([madeUpList(madeUpEntities)]);
const options = { threshold: defaultMatchThreshold, limit: 10 };

function best(name: string, more: Partial<ScreeningQuery> = {}, threshold = 1): Match | undefined {
  return matcher.search({ name, entity_type: 'person', ...more }, { threshold, limit: 1 })[0];
}

function feature(match: Match | undefined, name: string) {
  return match?.explanation.find((piece) => piece.feature === name);
}

describe('screening · finding a listed name', () => {
  it.each([
    ['as listed', 'ZARAMOV, Vladislav Petrovich', 'zaramov'],
    ['in the natural order', 'Vladislav Petrovich Zaramov', 'zaramov'],
    ['without the patronymic', 'Vladislav Zaramov', 'zaramov'],
    ['with a typing slip', 'Vladislav Zarmaov', 'zaramov'],
    ['with a slip in each word', 'Vladislv Petrovch Zaramow', 'zaramov'],
    ['in Cyrillic', 'Владислав Петрович Зарамов', 'zaramov'],
    ['with look-alike letters of another script', 'Vladislаv Zаrаmоv', 'zaramov'],
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
  ])('finds it %s', (_, name, id) => {
    expect(best(name)).toMatchObject({ list_entry_id: id });
  });

  it.each([
    ['another legal form', 'Northern Lantern Trading LLC'],
    ['no legal form', 'northern lantern trading'],
    ['the alias in Cyrillic', 'ООО «Северный фонарь»'],
  ])('finds a company by %s', (_, name) => {
    const [found] = matcher.search({ name, entity_type: 'company' }, options);
    expect(found).toMatchObject({ list_entry_id: 'lantern', category: 'watchlist' });
  });

  it('alerts on an exact name in any order with 100', () => {
    expect(best('Petrovich ZARAMOV vladislav')?.match_score).toBe(100);
  });

  it('does not alert on a name that shares only ordinary words', () => {
    expect(matcher.search({ name: 'Vladislav Hassan Ali', entity_type: 'person' }, options)).toEqual([]);
    expect(
      matcher.search({ name: 'Northern Plumbing Company Ltd', entity_type: 'company' }, options),
    ).toEqual([]);
  });

  it('tells numbered ships apart', () => {
    const score = (name: string) => best(name, { entity_type: 'vessel' })?.match_score ?? 0;
    expect(score('Bright Heron 007')).toBe(100);
    expect(score('Bright Heron 8')).toBeLessThan(defaultMatchThreshold);
  });

  it('answers each entry once, best first, and no more than asked for', () => {
    const found = matcher.search({ name: 'Ali Ordinari', entity_type: 'any' }, { threshold: 1, limit: 4 });
    expect(found).toHaveLength(4);
    expect(found[0]?.list_entry_id).toBe('common-0-0');
    expect(new Set(found.map((match) => match.list_entry_id)).size).toBe(4);
    const scores = found.map((match) => match.match_score);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
  });

  it('answers only entries of the categories asked for', () => {
    const ask = (category: 'sanctions' | 'watchlist') =>
      matcher.search(
        { name: 'Northern Lantern Trading', entity_type: 'company' },
        { ...options, categories: [category] },
      );
    expect(ask('watchlist')).toHaveLength(1);
    expect(ask('sanctions')).toEqual([]);
  });

  it.each([
    ['its acronym', 'NDSA', 'company'],
    ['its words, where the list has the acronym', 'Kestrel Overseas Freight Office', 'company'],
  ] as const)('finds an organisation by %s', (_, name, entity_type) => {
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

  it.each([['whose date agrees, of very many of one name', 'WEIVALD, Wang', '1970-01-01', '1988-03-04']])(
    'finds the one %s',
    (_, primary_name, otherDate, ownDate) => {
      const namesakes = Array.from({ length: 400 }, (__, n) =>
        listed({ list_entry_id: `other-${n}`, primary_name, dates_of_birth: [otherDate] }),
      );
      const own = listed({ list_entry_id: 'own', primary_name, dates_of_birth: [ownDate] });
      const crowd = buildMatcher([madeUpList([...namesakes, own])]);
      const query = { name: 'Wang Weivald', entity_type: 'person', date_of_birth: ownDate } as const;
      expect(crowd.search(query, { threshold: 80, limit: 5 }).map((match) => match.list_entry_id)).toEqual([
        'own',
      ]);
    },
  );

  it('scores on a short list as it does on a long one: few names do not make their words common', () => {
    const person = listed({ list_entry_id: 'own', primary_name: 'Jonathan Blackwood' });
    const alone = buildMatcher([madeUpList([person])]);
    const query = { name: 'Jonathon Blackwod', entity_type: 'person' } as const;
    const score = alone.search(query, { threshold: 0, limit: 1 })[0]?.match_score ?? 0;
    const among = buildMatcher([madeUpList([person, ...madeUpEntities])]);
    expect(score).toBeGreaterThanOrEqual(defaultMatchThreshold);
    expect(among.search(query, { threshold: 0, limit: 1 })[0]?.match_score).toBeCloseTo(score, 0);
  });

  it('does not let a further alias lower what a weak one scores with a date', () => {
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

  it('finds a name written without its spaces', () => {
    expect(best('Qadhumimuammaryousef')?.list_entry_id).toBe('qadhum');
  });

  it('finds an entry by an identifier, whatever its name has become', () => {
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
    expect(feature(found, 'identifier')?.verdict).toBe('agree');
    expect(companies.search({ ...query, identifiers: [] }, { threshold: 20, limit: 1 })).toEqual([]);
  });

  it('reads Han characters as Koreans and Japanese do too', () => {
    const readers = buildMatcher([
      madeUpList([
        listed({ list_entry_id: 'korean', primary_name: 'KIM, Jong Hyun' }),
        listed({ list_entry_id: 'japanese', primary_name: '田中花子' }),
        ...madeUpEntities,
      ]),
    ]);
    const found = (name: string) =>
      readers.search({ name, entity_type: 'person' }, options)[0]?.list_entry_id;
    expect(found('金正賢')).toBe('korean');
    expect(found('Hanako Tanaka')).toBe('japanese');
  });

  it('says which lists it holds', () => {
    expect(matcher.lists).toEqual([{ name: 'Made Up', version: '1', updated_at: '2026-01-01T00:00:00Z' }]);
    expect(matcher.nameCount).toBe(madeUpEntities.flatMap((entity) => entity.names).length);
  });
});

describe('screening · what stands beside the name', () => {
  const name = 'Muamar Qadhumi';
  const without = best(name)?.match_score ?? 0;

  it.each([
    ['the day', '1952-10-07', 'agree', 1],
    ['the year', '1952', 'agree', 1],
    ['a year within the listed range', '1951', 'agree', 1],
    ['day and month swapped', '1952-07-10', 'near', 1],
    ['one digit mistyped', '1952-10-17', 'near', 1],
    ['a few weeks off', '1952-11-25', 'near', -1],
    ['three years off', '1955-06-01', 'near', -1],
    ['a generation off', '1985-10-07', 'conflict', -1],
    ['no date', null, 'missing', 0],
    ['no date that exists', '1952-02-31', 'missing', 0],
  ])('weighs a birth date: %s', (_, date_of_birth, verdict, direction) => {
    const match = best(name, { date_of_birth });
    expect(feature(match, 'date_of_birth')?.verdict).toBe(verdict);
    expect(Math.sign((match?.match_score ?? 0) - without)).toBe(direction);
  });

  it('shows the listed date that compares best', () => {
    expect(best(name, { date_of_birth: '1951' })?.date_of_birth).toBe('1950/1951');
    expect(best(name)?.date_of_birth).toBe('1952-10-07');
  });

  it('weighs nationality and country, and nothing that is missing', () => {
    expect(feature(best(name, { nationality: 'LY' }), 'nationality')).toMatchObject({ verdict: 'agree' });
    expect(best(name, { nationality: 'BR' })?.match_score).toBeLessThan(without);
    expect(best(name, { country: 'EG' })?.match_score).toBeGreaterThan(without);
    expect(best('Vladislav Zaramov', { country: 'BR' })?.match_score).toBeLessThan(100);
    expect(feature(best('Georgios Papademakis', { nationality: 'GR' }), 'nationality')).toMatchObject({
      verdict: 'missing',
      contribution: 0,
    });
  });

  it('does not alert on a company for a person of the same name, and shows it to who looks lower', () => {
    const query = { name: 'Northern Lantern Trading', entity_type: 'person' } as const;
    expect(matcher.search(query, options)).toEqual([]);
    const [found] = matcher.search(query, { threshold: 50, limit: 1 });
    expect(feature(found, 'entity_type')).toMatchObject({
      verdict: 'conflict',
      query: 'person',
      candidate: 'company',
    });
  });

  it('alerts on a weak alias only when something else agrees', () => {
    expect(best('Abu Demo')).toMatchObject({ match_score: 74, matched_name: 'ABU DEMO' });
    expect(feature(best('Abu Demo'), 'weak alias')?.contribution).toBe(-26);
    const born = best('Abu Demo', { date_of_birth: '1952-10-07' });
    expect(born?.match_score).toBeGreaterThanOrEqual(defaultMatchThreshold);
  });

  it('ranks the entry with the agreeing date first among equal names', () => {
    const twins = buildMatcher([
      madeUpList(
        [[], ['1960-05-05']].map((dates, i) =>
          listed({ list_entry_id: String(i), primary_name: 'TWINNING, Oswald', dates_of_birth: dates }),
        ),
      ),
    ]);
    const query = { name: 'Oswald Twinning', entity_type: 'person', date_of_birth: '1960-05-05' } as const;
    expect(twins.search(query, { threshold: 1, limit: 2 }).map((match) => match.list_entry_id)).toEqual([
      '1',
      '0',
    ]);
  });
});
