import { describe, expect, it } from 'vitest';
import { screenedLists } from '@/lib/domain/checks/screened-lists';
import { listed } from '@/lib/domain/screening/fixtures/made-up-list';
import { buildMatcher } from '@/lib/domain/screening/matcher';
import { sampleList } from '@/prisma/seed/sample-list';
import { madeUpPerson, madeUpRequest } from '../fixtures/subjects';
import { loadedLists, screeningProvider } from './provider';

const updated_at = '2026-01-01T00:00:00Z';
const loaded = loadedLists(() => buildMatcher([{ ...sampleList, updated_at }]));
const ownList = {
  name: 'Barred customers',
  version: '3',
  updated_at,
  entities: [listed({ list_entry_id: 'b-1', primary_name: 'Priya Raman', categories: ['watchlist'] })],
};
const none = () => Promise.resolve(null);
const noEntries = () => Promise.resolve([]);
const idle = new AbortController().signal;
const request = (name: string) => madeUpRequest(madeUpPerson({ name }), ['SCR_SANCTIONS', 'SCR_WATCHLIST']);

describe('screening · provider', () => {
  it('passes a person who is on no list', async () => {
    const { outcomes } = await screeningProvider(loaded, none, noEntries).run(request('Priya Raman'), idle);
    expect(outcomes.map(({ result }) => result)).toEqual(['Pass', 'Pass']);
  });

  it('finds a person who is only on a list of the project, and returns the searched lists', async () => {
    const provider = screeningProvider(loaded, () => Promise.resolve(buildMatcher([ownList])), noEntries);
    const { outcomes } = await provider.run(request('Raman, Priya'), idle);
    expect(outcomes.map(({ result }) => result)).toEqual(['Pass', 'Refer']);
    expect(outcomes[1]?.findings[0]?.match).toMatchObject({
      list: 'Barred customers',
      list_entry_id: 'b-1',
      category: 'watchlist',
    });
    const lists = screenedLists(outcomes);
    expect(lists).toContainEqual({ name: 'Barred customers', version: '3', updated_at });
    expect(lists).toHaveLength(2);
  });

  it('refers a name without searchable words, with one alert, and passes nobody', async () => {
    const { outcomes } = await screeningProvider(loaded, none, noEntries).run(request('\u3164\u3164'), idle);
    expect(outcomes.map(({ result }) => result)).not.toContain('Pass');
    expect(outcomes[0]?.result).toBe('Refer');
    expect(outcomes.flatMap(({ findings }) => findings)).toMatchObject([
      { type: 'Screening', category: 'Name Mismatch', evidence: { given: '\u3164\u3164', found: null } },
    ]);
  });

  it('refers a name hidden in a long text, and passes one with as many words as are searched', async () => {
    const provider = screeningProvider(loaded, none, noEntries);
    const resultsOf = async (name: string) =>
      (await provider.run(request(name), idle)).outcomes.map(({ result }) => result);
    expect(await resultsOf(`${'Ab '.repeat(40)}Nobody`)).toEqual(['Refer', 'Refer']);
    expect(await resultsOf(`${'張'.repeat(40)}`)).toEqual(['Refer', 'Refer']);
    expect(await resultsOf(`${'Ab '.repeat(31)}Nobody`)).not.toContain('Refer');
  });

  it('throws ProviderFailed before the index is loaded', async () => {
    const unloaded = loadedLists(() => null);
    const answer = screeningProvider(unloaded, none, noEntries).run(request('Priya Raman'), idle);
    await expect(answer).rejects.toMatchObject({ name: 'ProviderFailed', reason: 'unavailable' });
  });

  describe('while no list is in force', () => {
    const provider = screeningProvider(
      loadedLists(() => buildMatcher([])),
      none,
      noEntries,
    );

    it('waives every check as not screened', async () => {
      const { outcomes } = await provider.run(request('Priya Raman'), idle);
      const waived = { result: null, waive_reason: 'Not applicable', result_data: { not_screened: true } };
      expect(outcomes).toMatchObject([waived, waived]);
      expect(screenedLists(outcomes)).toEqual([]);
    });

    it('refers what the policy requires, and lists it in one alert', async () => {
      const required = {
        ...request('Priya Raman'),
        required_categories: ['sanctions', 'watchlist'] as const,
      };
      const { outcomes } = await provider.run(required, idle);
      expect(outcomes.map(({ result }) => result)).toEqual(['Refer', 'Refer']);
      expect(outcomes.flatMap(({ findings }) => findings)).toMatchObject([
        {
          category: 'API Failure',
          summary: 'No list in force covers sanctions, watchlists, which the policy requires.',
        },
      ]);
    });
  });
});
