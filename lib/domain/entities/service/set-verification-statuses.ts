import { recordEvent } from '@/lib/domain/record-event';
import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/transaction';
import { entityUpdated } from '../events';
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
      const data = { verification_status };
      const details = { ...data, from: before.get(token) ?? null, to: verification_status };
      recordEvent(tx, ctx, entityUpdated, { token, details, data });
    }
  }
}
