import { presentCheck } from '@/lib/domain/checks/present';
import type { Check } from '@/lib/domain/checks/schema';
import { reopenFlow } from '@/lib/domain/flows/service/reopen';
import { endExpiredJobs } from '@/lib/domain/providers/service/end-expired-jobs';
import type { Context } from '@/lib/platform/context';
import { moveCheck } from './move-check';

/**
 * Queues a failed check. Its flow is processing again; a worker runs the check and ends the flow (API §6.3,
 * §6.5). Throws `NotFound` (404), `InvalidState` and `Conflict` (409).
 */
export async function retryCheck(ctx: Context, token: string): Promise<Check> {
  const move = { actions: ['retry'] as const };
  const queued = await moveCheck(ctx, token, move, async (tx, within, flow_token, { type_code }) => {
    await endExpiredJobs(tx, within, { flow_token, type_code });
    await reopenFlow(tx, within, flow_token);
  });
  return presentCheck(queued);
}
