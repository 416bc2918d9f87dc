import type { Operation } from '@/lib/domain/operation';
import { requestSeconds } from '@/lib/platform/metrics';
import type { Exchange } from './exchange';
import type { Answered } from './respond';
import { type Route, serve } from './serve';

export type OperationRoute = Route & { operation: Operation };

/** Serves an operation, and counts its requests by status and duration. Every kind of route uses it. */
export function timedRoute<Op extends Operation>(
  op: Op,
  answer: (exchange: Exchange<Op>) => Promise<Answered>,
): OperationRoute {
  const timed: Route = async (request) => {
    const stopTimer = requestSeconds.startTimer({ operation: op.id });
    const response = await serve(request, (arrival) => answer({ ...arrival, op, url: new URL(request.url) }));
    stopTimer({ status: response.status });
    return response;
  };
  return Object.assign(timed, { operation: op });
}
