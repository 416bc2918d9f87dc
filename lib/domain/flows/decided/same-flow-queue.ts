import type { Context } from '@/lib/platform/context';
import { type KeyUse, keyName } from '@/lib/platform/idempotency';
import type { FlowRequest } from '../plan';

/** The end of the last request in each queue, by what its requests share. */
const ends = new Map<string, Promise<unknown>>();

export interface Queued {
  /** Resolves when all earlier requests for the flow have ended. */
  isFirst: Promise<unknown>;
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
 * Requests for the same flow, by external_reference or Idempotency-Key, wait for one another in a process until it is
 * decided or accepted. The second one then finds the first one's result without taking a case number or
 * waiting for a lock. Between processes the write decides, and the loser's case number is lost.
 */
export function joinQueue(ctx: Context, flow: FlowRequest, use: KeyUse | null): Queued {
  const names = namesOf(ctx, flow, use);
  const isFirst = Promise.all(names.flatMap((name) => ends.get(name) ?? []));
  const { promise, resolve: end } = Promise.withResolvers<void>();
  const ended = Promise.all([isFirst, promise]);
  for (const name of names) ends.set(name, ended);
  void ended.then(() => {
    for (const name of names) if (ends.get(name) === ended) ends.delete(name);
  });
  return { isFirst, end };
}

/** Is in the queue until the work has ended. */
export async function inQueue<Result>(
  ctx: Context,
  flow: FlowRequest,
  use: KeyUse | null,
  work: (queued: Queued) => Promise<Result>,
): Promise<Result> {
  const queued = joinQueue(ctx, flow, use);
  try {
    return await work(queued);
  } finally {
    queued.end();
  }
}
