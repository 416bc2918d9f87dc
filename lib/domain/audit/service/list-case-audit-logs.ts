import type { Page, PageRequest } from '@/lib/domain/answer';
import { listCaseMemberTokens } from '@/lib/domain/cases/service/list-member-tokens';
import { requireCase } from '@/lib/domain/cases/service/require';
import { presentPage } from '@/lib/domain/list-page';
import type { Context } from '@/lib/platform/context';
import type { Condition } from '@/lib/platform/keyset';
import { presentAuditRecord } from '../present';
import type { AuditFilters, AuditRecord } from '../schema';
import { auditSearch } from '../search';
import { listAuditRows } from '../store';

/** As `export_case_audit_records`: the changes of a person or company name no case. */
const ofCase = (caseToken: string, entityTokens: readonly string[]): Condition[] => [
  { sql: 'case_token = ?', values: [caseToken] },
  {
    sql: `case_token is null and target_type = 'entity' and target_token = any(?)`,
    values: [entityTokens],
  },
];

/** Includes the changes of the people and companies in the case. Throws `NotFound` (404) for an unknown case. */
export async function listCaseAuditLogs(
  ctx: Context,
  caseToken: string,
  filters: Omit<AuditFilters, 'case_token'>,
  page: PageRequest,
): Promise<Page<AuditRecord>> {
  await requireCase(ctx, caseToken);
  const [search, entityTokens] = await Promise.all([
    auditSearch(ctx, filters),
    listCaseMemberTokens(ctx, caseToken),
  ]);
  const alternatives = ofCase(caseToken, entityTokens);
  return presentPage(await listAuditRows(ctx, { ...search, alternatives }, page), presentAuditRecord);
}
