import type { Page, PageRequest } from '@/lib/domain/answer';
import { requireCase } from '@/lib/domain/cases/service/require';
import type { Context } from '@/lib/platform/context';
import type { Alert } from '../schema';
import type { AlertFilters } from '../list-schema';
import { listAlerts } from './list';

/** Throws `NotFound` (404) for an unknown case, instead of an empty list. */
export async function listCaseAlerts(
  ctx: Context,
  caseToken: string,
  filters: Omit<AlertFilters, 'case_token'>,
  page: PageRequest,
): Promise<Page<Alert>> {
  await requireCase(ctx, caseToken);
  return listAlerts(ctx, { ...filters, case_token: caseToken }, page);
}
