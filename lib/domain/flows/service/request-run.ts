import { recordEvent } from '@/lib/domain/record-event';
import type { Context } from '@/lib/platform/context';
import type { Recorder } from '@/lib/platform/records';
import { flowRequested } from '../events';

/** Can be repeated: only one run can claim the lease. */
export function requestFlowRun(recorder: Recorder, ctx: Context, flowToken: string): void {
  recordEvent(recorder, ctx, flowRequested, { token: flowToken, data: { flow_token: flowToken } });
}
