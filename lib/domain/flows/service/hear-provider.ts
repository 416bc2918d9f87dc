import { isOpenCheck } from '@/lib/domain/checks/moves';
import { listChecksOfFlow } from '@/lib/domain/checks/service/list-of-flow';
import { moveChecks } from '@/lib/domain/checks/service/move';
import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/transaction';
import { reopenFlow } from './reopen';

/**
 * An outside provider has answered: the check that would be asked for later goes on now, and a worker runs it. One that is being asked
 * for finds the answer. False for a check that has ended, which stays as it is. Call it under `lockFlow`.
 */
export async function hearProvider(
  tx: Transaction,
  ctx: Context,
  flowToken: string,
  typeCode: string,
): Promise<boolean> {
  const checks = await listChecksOfFlow(tx, ctx, flowToken);
  const open = checks.filter((check) => check.type_code === typeCode && isOpenCheck(check));
  const planned = open.filter(({ status }) => status === 'Retry Scheduled');
  if (planned.length > 0) {
    await moveChecks(
      tx,
      ctx,
      planned.map((check) => ({ check, actions: ['retry', 'start'] })),
    );
    await reopenFlow(tx, ctx, flowToken);
  }
  return open.length > 0;
}
