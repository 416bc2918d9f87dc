import { describe, expect, it } from 'vitest';
import { buildMatcher } from '@/lib/domain/screening/matcher';
import { sampleList } from '@/prisma/seed/sample-list';
import { madeUpPerson } from './made-up-subject';
import type { ProviderRequest } from './provider';
import { screeningProvider } from './screening';

const loaded = buildMatcher([{ ...sampleList, updated_at: '2026-01-01T00:00:00Z' }]);
const idle = new AbortController().signal;

const request = (name: string): ProviderRequest => ({
  subject: madeUpPerson({ name }),
  type_codes: ['SCR_SANCTIONS', 'SCR_PEP'],
  environment: 'staging',
  match_threshold: 80,
  attempt: 0,
});

describe('providers · screening', () => {
  it('passes somebody whom no list knows', async () => {
    const { outcomes } = await screeningProvider(() => loaded).run(request('Priya Raman'), idle);
    expect(outcomes.map(({ result }) => result)).toEqual(['Pass', 'Pass']);
  });

  it.each([
    ['before the index is loaded', null],
    ['while no list is in force', buildMatcher([])],
  ])('passes nobody %s', async (_, matcher) => {
    const answer = screeningProvider(() => matcher).run(request('Priya Raman'), idle);
    await expect(answer).rejects.toMatchObject({ name: 'ProviderFailed', reason: 'unavailable' });
  });
});
