import { beforeAll, describe } from 'vitest';
import { buildMatcher } from '@/lib/domain/screening/matcher';
import type { Matcher } from '@/lib/domain/screening/schema';
import { hasSharedData, readLists, type SharedList } from '@/training/labelled-data';
import { describeLabelled } from './real-lists/labelled';
import { describePrinted } from './real-lists/printed';
import { describeRationales } from './real-lists/rationales';
import { describeRecall } from './real-lists/recall';

// One file for every test of the real lists, because reading them and building their index takes some ten seconds.
describe.skipIf(!hasSharedData)('real lists (skipped without shared data)', () => {
  let lists: SharedList[];
  let matcher: Matcher;

  beforeAll(async () => {
    lists = await readLists();
    matcher = buildMatcher(lists);
  });

  const real = { lists: () => lists, matcher: () => matcher };
  describeRationales(real);
  describeLabelled(real);
  describeRecall(real);
  describePrinted(real);
});
