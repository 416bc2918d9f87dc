import type { Case as CaseModel } from '@/generated/prisma/client';
import type { Context } from '@/lib/platform/context';
import { isClosed } from '../lifecycle';
import { findWaitingOverrides } from '../store';

/** Tokens of the cases that `override=waiting` finds (API §5.1). Asks nothing for cases that cannot have one. */
export async function listWaitingOverrides(
  ctx: Context,
  rows: readonly Pick<CaseModel, 'token' | 'status' | 'risk_tier_overridden'>[],
): Promise<Set<string>> {
  const open = rows.filter((row) => row.risk_tier_overridden && !isClosed(row));
  return open.length === 0
    ? new Set()
    : findWaitingOverrides(
        ctx,
        open.map(({ token }) => token),
      );
}
