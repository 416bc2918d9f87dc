import type { MatcherList } from '@/lib/domain/screening/matcher';
import { readLists } from '@/training/labelled-data';
import { madeUpEntities } from './fixtures/made-up-entities';

/** Of 1.3 names each. */
const madeUp = 735_000;

/** The real lists, where they are at hand, and a made-up one that brings them to about a million names. */
export async function aMillionNames(): Promise<MatcherList[]> {
  const list = { name: 'Made up', version: '1', updated_at: '2026-01-01T00:00:00Z' };
  return [...(await readLists()), { ...list, entities: madeUpEntities(madeUp) }];
}
