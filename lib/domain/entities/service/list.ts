import type { Page, PageRequest } from '@/lib/domain/answer';
import { isOneOf, textCondition } from '@/lib/domain/text-condition';
import type { Context } from '@/lib/platform/context';
import { changedOver, slipsIn } from '../near-names';
import type { Entity, EntityListFilters } from '../schema';
import { findSimilarNames, listEntityRows, searchedText } from '../store';
import { presentEntities } from './present-entities';

/** With more results, none is likely to be the intended one. */
const maxNear = 10;

/**
 * The share of its trigrams that a name must have, by minimum length of the text. Most single differences
 * leave half of them; an accent and a difference together leave hardly any. The trigrams of a short text
 * occur in very many names, and each of those would be compared.
 */
const steps = [
  { threshold: 0.5, fromLetters: 0 },
  { threshold: 0.35, fromLetters: 6 },
  { threshold: 0.2, fromLetters: 8 },
];

const thresholdsOf = (text: string): number[] =>
  steps.flatMap(({ threshold, fromLetters }) => ([...text.trim()].length < fromLetters ? [] : [threshold]));

async function findNear(ctx: Context, text: string): Promise<string[]> {
  const spellings = changedOver(text);
  const near = new Map<string, number>();
  for (const threshold of thresholdsOf(text)) {
    const candidates = await findSimilarNames(ctx, text, { spellings, threshold });
    for (const { token, name } of candidates) {
      const slips = slipsIn(text, name);
      if (slips !== Infinity) near.set(token, slips);
    }
    if (near.size >= maxNear) break;
  }
  const nearest = [...near].sort(([, slips], [, others]) => slips - others);
  return nearest.slice(0, maxNear).map(([token]) => token);
}

/** API §5.2. */
export async function listEntities(
  ctx: Context,
  { q, name_like, ...equals }: EntityListFilters,
  page: PageRequest,
): Promise<Page<Entity>> {
  const text = q === undefined ? undefined : await textCondition(ctx, searchedText, q);
  const conditions = name_like === undefined ? [] : [isOneOf(await findNear(ctx, name_like))];
  return presentEntities(ctx, await listEntityRows(ctx, { equals, conditions, text }, page));
}
