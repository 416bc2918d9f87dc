import type { Page, PageRequest } from '@/lib/domain/answer';
import { textCondition } from '@/lib/domain/text-condition';
import type { Context } from '@/lib/platform/context';
import type { Entity, EntityFilters } from '../schema';
import { listEntityRows, searchedText } from '../store';
import { presentEntities } from './present-entities';

/** API §5.2. */
export async function listEntities(
  ctx: Context,
  { q, ...equals }: EntityFilters,
  page: PageRequest,
): Promise<Page<Entity>> {
  const text = q === undefined ? undefined : await textCondition(ctx, searchedText, q);
  return presentEntities(ctx, await listEntityRows(ctx, { equals, text }, page));
}
