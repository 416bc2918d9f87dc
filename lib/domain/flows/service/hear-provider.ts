import { listChecksOfFlow } from '@/lib/domain/checks/service/list-of-flow';
import { moveChecks } from '@/lib/domain/checks/service/move';
import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/transaction';
import { reopenFlow } from './reopen';

/**
 * An outside provider has answered: the check that would be asked for later goes on now, and a worker runs it. One that is being asked
 * for finds the answer, and one that has ended stays as it is. Call it under `lockFlow`.
 */
export async function hearProvider(
  tx: Transaction,
  ctx: Context,
  flowToken: string,
  typeCode: string,
): Promise<void> {
  const planned = (await listChecksOfFlow(tx, ctx, flowToken)).filter(
    ({ type_code, status }) => type_code === typeCode && status === 'Retry Scheduled',
  );
  if (planned.length === 0) return;
  await moveChecks(
    tx,
    ctx,
    planned.map((check) => ({ check, actions: ['retry', 'start'] })),
  );
  await reopenFlow(tx, ctx, flowToken);
}
