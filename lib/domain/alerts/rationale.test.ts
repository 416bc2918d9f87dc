import { describe, expect, it } from 'vitest';
import type { Finding } from '@/lib/domain/checks/outcome';
import type { ListedParty, Mismatch } from '@/lib/domain/checks/schema';
import type { ExplanationFeature, Match } from '@/lib/domain/screening/schema';
import { rationaleOf } from './rationale';

const feature = (
  name: string,
  query: string | null,
  candidate: string | null,
  verdict: ExplanationFeature['verdict'],
  note?: string,
): ExplanationFeature => ({
  feature: name,
  query,
  candidate,
  verdict,
  contribution: 0,
  ...(note && { note }),
});

const sameName = feature('name', 'samir khatib', 'samir khatib', 'agree');

const matchWith = (...explanation: ExplanationFeature[]): Match => ({
  match_score: 90,
  primary_name: 'KHATIB, Samir',
  matched_name: 'KHATIB, Samir',
  category: 'sanctions',
  categories: ['sanctions'],
  nationality: null,
  date_of_birth: null,
  list: 'OFAC SDN',
  list_entry_id: '36',
  explanation: [feature('entity_type', 'person', 'person', 'agree'), ...explanation],
});

const party: ListedParty = {
  names: [
    { name: 'KHATIB, Samir', kind: 'primary', quality: 'strong' },
    { name: 'The Trader', kind: 'alias', quality: 'weak' },
  ],
  dates_of_birth: [],
  places_of_birth: [],
  nationalities: [],
  addresses: [],
  identifiers: [],
  programs: [],
  reason: null,
  listed_on: null,
  remarks: null,
  positions: [],
  articles: [],
  lists: [{ name: 'OFAC SDN', version: '1', list_entry_id: '36', source_url: null }],
};

describe('alerts · rationale of images', () => {
  const of = (...findings: NonNullable<Mismatch['findings']>) =>
    rationaleOf({
      type: 'Document',
      category: 'Name Mismatch',
      cause: 'look',
      summary: 'Of them all.',
      evidence: { given: null, found: null, findings },
    });

  it('is one sentence with all findings, and with both values where two were compared', () => {
    expect(
      of(
        { summary: 'The name on the document is another.', given: 'Mary Ward', found: 'ANNA ERIKSSON' },
        { summary: 'The nationality could not be read on the document.', given: 'GB', found: null },
        { summary: 'acme refers the document: blurred.', given: null, found: 'Refer' },
      ),
    ).toBe(
      'The name on the document is another (given "Mary Ward", found "ANNA ERIKSSON"); ' +
        'the nationality could not be read on the document; acme refers the document: blurred',
    );
  });
});

const sentence = (match: Match, evidence: Finding['evidence'] = party) =>
  rationaleOf({
    type: 'Screening',
    category: 'Sanctions Hit',
    cause: '1',
    summary: 'It matches.',
    match,
    evidence,
  });
const born = (
  query: string | null,
  candidate: string | null,
  verdict: ExplanationFeature['verdict'],
  note?: string,
) => sentence(matchWith(sameName, feature('date_of_birth', query, candidate, verdict, note)));

describe('alerts · rationale of a match', () => {
  it('reads as in the interface', () => {
    const match = matchWith(
      sameName,
      feature('date_of_birth', '1979-02-03', '1968', 'conflict'),
      feature('nationality', null, 'SY', 'missing'),
      feature('country', 'GB', 'SY', 'conflict'),
    );
    const words = { query: [{ text: 'ali', rarity: 0.3 }], candidate: [] };
    expect(sentence({ ...match, words })).toBe(
      'Name agrees, a common one; born 11 years apart; residence GB, listed SY',
    );
  });

  it.each([
    [['ali', 0.9], ['hassan', 0.8], ', a common one'],
    [['zaramov', 0.9], ['vladislav', 0.7], ', a rare one'],
    [['zaramov', 0.9], ['ali', 0.9], ''],
    [['khatib', 0.7], ['samir', 0.7], ''],
  ] as const)('describes a name of %j and %j%s', (one, other, said) => {
    const query = [one, other].map(([text, rarity]) => ({ text, rarity }));
    expect(sentence({ ...matchWith(sameName), words: { query, candidate: [] } })).toBe(`Name agrees${said}`);
  });

  it.each([
    ['1968-04-12', '1968-04-12', 'agree', 'born on the same day'],
    ['1968-04-12', '1968', 'agree', 'date of birth agrees as far as it is known (1968-04-12, listed 1968)'],
    ['1968-04-12', '1969-08-01', 'near', 'born 1 year apart'],
    [
      '1968-04-12',
      '1968-08-01',
      'near',
      'born in the same year, on another day (1968-04-12, listed 1968-08-01)',
    ],
    ['1968-04-12', '1955/1958', 'conflict', 'born 10 years apart'],
    [null, '1968', 'missing', 'no date of birth given, listed 1968'],
    ['1968-04-12', null, 'missing', 'listed without a date of birth'],
  ] as const)('compares the dates of birth %s and %s, which %s: %s', (query, candidate, verdict, said) => {
    expect(born(query, candidate, verdict)).toBe(`Name agrees; ${said}`);
  });

  it('states what is unusual about two dates', () => {
    expect(born('1968-04-12', '1968-12-04', 'near', 'day and month swapped')).toBe(
      'Name agrees; date of birth 1968-04-12, listed 1968-12-04: day and month swapped',
    );
    expect(born(null, null, 'missing')).toBe('Name agrees');
  });

  it.each([
    ['word order', 'in an order that makes another name'],
    ['characters', 'in other characters that are read alike'],
  ])('states that words agree in part if %s make a different name', (cost, said) => {
    const match = matchWith(sameName, feature(cost, null, null, 'conflict'));
    expect(sentence(match)).toBe(`Name agrees in part (${said})`);
  });

  it('says nothing of a word that stands alike on both sides', () => {
    const and = feature('name', 'and', 'and', 'near', 'means the same');
    expect(sentence(matchWith(sameName, and))).toBe(sentence(matchWith(sameName)));
  });

  it('states which words differ, how, and which are missing', () => {
    const near = feature('name', 'moammar', 'muammar', 'near', 'sounds alike');
    expect(sentence(matchWith(sameName, near))).toBe(
      'Name is similar to the listed one ("moammar" for "muammar", sounds alike)',
    );
    const unmatched = feature('unmatched words', 'ivan', 'petrovich', 'conflict');
    expect(sentence(matchWith(sameName, unmatched))).toBe(
      'Name agrees in part ("ivan" not on the list, "petrovich" only on the list)',
    );
  });

  it('names the matched alias, and marks a weak one', () => {
    expect(sentence({ ...matchWith(sameName), matched_name: 'The Trader' })).toBe(
      'Name agrees with the weak alias "The Trader"',
    );
  });

  it('shortens a long list of countries', () => {
    const country = feature('country', 'GB', 'SY, LB, IR, IQ, TR', 'conflict');
    expect(sentence(matchWith(sameName, country))).toBe(
      'Name agrees; residence GB, listed SY, LB, IR and 2 more',
    );
  });

  it('states an identifier that agrees, another type, and the lists if there are several', () => {
    const [first] = party.lists;
    const lists = [first!, { ...first!, name: 'EU Consolidated' }];
    const match = matchWith(sameName, feature('identifier', 'D1', 'D 1', 'agree'));
    match.explanation[0] = feature('entity_type', 'company', 'vessel', 'conflict');
    expect(sentence(match, { ...party, lists })).toBe(
      'Name agrees; a company, listed as a vessel; identifier D 1 agrees; on OFAC SDN and EU Consolidated',
    );
  });

  it('states the office of a PEP and the number of articles', () => {
    const office = { title: 'Minister of Sand', country: null, from: null, to: null };
    const article = { title: 'A', publisher: null, published_on: null, url: null };
    const pep = { ...matchWith(sameName), category: 'pep' as const };
    expect(sentence(pep, { ...party, positions: [office], articles: [article] })).toBe(
      'Name agrees; listed as Minister of Sand; 1 article',
    );
  });
});

describe('alerts · rationale of another finding', () => {
  const mismatch = { type: 'Identity', category: 'DOB Mismatch', cause: 'birth' } as const;

  it.each([
    ['1990-02-11', '1955-05-05', 'given "1990-02-11", found "1955-05-05"'],
    ['1990-02-11', null, 'given "1990-02-11", nothing found'],
    [null, '1955-05-05', 'nothing given, found "1955-05-05"'],
  ])('states what was given (%s) and found (%s)', (given, found, said) => {
    const summary = 'The date of birth does not match the record.';
    expect(rationaleOf({ ...mismatch, summary, evidence: { given, found } })).toBe(
      `The date of birth does not match the record; ${said}`,
    );
  });

  it('is the summary if there is nothing to compare', () => {
    const summary = 'Probity Registry did not answer. Not judged: Company registry.';
    expect(rationaleOf({ type: 'System', category: 'API Failure', cause: 'no_answer', summary })).toBe(
      'Probity Registry did not answer. Not judged: Company registry',
    );
  });
});
