import { defaultMatchThreshold, matcherOf } from '@/lib/domain/screening/matcher';
import type { Matcher, ScreeningQuery } from '@/lib/domain/screening/schema';
import { readIndex } from '@/lib/domain/watchlists/index-file';

export async function loadMatcher(file: string): Promise<{ matcher: Matcher; ms: number }> {
  const start = performance.now();
  const index = await readIndex(file);
  if (!index) throw new Error('There is no index.');
  const matcher = matcherOf(index);
  return { matcher, ms: performance.now() - start };
}

const options = { threshold: defaultMatchThreshold, limit: 10 };

export const searchWith = (matcher: Matcher) => (query: ScreeningQuery) => matcher.search(query, options);
