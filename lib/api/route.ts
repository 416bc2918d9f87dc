import type { EventsReply, FileReply, Reply, SentFile } from '@/lib/domain/answer';
import type { Input, Operation } from '@/lib/domain/operation';
import type { Context } from '@/lib/platform/context';
import { requestSeconds } from '@/lib/platform/metrics';
import { admit, refuseMissingScope, refuseOtherProject, refuseWhileBusy } from './admit';
import { envelope } from './envelope';
import type { Exchange } from './exchange';
import { renderFile, renderSentFile } from './file';
import { keyUseOf, once } from './idempotency';
import { openStream } from './open-streams';
import { parseBody, parseParams, parseQuery } from './parse';
import type { Answered } from './respond';
import { serve } from './serve';

export type Handler<Op extends Operation> = (ctx: Context, input: Input<Op>) => Promise<Reply<Op['answer']>>;

export type Route = (request: Request) => Promise<Response>;

export type OperationRoute = Route & { operation: Operation };

async function parse<Op extends Operation>(ctx: Context, exchange: Exchange<Op>): Promise<Input<Op>> {
  const { op, request, url } = exchange;
  const params = parseParams(exchange);
  refuseOtherProject(ctx, params);
  refuseMissingScope(ctx, exchange);
  const { query, page } = parseQuery(exchange);
  const { body, text } = await parseBody(ctx.actor.id, exchange);
  const keyUse = keyUseOf(ctx, op, request, url, text);
  const input = {
    params,
    query,
    body,
    page,
    keyUse,
    headers: request.headers,
    // Made when asked for: few operations do.
    get signal() {
      return request.signal;
    },
  };
  // Each part was parsed by the schema of the same name that Input<Op> is derived from.
  return input as Input<Op>;
}

async function answer<Op extends Operation>(exchange: Exchange<Op>, handler: Handler<Op>): Promise<Answered> {
  refuseWhileBusy(exchange);
  const ctx = await admit(exchange);
  const input = await parse(ctx, exchange);
  const { shape } = exchange.op.answer;
  // What Reply<EventsAnswer> is.
  if (shape === 'events') return openStream(ctx, exchange, (await handler(ctx, input)) as EventsReply);
  // What Reply<FileAnswer> is.
  if (shape === 'file') return renderFile(exchange, (await handler(ctx, input)) as FileReply);
  // What Reply<ImageAnswer> is.
  if (shape === 'image') return renderSentFile(exchange, (await handler(ctx, input)) as SentFile);
  const run = async (within: Context) => envelope(exchange, await handler(within, input), input);
  // A flow outlives a transaction, so its handler stores the answer itself.
  if (!input.keyUse || shape === 'flow') return run(ctx);
  return once(ctx, input.keyUse, exchange.requestId, run);
}

/** A plain function of a Request, so that any server can mount it. */
export function route<Op extends Operation>(op: Op, handler: Handler<Op>): OperationRoute {
  const serveOperation: Route = async (request) => {
    const stopTimer = requestSeconds.startTimer({ operation: op.id });
    const response = await serve(request, (arrival) =>
      answer({ ...arrival, op, url: new URL(request.url) }, handler),
    );
    stopTimer({ status: response.status });
    return response;
  };
  return Object.assign(serveOperation, { operation: op });
}
