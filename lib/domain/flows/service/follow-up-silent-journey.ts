import type { Flow } from '@/generated/prisma/client';
import { waitsForPerson } from '@/lib/domain/checks/moves';
import { listCheckRowsOfFlow } from '@/lib/domain/checks/service/list-rows-of-flow';
import { recordEvent } from '@/lib/domain/record-event';
import type { Context } from '@/lib/platform/context';
import { type Transaction, transaction } from '@/lib/platform/database/transaction';
import { journeyAbandoned, journeyExpired } from '../events';
import { presentResultForEvents } from '../present-result';
import { readResult } from '../result';
import { lockFlowRow, requireFlow, updateFlow } from '../store';
import { cancelJourneyChecks } from './cancel-journey-checks';
import { endOrJudgeFlow } from './end-or-judge';

async function recordOf(
  tx: Transaction,
  ctx: Context,
  event: typeof journeyAbandoned | typeof journeyExpired,
  flow: Flow,
): Promise<void> {
  const data = presentResultForEvents(await readResult(tx, ctx, flow));
  recordEvent(tx, ctx, event, { token: flow.token, data });
}

async function abandon(tx: Transaction, ctx: Context, { token, start_expires_at }: Flow): Promise<void> {
  const flow = await updateFlow(tx, ctx, token, { journey_due_at: start_expires_at });
  await recordOf(tx, ctx, journeyAbandoned, flow);
}

/** The person's checks stay open, so the flow refers. */
async function expire(tx: Transaction, ctx: Context, { token }: Flow): Promise<void> {
  await cancelJourneyChecks(tx, ctx, token, 'The link expired before the person was done.');
  await recordOf(tx, ctx, journeyExpired, await requireFlow(tx, ctx, token));
  await endOrJudgeFlow(tx, ctx, token);
}

/** Reads again under the lock, because the person or another worker may have continued. */
async function followUp(tx: Transaction, ctx: Context, token: string): Promise<void> {
  await lockFlowRow(tx, ctx, token);
  const flow = await requireFlow(tx, ctx, token);
  const { journey_due_at, start_expires_at } = flow;
  if (!journey_due_at || !start_expires_at || journey_due_at > ctx.now()) return;
  const isWaiting = (await listCheckRowsOfFlow(tx, ctx, token)).some(waitsForPerson);
  if (!isWaiting) await updateFlow(tx, ctx, token, { journey_due_at: null });
  else if (start_expires_at > ctx.now()) await abandon(tx, ctx, flow);
  else await expire(tx, ctx, flow);
}

/** Follows up the journey of one flow, if it is due (API §3.2). */
export const followUpSilentJourney = (ctx: Context, flowToken: string): Promise<void> =>
  transaction(ctx, (tx) => followUp(tx, ctx, flowToken));
