import type { Page, PageRequest } from '@/lib/domain/answer';
import type { Context } from '@/lib/platform/context';
import type { AuditFilters, ListedAuditRecord } from '../schema';
import { auditSearch } from '../search';
import { listAuditRows } from '../store';
import { nameAuditRecords } from './name-audit-records';

/** Throws `ValidationFailed` (400) for a period that ends before it begins. */
export async function listAuditLogs(
  ctx: Context,
  filters: AuditFilters,
  page: PageRequest,
): Promise<Page<ListedAuditRecord>> {
  return nameAuditRecords(ctx, await listAuditRows(ctx, await auditSearch(ctx, filters), page));
}
