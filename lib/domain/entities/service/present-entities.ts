import type { Page } from '@/lib/domain/answer';
import { presentPage } from '@/lib/domain/list-page';
import type { Context } from '@/lib/platform/context';
import { type EntityRow, presentEntity } from '../present';
import type { Entity } from '../schema';
import { countWork } from '../store';

export async function presentEntities(ctx: Context, page: Page<EntityRow>): Promise<Page<Entity>> {
  const countsOf = await countWork(
    ctx,
    page.items.map(({ token }) => token),
  );
  return presentPage(page, (row) => presentEntity(row, countsOf(row.token)));
}
