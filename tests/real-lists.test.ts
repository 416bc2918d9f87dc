import { beforeAll, describe } from 'vitest';
import { buildMatcher } from '@/lib/domain/screening/matcher';
import type { Matcher } from '@/lib/domain/screening/schema';
import { hasSharedData, readLists, type SharedList } from '@/training/labelled-data';
import { describeLabelled } from './real-lists/labelled';
import { describePrinted } from './real-lists/printed';
import { describeRationales } from './real-lists/rationales';
import { describeRecall } from './real-lists/recall';

// One file for all that searches the real lists: to read them and to build their index takes some ten seconds.
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
