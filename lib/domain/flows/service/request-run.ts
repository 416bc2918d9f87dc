import { recordEvent } from '@/lib/domain/record-event';
import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/transaction';
import { flowRequested } from '../events';

/** Repeating it is harmless: only one run can claim the lease. */
export function requestFlowRun(tx: Transaction, ctx: Context, flowToken: string): void {
  recordEvent(tx, ctx, flowRequested, { token: flowToken, data: { flow_token: flowToken } });
}
