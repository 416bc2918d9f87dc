import type { Check } from '@/generated/prisma/client';
import type { Page, PageRequest } from '@/lib/domain/answer';
import type { Context } from '@/lib/platform/context';
import type { CheckFilters } from '../schema';
import { listCheckRows } from '../store';

export interface ChecksOf extends CheckFilters {
  case_token?: string;
  entity_token?: string;
}

export const listChecks = (ctx: Context, equals: ChecksOf, page: PageRequest): Promise<Page<Check>> =>
  listCheckRows(ctx, { equals: { ...equals } }, page);
