import type { Context } from '@/lib/platform/context';
import { type KeyUse, keyName } from '@/lib/platform/idempotency';
import type { FlowRequest } from '../plan';

/** The end of the last turn, by the key that the requests share. */
const lastTurns = new Map<string, Promise<unknown>>();

export interface Turn {
  /** Resolves when all earlier turns have ended. */
  come: Promise<unknown>;
  end(): void;
}

function namesOf(ctx: Context, { flow_type, request }: FlowRequest, use: KeyUse | null): string[] {
  const reference = request.external_reference;
  return [
    ...(reference ? [JSON.stringify(['reference', ctx.project.id, flow_type, reference])] : []),
    ...(use ? [keyName(ctx, use)] : []),
  ];
}

/**
 * Requests for the same flow, by external_reference or Idempotency-Key, take turns in a process until it is
 * decided or accepted. The second one then finds the first one's result without taking a case number or
 * waiting for a lock. Between processes the write decides, and the loser's case number is lost.
 */
export function takeTurn(ctx: Context, flow: FlowRequest, use: KeyUse | null): Turn {
  const names = namesOf(ctx, flow, use);
  const come = Promise.all(names.flatMap((name) => lastTurns.get(name) ?? []));
  const { promise, resolve: end } = Promise.withResolvers<void>();
  const ended = Promise.all([come, promise]);
  for (const name of names) lastTurns.set(name, ended);
  void ended.then(() => {
    for (const name of names) if (lastTurns.get(name) === ended) lastTurns.delete(name);
  });
  return { come, end };
}

/** Does the work in a turn, which ends with the work. */
export async function duringTurn<Result>(
  ctx: Context,
  flow: FlowRequest,
  use: KeyUse | null,
  work: (turn: Turn) => Promise<Result>,
): Promise<Result> {
  const turn = takeTurn(ctx, flow, use);
  try {
    return await work(turn);
  } finally {
    turn.end();
  }
}
