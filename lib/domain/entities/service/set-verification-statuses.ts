import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';
import { recordVerification } from '../new-row';
import type { VerificationStatus } from '../schema';
import { findVerificationStatuses, updateVerificationStatus } from '../store';

export async function setVerificationStatuses(
  tx: Transaction,
  ctx: Context,
  statuses: ReadonlyMap<string, VerificationStatus>,
): Promise<void> {
  const before = await findVerificationStatuses(tx, ctx, [...statuses.keys()]);
  for (const [verification_status, entries] of Map.groupBy(statuses, ([, status]) => status)) {
    const tokens = entries.map(([token]) => token);
    for (const { token } of await updateVerificationStatus(tx, ctx, tokens, verification_status)) {
      recordVerification(tx, ctx, { token, from: before.get(token) ?? null, to: verification_status });
    }
  }
}
