import { isOpenCheck } from '@/lib/domain/checks/moves';
import { policyInForce } from '@/lib/domain/policies/service/policy-in-force';
import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';
import { findFlowRows } from '../rows';
import { requireFlow } from '../store';
import { concludeFlow } from '../settle/conclude';
import { judgeFlowAgain } from './judge-again';

/**
 * After a check was ended manually: ends a running flow without open checks, and judges an ended one again
 * (API §3.9, §6.5). Call it under `lockFlow`. Throws `NotFound` (404).
 */
export async function endOrJudgeFlow(tx: Transaction, ctx: Context, flowToken: string): Promise<void> {
  const flow = await requireFlow(tx, ctx, flowToken);
  if (flow.processing_status !== 'processing') return judgeFlowAgain(tx, ctx, flowToken);
  const rows = await findFlowRows(tx, ctx, flow);
  if (rows.checks.some(isOpenCheck)) return;
  await concludeFlow(tx, ctx, rows, await policyInForce(tx, ctx));
}
