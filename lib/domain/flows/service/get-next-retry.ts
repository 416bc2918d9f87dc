import { compareAsc } from 'date-fns/compareAsc';
import { listChecksOfFlow } from '@/lib/domain/checks/service/list-of-flow';
import type { Context } from '@/lib/platform/context';
import { read } from '@/lib/platform/transaction';

/** When the first of the flow's planned retries is due (API §3.9); null when none is planned. */
export async function getNextRetry(ctx: Context, flowToken: string): Promise<Date | null> {
  const checks = await read(ctx, (tx) => listChecksOfFlow(tx, ctx, flowToken));
  const planned = checks.flatMap(({ status, retry_at }) =>
    status === 'Retry Scheduled' && retry_at ? [retry_at] : [],
  );
  return planned.toSorted(compareAsc)[0] ?? null;
}
