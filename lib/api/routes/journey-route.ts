import type { Reply } from '@/lib/domain/answer';
import type { JourneyParams } from '@/lib/domain/journeys/schema';
import { holderOf, refuseOtherJourney, type Visitor } from '@/lib/domain/journeys/visitor';
import type { Operation } from '@/lib/domain/operation';
import { StartTokenRefused } from '@/lib/domain/start-token-refused';
import { ServiceUnavailable } from '@/lib/platform/errors/errors';
import { FairShare } from '@/lib/platform/work/fair-share';
import type { z } from 'zod';
import { admitVisitor, limitDocument } from '../callers/admit';
import { envelope } from '../envelope';
import type { Exchange } from '../exchange';
import { journeyCookie } from '../callers/journey-cookie';
import { projectHashIn } from './journey-path';
import { parseBody, parseParams, parseQuery } from '../parse';
import type { Answered } from '../respond';
import { type Route, serve } from '../serve';
import { type OperationRoute, timedRoute } from '../timed-route';

// The operations of a hosted journey's page. The person is identified by their start token in a cookie
// (docs/adr/0092).

type JourneyOperation = Operation & { params: z.ZodObject<(typeof JourneyParams)['shape']> };

interface JourneyInput<Op extends JourneyOperation> {
  params: z.output<Op['params']>;
  body: Op['body'] extends z.ZodType ? z.output<Op['body']> : undefined;
}

type Parsed = Record<string, unknown> & { project_hash: string };

type Answer = (exchange: Exchange, visitor: Visitor | null, params: Parsed) => Promise<unknown>;

async function answerExchange(exchange: Exchange, answer: Answer): Promise<Answered> {
  // All of these paths have it.
  const params = parseParams(exchange) as Parsed;
  const visitor = await admitVisitor(exchange, params.project_hash);
  parseQuery(exchange);
  return envelope(exchange, await answer(exchange, visitor, params));
}

const serveOperation = (op: JourneyOperation, answer: Answer): OperationRoute =>
  timedRoute(op, (exchange) => answerExchange(exchange, answer));

/** The journey that the page shows. API callers may omit it. */
const shownJourney = 'probity-journey';

/** The step that the page has read: see `Visitor`. */
const shownStep = 'probity-journey-step';

type VisitorHandler<Op extends JourneyOperation> = (
  visitor: Visitor,
  input: JourneyInput<Op>,
) => Promise<Reply<Op['answer']>>;

function visitorRoute<Op extends JourneyOperation>(
  op: Op,
  handler: (exchange: Exchange, ...asked: Parameters<VisitorHandler<Op>>) => Promise<Reply<Op['answer']>>,
): OperationRoute {
  return serveOperation(op, async (exchange, visitor, params) => {
    if (!visitor) throw new StartTokenRefused();
    const { headers } = exchange.request;
    refuseOtherJourney(visitor, headers.get(shownJourney));
    const { body } = await parseBody(visitor.ctx, holderOf(visitor), exchange);
    const shown_step = headers.get(shownStep) ?? undefined;
    // Each part was parsed by the schema of the same name that the input's type is derived from.
    return handler(exchange, { ...visitor, shown_step }, { params, body } as JourneyInput<Op>);
  });
}

/**
 * For requests that mostly wait for an image to be read and need no place. Refuses callers without a start
 * token of the project (401), and those that show a different journey (409).
 */
export const waitingJourneyRoute = <Op extends JourneyOperation>(
  op: Op,
  handler: VisitorHandler<Op>,
): OperationRoute =>
  visitorRoute(op, ({ request }, visitor, input) =>
    handler({ ...visitor, ctx: { ...visitor.ctx, left: request.signal } }, input),
  );

/**
 * Limits how many requests of journeys a process handles at once, so that other callers do not wait behind twenty
 * (docs/adr/0120). One more than a project may have, so that its slow ones do not stop those of others (docs/adr/0156).
 */
const places = new FairShare({
  each: 2,
  together: 3,
  maxWaiting: 1_024,
  maxWaitMs: Number.POSITIVE_INFINITY,
  refusal: () => new ServiceUnavailable('Many people verify themselves just now; try again shortly.', 1),
});

/**
 * For all other requests. Takes a place once its body has arrived, so that a slow connection does not hold
 * one. Refuses as `waitingJourneyRoute`.
 */
export const journeyRoute = <Op extends JourneyOperation>(
  op: Op,
  handler: VisitorHandler<Op>,
): OperationRoute =>
  visitorRoute(op, (_exchange, visitor, input) =>
    places.run(visitor.ctx, () =>
      handler({ ...visitor, ctx: { ...visitor.ctx, skipsProjectShare: true } }, input),
    ),
  );

/** Also serves callers with an unknown start token. */
export const anyVisitorRoute = <Op extends JourneyOperation>(
  op: Op,
  handler: (visitor: Visitor | null) => Promise<Reply<Op['answer']>>,
): OperationRoute => serveOperation(op, (_exchange, visitor) => handler(visitor));

/** Longer values cannot be our tokens. */
const maxTokenLength = 100;

/**
 * Handles the link that a person was given, `/{project_hash}/?t=…`: moves the token into a cookie, so that it
 * does not stay in history, logs or `Referer`, and redirects to the page without it. Null for any other URL.
 */
export function journeyOpening(method: string, target: string): Route | null {
  const [path = '', query] = target.split('?', 2);
  const projectHash = projectHashIn(path);
  const startToken = new URLSearchParams(query).get('t');
  if (projectHash === null || startToken === null || (method !== 'GET' && method !== 'HEAD')) return null;
  return (request) =>
    serve(request, async ({ common }) => {
      limitDocument({ request, common });
      const headers = {
        Location: path,
        'Referrer-Policy': 'no-referrer',
        'Set-Cookie': journeyCookie(projectHash, startToken.slice(0, maxTokenLength)),
      };
      return { status: 303, headers, body: null };
    });
}
