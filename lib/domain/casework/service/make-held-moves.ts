import { refreshActor } from '@/lib/domain/access/service/refresh-actor';
import { AssignAlert, EscalateAlert, type HeldAction, ResolveAlert } from '@/lib/domain/alerts/schema';
import { acknowledgeAlert } from '@/lib/domain/alerts/service/acknowledge';
import { assignAlert } from '@/lib/domain/alerts/service/assign';
import { deferHeldMove } from '@/lib/domain/alerts/service/defer-held-move';
import { escalateAlert } from '@/lib/domain/alerts/service/escalate';
import type { DueHold } from '@/lib/domain/alerts/service/list-due-moves';
import { recordResolution } from '@/lib/domain/alerts/service/record-resolution';
import { refuseHeldMove } from '@/lib/domain/alerts/service/refuse-held-move';
import { type ReleasedHold, releaseHolds } from '@/lib/domain/alerts/service/release-holds';
import { judgeFlowAgain } from '@/lib/domain/flows/service/judge-again';
import { refuseFurtherFlows } from '@/lib/domain/flows/service/refuse-further-flows';
import { contextOfRequester } from '@/lib/domain/requester';
import type { Actor, Context } from '@/lib/platform/context';
import { describeWithoutMessage } from '@/lib/platform/errors/describe-error';
import { ApiError } from '@/lib/platform/errors/errors';
import { log } from '@/lib/platform/errors/log';
import { untilAllIsLocked } from '@/lib/platform/database/more-to-lock';
import { attempt, inside, type Transaction, transaction } from '@/lib/platform/database/transaction';
import { lockAroundAlerts } from './lock-around-alerts';

type Make = (tx: Transaction, ctx: Context, token: string, input: object) => Promise<unknown>;

/** Without the effects of a resolution on flow and case, which follow once for all moves. */
const make: Record<HeldAction, Make> = {
  acknowledge: (_, ctx, token) => acknowledgeAlert(ctx, token),
  assign: (_, ctx, token, input) => assignAlert(ctx, token, AssignAlert.parse(input)),
  escalate: (_, ctx, token, input) => escalateAlert(ctx, token, EscalateAlert.parse(input)),
  resolve: (tx, ctx, token, input) => recordResolution(tx, ctx, token, ResolveAlert.parse(input)),
};

async function makeHeldMove(
  tx: Transaction,
  asked: Context,
  { move: { action, input }, alert: { token, status } }: ReleasedHold,
): Promise<void> {
  if (action === 'resolve' && status === 'Open') await acknowledgeAlert(asked, token);
  await make[action](tx, asked, token, input);
}

/** The requester of all the moves, with the access that they have now. */
function currentActor(tx: Transaction, ctx: Context): (asked: Actor) => Promise<Actor> {
  let current: Promise<Actor> | undefined;
  return (actor) => (current ??= refreshActor(tx, ctx, { actor, scope: 'alerts:write' }));
}

/** Returns the context of the requester if the move was made. */
async function makeOrRefuse(
  tx: Transaction,
  ctx: Context,
  released: ReleasedHold,
  actorOf: (asked: Actor) => Promise<Actor>,
): Promise<Context | null> {
  const { move } = released;
  try {
    return await attempt(inside(tx, ctx), async () => {
      const requester = { ...contextOfRequester(ctx, move), actor: await actorOf(move.actor) };
      const asked = inside(tx, requester);
      await makeHeldMove(tx, asked, released);
      return asked;
    });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    await refuseHeldMove(tx, ctx, released, error);
    return null;
  }
}

const tokensOf = (alerts: readonly { token: string }[]): string[] => alerts.map(({ token }) => token);

/** Each flow is judged once, after its last alert, in the name of the request that resolved the last one. */
async function makeTogether(tx: Transaction, ctx: Context, holds: readonly DueHold[]): Promise<void> {
  const locked = await lockAroundAlerts(tx, ctx, tokensOf(holds));
  const actorOf = currentActor(tx, ctx);
  const resolved: string[] = [];
  let judge: Context | null = null;
  for (const released of await releaseHolds(tx, ctx, holds)) {
    const asked = await makeOrRefuse(tx, ctx, released, actorOf);
    if (!asked || released.move.action !== 'resolve') continue;
    resolved.push(released.alert.token);
    judge = asked;
  }
  const flows = await refuseFurtherFlows(tx, ctx, resolved, locked);
  if (judge) for (const flow of flows) await judgeFlowAgain(tx, judge, flow);
}

/** The reason may quote a row, so it is logged without its message. */
const unexpected = {
  code: 'INTERNAL_ERROR',
  message: 'It failed repeatedly because of an internal error.',
} as const;

const refuse = (ctx: Context, hold: DueHold, reason: Pick<ApiError, 'code' | 'message'>): Promise<void> =>
  transaction(ctx, async (tx) => {
    for (const released of await releaseHolds(tx, ctx, [hold]))
      await refuseHeldMove(tx, ctx, released, reason);
  });

async function tryLater(ctx: Context, hold: DueHold, error: unknown): Promise<void> {
  const isDeferred = await deferHeldMove(ctx, hold);
  log.error(
    { request_id: ctx.requestId, alert_token: hold.token, error: describeWithoutMessage(error) },
    isDeferred ? 'a held move failed; it is tried again' : 'a held move failed too often; it is refused',
  );
  if (!isDeferred) await refuse(ctx, hold, unexpected);
}

/**
 * Makes due held moves of one requester in one transaction, each evaluated as if it were requested now. If one is now
 * refused, the others are made, and the audit log says why (API §5.3, docs/adr/0148). If they fail for another reason,
 * each is retried alone, and eventually refused. Does nothing for a move that was undone or already made.
 */
export async function makeHeldMoves(ctx: Context, holds: readonly DueHold[]): Promise<void> {
  try {
    await untilAllIsLocked(ctx, (tx) => makeTogether(tx, ctx, holds));
  } catch (error) {
    const [hold, ...others] = holds;
    if (hold && others.length === 0 && error instanceof ApiError) await refuse(ctx, hold, error);
    else for (const each of holds) await tryLater(ctx, each, error);
  }
}
