import { containsText, patternOf } from '@/lib/domain/text-condition';
import type { Context } from '@/lib/platform/context';
import type { Condition } from '@/lib/platform/keyset';
import { findTokensByText } from './store';

const searched = ['full_name', 'company_name', 'registration_number', 'external_reference'];

/** For the few entities of a case. */
export const entitySearch = (q: string | undefined): Condition[] =>
  q === undefined ? [] : [containsText(searched, q)];

/** Of more entities than this, a page of them is found sooner in the order of the list. */
const maxCandidates = 1_000;

/** For the entities of the whole project. */
export async function indexedEntitySearch(ctx: Context, q: string | undefined): Promise<Condition[]> {
  if (q === undefined) return [];
  const candidates = await findTokensByText(ctx, patternOf(q), maxCandidates + 1);
  if (candidates.length > maxCandidates) return entitySearch(q);
  return [{ sql: 'token = any(?)', values: [candidates] }];
}
