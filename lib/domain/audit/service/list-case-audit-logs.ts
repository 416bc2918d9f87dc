import type { Page, PageRequest } from '@/lib/domain/answer';
import { listCaseMemberTokens } from '@/lib/domain/cases/service/list-member-tokens';
import { requireCase } from '@/lib/domain/cases/service/require';
import { listCheckTokensOfCase } from '@/lib/domain/checks/service/list-tokens-of-case';
import type { Context } from '@/lib/platform/context';
import type { AuditFilters, ListedAuditRecord } from '../schema';
import { auditSearch, ofCase } from '../search';
import { listAuditRows } from '../store';
import { nameAuditRecords } from './name-audit-records';

/** Includes the changes of the people and companies in the case, and the start of its checks. Throws `NotFound` (404) for an unknown case. */
export async function listCaseAuditLogs(
  ctx: Context,
  caseToken: string,
  filters: Omit<AuditFilters, 'case_token'>,
  page: PageRequest,
): Promise<Page<ListedAuditRecord>> {
  await requireCase(ctx, caseToken);
  const [search, entities, checks] = await Promise.all([
    auditSearch(ctx, filters),
    listCaseMemberTokens(ctx, caseToken),
    listCheckTokensOfCase(ctx, caseToken),
  ]);
  const alternatives = ofCase(caseToken, [...entities, ...checks]);
  return nameAuditRecords(ctx, await listAuditRows(ctx, { ...search, alternatives }, page));
}
