import { isOpenCheck } from '@/lib/domain/checks/moves';
import { listCheckRowsOfFlow } from '@/lib/domain/checks/service/list-rows-of-flow';
import { moveChecks } from '@/lib/domain/checks/service/move';
import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';
import { reopenFlow } from './reopen';

/**
 * An outside provider has answered: its check, otherwise due later, continues now in a worker. A check that
 * is currently being asked finds the answer. False for an ended check, which does not change. Call it under
 * `lockFlow`.
 */
export async function hearProvider(
  tx: Transaction,
  ctx: Context,
  flowToken: string,
  typeCode: string,
): Promise<boolean> {
  const checks = await listCheckRowsOfFlow(tx, ctx, flowToken);
  const open = checks.filter((check) => check.type_code === typeCode && isOpenCheck(check));
  const planned = open.filter(({ status }) => status === 'Retry Scheduled');
  if (planned.length > 0) {
    await moveChecks(
      tx,
      ctx,
      planned.map((check) => ({ check, actions: ['retry_planned', 'start'] })),
    );
    await reopenFlow(tx, ctx, flowToken);
  }
  return open.length > 0;
}
