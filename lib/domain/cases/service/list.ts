import type { Page, PageRequest } from '@/lib/domain/answer';
import { listNamedEntities } from '@/lib/domain/entities/service/list-named';
import { presentPage } from '@/lib/domain/list-page';
import type { Context } from '@/lib/platform/context';
import { presentCase } from '../present';
import type { CaseFilters, ListedCase } from '../schema';
import { caseSearch } from '../search';
import { listCaseRows } from '../store';
import { listWaitingOverrides } from './list-waiting-overrides';

/** API §5.1. */
export async function listCases(
  ctx: Context,
  filters: CaseFilters,
  page: PageRequest,
): Promise<Page<ListedCase>> {
  const found = await listCaseRows(ctx, await caseSearch(ctx, filters), page);
  const tokens = found.items.flatMap(({ primary_entity_token }) => primary_entity_token ?? []);
  const [named, waiting] = await Promise.all([
    listNamedEntities(ctx, tokens),
    listWaitingOverrides(ctx, found.items),
  ]);
  return presentPage(found, (row) => ({
    ...presentCase(row, ctx.now()),
    primary_entity: named.get(row.primary_entity_token ?? '') ?? null,
    risk_override_waiting: waiting.has(row.token),
  }));
}
