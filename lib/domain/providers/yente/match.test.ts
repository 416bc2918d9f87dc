import { describe, expect, it } from 'vitest';
import { Match } from '@/lib/domain/screening/schema';
import { type MadeUpResult, vesna } from './fixtures/service';
import { toMatch, YenteResult } from './match';

const query = {
  name: 'Vesna Karvelo',
  entity_type: 'person',
  date_of_birth: '1985-04-12',
  nationality: 'RS',
  country: 'GB',
} as const;

const catalog = {
  list: { name: 'OpenSanctions Default', version: '1', updated_at: '2026-11-20T18:15:02.000Z' },
  algorithm: 'logic-v2',
  weights: {
    name_match: 1,
    lei_code_match: 0.95,
    country_mismatch: -0.2,
    dob_year_disjoint: -0.15,
    dob_day_disjoint: -0.25,
  },
};

function matchOf(changes: Partial<MadeUpResult>): Match {
  return Match.parse(toMatch(query, YenteResult.parse({ ...vesna, ...changes }), catalog));
}

const pointsOf = ({ explanation }: Match) =>
  explanation.map(({ feature, contribution }) => [feature, contribution]);

describe('yente · toMatch', () => {
  it('returns a match whose contributions add up to the score', () => {
    expect(matchOf({})).toEqual({
      match_score: 84,
      primary_name: 'Vesna Karvello',
      matched_name: 'Vesna Karvello',
      category: 'sanctions',
      categories: ['pep', 'sanctions'],
      nationality: 'RS',
      date_of_birth: '1971-02-03',
      list: 'OpenSanctions Default',
      list_entry_id: 'NK-made-up-1',
      model_version: 'yente logic-v2',
      ofac_score: 99,
      score_without_date: 99,
      explanation: [
        {
          feature: 'name',
          query: 'Vesna Karvelo',
          candidate: 'Vesna Karvello',
          verdict: 'near',
          contribution: 99,
        },
        { feature: 'entity_type', query: 'person', candidate: 'person', verdict: 'agree', contribution: 0 },
        { feature: 'nationality', query: 'RS', candidate: 'RS', verdict: 'agree', contribution: 0 },
        { feature: 'country', query: 'GB', candidate: 'RS', verdict: 'conflict', contribution: 0 },
        {
          feature: 'date_of_birth',
          query: '1985-04-12',
          candidate: '1971-02-03',
          verdict: 'conflict',
          contribution: -15,
        },
      ],
    });
  });

  it.each([
    [
      'are several, of which yente counts only the highest',
      { name_match: 0.93, lei_code_match: 1, country_mismatch: 1 },
      0.75,
    ],
    ['are about the same field', { dob_year_disjoint: 1, dob_day_disjoint: 1, name_match: 1 }, 0.6],
    ['are new and have no weight', { name_match: 0.9, hair_mismatch: 0.07 }, 0.83],
    ['add up to less than the score', { name_match: 1, country_mismatch: 1 }, 0.9],
    ['only count against the match', { country_mismatch: 1 }, 0.777],
    ['are missing', {}, 0.7777],
  ])('returns contributions that add up to the score when the features %s', (_case, features, score) => {
    const match = matchOf({ explanations: undefined, features, score });
    const sum = pointsOf(match).reduce((total, [, points]) => total + Math.round(Number(points) * 100), 0);
    expect(match.match_score).toBe(Math.round(score * 10_000) / 100);
    expect(sum / 100).toBe(match.match_score);
    const explained = match.explanation.map(({ feature }) => feature);
    expect(explained).toEqual([...new Set(explained)]);
  });

  it('shares the points among positive features and subtracts negative ones', () => {
    const explanations = {
      name_match: { score: 0.95 },
      lei_code_match: { score: 1 },
      country_mismatch: { score: 1 },
    };
    expect(pointsOf(matchOf({ explanations, score: 0.75 }))).toEqual([
      ['name', 47.5],
      ['lei code match', 47.5],
      ['entity_type', 0],
      ['date_of_birth', 0],
      ['nationality', 0],
      ['country', -20],
    ]);
  });

  it('shows the queried nationality when the entity has several', () => {
    const properties = { ...vesna.properties, nationality: ['me', 'rs'] };
    const result = YenteResult.parse({ ...vesna, properties });
    expect(toMatch({ ...query, nationality: 'rs' }, result, catalog)?.nationality).toBe('RS');
    expect(toMatch({ ...query, nationality: 'GB' }, result, catalog)?.nationality).toBe('ME');
  });

  it('uses the name that yente compared when it differs from the caption', () => {
    const explanations = { name_match: { score: 1, query: 'Vesna Karvelo', candidate: 'Весна Карвелло' } };
    expect(matchOf({ explanations, score: 1 })).toMatchObject({
      primary_name: 'Vesna Karvello',
      matched_name: 'Весна Карвелло',
      explanation: [
        { feature: 'name', candidate: 'Весна Карвелло', verdict: 'agree', contribution: 100 },
        {},
        {},
        {},
        {},
      ],
    });
  });

  it('returns null for an entity without a screening topic or of a kind without a name', () => {
    const unlisted = { ...vesna, target: false, properties: { topics: ['role.lawyer'] } };
    const wallet = { ...vesna, schema: 'CryptoWallet' };
    for (const result of [unlisted, wallet]) {
      expect(toMatch(query, YenteResult.parse(result), catalog)).toBeNull();
    }
  });

  it('assigns an unknown topic of a listed entity to the watchlist category', () => {
    expect(matchOf({ properties: { topics: ['sorcery'] } }).categories).toEqual(['watchlist']);
  });
});
