import type { Page, PageRequest } from '@/lib/domain/answer';
import { presentPage } from '@/lib/domain/list-page';
import type { Context } from '@/lib/platform/context';
import { countsOf, presentEntityImportLine } from '../present';
import type { EntityImportLine, ImportLineFilters } from '../schema';
import { listLineRows, requireImport } from '../store';

/** API §5.2. The totals are those of the import. Throws `NotFound` (404). */
export async function listEntityImportLines(
  ctx: Context,
  token: string,
  { result }: ImportLineFilters,
  page: PageRequest,
): Promise<Page<EntityImportLine>> {
  const row = await requireImport(ctx, token);
  const total = async () => (result ? countsOf(row)[result] : row.total_count);
  const filters = { equals: { import_token: token, result }, total };
  return presentPage(await listLineRows(ctx, filters, page), presentEntityImportLine);
}
