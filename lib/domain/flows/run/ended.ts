import type { Context } from '@/lib/platform/context';
import { read } from '@/lib/platform/database/transaction';
import { Watch } from '@/lib/platform/work/watch';
import { readResult } from '../result';
import type { FlowResult } from '../result-schema';
import { requireFlow } from '../store';

/** The trigger on `flows` notifies this channel of a flow's end, with its token. */
const ends = new Watch<FlowResult>({ channel: 'probity_flow_ended', fallbackMs: 3_000 });

function findResult(ctx: Context, flowToken: string): Promise<FlowResult | null> {
  return read(ctx, async (tx) => {
    const flow = await requireFlow(tx, ctx, flowToken);
    return flow.processing_status === 'processing' ? null : readResult(tx, ctx, flow);
  });
}

/**
 * The result of a flow that runs in another process or waits for a person. Rejects when the signal aborts.
 */
export const untilFlowEnds = (
  ctx: Context,
  flowToken: string,
  signal: AbortSignal,
): Promise<FlowResult | null> => ends.until(flowToken, () => findResult(ctx, flowToken), signal);

export const stopWaitingForFlows = (): Promise<void> => ends.close();
