import type { Context } from '@/lib/platform/context';
import { type KeyUse, lockName } from '@/lib/platform/idempotency';
import type { FlowRequest } from '../plan';

/** The end of the last turn, by what the requests have in common. */
const lastTurns = new Map<string, Promise<unknown>>();

export interface Turn {
  /** Until those before have ended theirs. */
  come: Promise<unknown>;
  end(): void;
}

function namesOf(ctx: Context, { flow_type, request }: FlowRequest, use: KeyUse | null): string[] {
  const reference = request.external_reference;
  return [
    ...(reference ? [JSON.stringify(['reference', ctx.project.id, flow_type, reference])] : []),
    ...(use ? [lockName(ctx, use)] : []),
  ];
}

/**
 * Requests for the same flow, by its external_reference or Idempotency-Key, take turns in a process until it is decided or accepted: the
 * second finds what the first has written, draws no case number, and waits for no lock. Between processes the write settles it, and the loser's number is lost.
 */
export function takeTurn(ctx: Context, flow: FlowRequest, use: KeyUse | null): Turn {
  const names = namesOf(ctx, flow, use);
  const come = Promise.all(names.map((name) => lastTurns.get(name)));
  const { promise, resolve: end } = Promise.withResolvers<void>();
  const ended = Promise.all([come, promise]);
  for (const name of names) lastTurns.set(name, ended);
  void ended.then(() => {
    for (const name of names) if (lastTurns.get(name) === ended) lastTurns.delete(name);
  });
  return { come, end };
}
