import type { EventsReply, FileReply, Reply, SentFile } from '@/lib/domain/answer';
import type { Input, Operation } from '@/lib/domain/operation';
import type { Context } from '@/lib/platform/context';
import { revocationMark } from '@/lib/domain/access/trusted';
import { admit, refuseWhileBusy } from './callers/admit';
import { allowedStill } from './callers/still-allowed';
import { envelope } from './envelope';
import type { Exchange } from './exchange';
import { renderFile, renderSentFile } from './file';
import { answerOnce, keyUseOf } from './idempotency';
import { openStream } from './streams/open-streams';
import { type ParsedPage, parseBody, parsePage, parseParams, parseQuery } from './parse';
import type { Answered } from './respond';
import { type OperationRoute, timedRoute } from './timed-route';
import { refuseMissingScope, refuseOtherProject } from './callers/scopes';

export type Handler<Op extends Operation> = (ctx: Context, input: Input<Op>) => Promise<Reply<Op['answer']>>;

interface Parsed<Op extends Operation> {
  input: Input<Op>;
  /** Undefined if the operation is not a list. */
  listed: ParsedPage | undefined;
}

async function parse<Op extends Operation>(ctx: Context, exchange: Exchange<Op>): Promise<Parsed<Op>> {
  const { op, request, url } = exchange;
  const params = parseParams(exchange);
  refuseOtherProject(ctx, params);
  refuseMissingScope(ctx, exchange);
  const parsedQuery = parseQuery(exchange);
  const listed = parsePage(ctx, exchange, parsedQuery);
  const { body, text } = await parseBody(ctx, ctx.actor.id, exchange);
  const keyUse = keyUseOf(ctx, op, request, url, text);
  const input = {
    params,
    query: parsedQuery.query,
    body,
    page: listed?.page,
    keyUse,
    headers: request.headers,
  };
  // Each part was parsed by the schema of the same name that Input<Op> is derived from.
  return { input: input as Input<Op>, listed };
}

async function answer<Op extends Operation>(
  exchange: Exchange<Op>,
  prepare: () => Handler<Op> | Promise<Handler<Op>>,
): Promise<Answered> {
  refuseWhileBusy(exchange);
  const mark = revocationMark();
  const admitted = await admit(exchange);
  const { input, listed } = await parse(admitted, exchange);
  const ctx =
    exchange.op.method === 'GET'
      ? { ...admitted, left: exchange.request.signal }
      : // A body may take half a minute to arrive.
        await allowedStill(admitted, exchange, mark);
  const handler = await prepare();
  const { shape } = exchange.op.answer;
  // What Reply<EventsAnswer> is.
  if (shape === 'events') return openStream(ctx, exchange, (await handler(ctx, input)) as EventsReply);
  // What Reply<FileAnswer> is.
  if (shape === 'file') return renderFile(exchange, (await handler(ctx, input)) as FileReply);
  // What Reply<ImageAnswer> is.
  if (shape === 'image') return renderSentFile(exchange, (await handler(ctx, input)) as SentFile);
  const run = async (within: Context) => envelope(exchange, await handler(within, input), listed);
  // A flow outlives a transaction, so its handler stores the answer itself.
  if (!input.keyUse || shape === 'flow') return run(ctx);
  return answerOnce(ctx, input.keyUse, exchange.requestId, run);
}

/** A plain function of a Request, so that any server can mount it. */
export const route = <Op extends Operation>(op: Op, handler: Handler<Op>): OperationRoute =>
  timedRoute(op, (exchange) => answer(exchange, () => handler));

/**
 * A route that does slow work before its handler: with an Idempotency-Key, the handler runs within a transaction,
 * which would hold a connection meanwhile.
 */
export const preparedRoute = <Op extends Operation, Prepared>(
  op: Op,
  prepare: () => Promise<Prepared>,
  handler: (ctx: Context, input: Input<Op>, prepared: Prepared) => Promise<Reply<Op['answer']>>,
): OperationRoute =>
  timedRoute(op, (exchange) =>
    answer(exchange, async () => {
      const prepared = await prepare();
      return (ctx, input) => handler(ctx, input, prepared);
    }),
  );
