import { refreshActor } from '@/lib/domain/access/service/refresh-actor';
import { AssignAlert, EscalateAlert, type HeldAction, ResolveAlert } from '@/lib/domain/alerts/schema';
import { acknowledgeAlert } from '@/lib/domain/alerts/service/acknowledge';
import { assignAlert } from '@/lib/domain/alerts/service/assign';
import { deferHeldMove } from '@/lib/domain/alerts/service/defer-held-move';
import { escalateAlert } from '@/lib/domain/alerts/service/escalate';
import type { DueHold } from '@/lib/domain/alerts/service/list-due-holds';
import { refuseHeldMove } from '@/lib/domain/alerts/service/refuse-held-move';
import { releaseHold } from '@/lib/domain/alerts/service/release-hold';
import { refuseFurtherFlows } from '@/lib/domain/flows/service/refuse-further-flows';
import { contextOfRequester } from '@/lib/domain/requester';
import type { Context } from '@/lib/platform/context';
import { describeWithoutMessage } from '@/lib/platform/describe-error';
import { ApiError } from '@/lib/platform/errors';
import { log } from '@/lib/platform/log';
import { untilAllIsLocked } from '@/lib/platform/more-to-lock';
import type { Transaction } from '@/lib/platform/transaction';
import { lockAroundAlerts } from './lock-around-alerts';
import { resolveAlert } from './resolve-alert';

const make: Record<HeldAction, (ctx: Context, token: string, input: object) => Promise<unknown>> = {
  acknowledge: (ctx, token) => acknowledgeAlert(ctx, token),
  assign: (ctx, token, input) => assignAlert(ctx, token, AssignAlert.parse(input)),
  escalate: (ctx, token, input) => escalateAlert(ctx, token, EscalateAlert.parse(input)),
  resolve: (ctx, token, input) => resolveAlert(ctx, token, ResolveAlert.parse(input)),
};

async function makeHeldMove(tx: Transaction, ctx: Context, hold: DueHold): Promise<void> {
  const flows = await lockAroundAlerts(tx, ctx, [hold.token]);
  const released = await releaseHold(tx, ctx, hold);
  if (!released) return;
  await refuseFurtherFlows(tx, ctx, [hold.token], flows);
  const { action, actor, input } = released.move;
  const refreshed = await refreshActor(tx, ctx, { actor, scope: 'alerts:write' });
  const asked = { ...contextOfRequester(ctx, released.move), actor: refreshed, transaction: tx };
  if (action === 'resolve' && released.alert.status === 'Open') await acknowledgeAlert(asked, hold.token);
  await make[action](asked, hold.token, input);
}

/** The reason may quote a row, so it is logged without its message. */
const unexpected = {
  code: 'INTERNAL_ERROR',
  message: 'It failed repeatedly because of an internal error.',
} as const;

async function tryLater(ctx: Context, hold: DueHold, error: unknown): Promise<void> {
  const isDeferred = await deferHeldMove(ctx, hold);
  log.error(
    { request_id: ctx.requestId, alert_token: hold.token, error: describeWithoutMessage(error) },
    isDeferred ? 'a held move failed; it is tried again' : 'a held move failed too often; it is refused',
  );
  if (!isDeferred) await refuseHeldMove(ctx, hold, unexpected);
}

/**
 * Makes a due held move, evaluated as if it were requested now. If it is now refused, the audit log says so
 * (API §5.3, docs/adr/0041). A move that fails for another reason is retried, and eventually refused. Does
 * nothing if it was undone or already made.
 */
export async function commitHeldMove(ctx: Context, hold: DueHold): Promise<void> {
  try {
    await untilAllIsLocked(ctx, (tx) => makeHeldMove(tx, ctx, hold));
  } catch (error) {
    if (error instanceof ApiError) await refuseHeldMove(ctx, hold, error);
    else await tryLater(ctx, hold, error);
  }
}
