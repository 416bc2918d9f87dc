import type { Page, PageRequest } from '@/lib/domain/answer';
import { requireCase } from '@/lib/domain/cases/service/require';
import type { Context } from '@/lib/platform/context';
import type { AuditFilters, AuditRecord } from '../schema';
import { listAuditLogs } from './list-audit-logs';

/** Throws `NotFound` (404) for an unknown case. */
export async function listCaseAuditLogs(
  ctx: Context,
  caseToken: string,
  filters: Omit<AuditFilters, 'case_token'>,
  page: PageRequest,
): Promise<Page<AuditRecord>> {
  await requireCase(ctx, caseToken);
  return listAuditLogs(ctx, { ...filters, case_token: caseToken }, page);
}
