import type { MatcherList } from '@/lib/domain/screening/matcher';
import { readLists } from '@/training/labelled-data';
import { madeUpEntities } from './fixtures/made-up-entities';

/** With 1.3 names each. */
const madeUpCount = 735_000;

export async function millionNameLists(): Promise<MatcherList[]> {
  const list = { name: 'Made up', version: '1', updated_at: '2026-01-01T00:00:00Z' };
  return [...(await readLists()), { ...list, entities: madeUpEntities(madeUpCount) }];
}
