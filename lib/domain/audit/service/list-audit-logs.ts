import type { Page, PageRequest } from '@/lib/domain/answer';
import { presentPage } from '@/lib/domain/list-page';
import type { Context } from '@/lib/platform/context';
import { presentAuditRecord } from '../present';
import type { AuditFilters, AuditRecord } from '../schema';
import { auditSearch } from '../search';
import { listAuditRows } from '../store';

/** Throws `ValidationFailed` (400) for a period that ends before it begins. */
export async function listAuditLogs(
  ctx: Context,
  filters: AuditFilters,
  page: PageRequest,
): Promise<Page<AuditRecord>> {
  return presentPage(await listAuditRows(ctx, await auditSearch(ctx, filters), page), presentAuditRecord);
}
