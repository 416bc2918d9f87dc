import {
  type Answer,
  type EventsAnswer,
  type FileAnswer,
  type FlowReply,
  type ImageAnswer,
  type Page,
  type ResourceAnswer,
  singlePage,
  statusesOf,
} from '@/lib/domain/answer';
import type { StoredAnswer } from '@/lib/platform/idempotency';
import type { Exchange } from './exchange';
import { nextCursor } from './pagination';
import type { ParsedPage } from './parse';

type Renderer = (exchange: Exchange, reply: unknown, listed?: ParsedPage) => StoredAnswer;

function single({ requestId }: Exchange, status: number, reply: unknown): StoredAnswer {
  const meta = { request_id: requestId, page: singlePage };
  return { status, headers: {}, body: JSON.stringify({ data: reply, meta }) };
}

function renderResource(exchange: Exchange, reply: unknown): StoredAnswer {
  const { status } = exchange.op.answer as ResourceAnswer; // chosen by its shape
  return single(exchange, status, reply);
}

const renderEmpty = (): StoredAnswer => ({ status: 204, headers: {}, body: null });

function renderList({ requestId }: Exchange, reply: unknown, listed?: ParsedPage): StoredAnswer {
  const found = reply as Page<unknown>; // what Reply<ListAnswer> is
  const cursor = listed ? nextCursor(found, listed.page, listed.scope) : null;
  const meta = {
    request_id: requestId,
    page: { cursor, has_more: cursor !== null },
    total: found.total,
    total_is_minimum: found.totalIsMinimum ?? false,
  };
  return { status: 200, headers: {}, body: JSON.stringify({ data: found.items, meta }) };
}

function renderFlow({ op }: Exchange, reply: unknown): StoredAnswer {
  const answer = reply as FlowReply; // what Reply<FlowAnswer> is
  if (!statusesOf(op.answer).includes(answer.status)) {
    throw new Error(`${op.id} does not declare ${answer.status}`);
  }
  return answer;
}

/** Streams and files are sent in parts and never rendered as a whole. */
type RenderedShape = Exclude<Answer, EventsAnswer | FileAnswer | ImageAnswer>['shape'];

const renderers: Record<RenderedShape, Renderer> = {
  resource: renderResource,
  optional: (exchange, reply) => (reply === null ? renderEmpty() : single(exchange, 200, reply)),
  list: renderList,
  empty: renderEmpty,
  flow: renderFlow,
  oauth: (_exchange, reply) => ({
    status: 200,
    headers: { Pragma: 'no-cache' },
    body: JSON.stringify(reply),
  }),
};

/** Renders the result of a handler in the shape that the operation declares (API §1.3). */
export const envelope: Renderer = (exchange, reply, listed) => {
  const { shape } = exchange.op.answer;
  return renderers[shape as RenderedShape](exchange, reply, listed); // `route` handles the other shapes itself
};
