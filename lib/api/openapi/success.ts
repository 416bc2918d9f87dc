import { type Answer, statusesOf } from '@/lib/domain/answer';
import { type Operation, takesKey } from '@/lib/domain/operation';
import type { ExampleBook } from './answer-examples';
import { describeFields } from './describe-fields';
import { componentHeaders } from './headers';
import type { JsonSchema } from './json-schema';
import type { SchemaBook } from './schema-book';

const Page = {
  type: 'object',
  required: ['cursor', 'has_more'],
  properties: {
    cursor: { type: ['string', 'null'] },
    has_more: { type: 'boolean' },
  },
};
const page = { $ref: '#/components/schemas/Page' };
const request_id = { type: 'string', description: 'The value of X-Request-Id.' };
const total = {
  type: 'integer',
  minimum: 0,
  description:
    'Number of items that match the filters, on all pages. Exact, unless `total_is_minimum` is true: with `q` it is at most 1,000, and with some other filters at most 10,000.',
};
const total_is_minimum = {
  type: 'boolean',
  description: 'Whether more items match than `total` says.',
};

/** The `meta` of the envelope (API §1.3). */
export const envelopeSchemas = {
  Page,
  Meta: { type: 'object', required: ['request_id', 'page'], properties: { request_id, page } },
  ListMeta: {
    type: 'object',
    required: ['request_id', 'page', 'total', 'total_is_minimum'],
    properties: { request_id, page, total, total_is_minimum },
  },
};

const enveloped = (data: JsonSchema, meta: 'Meta' | 'ListMeta'): JsonSchema => ({
  type: 'object',
  required: ['data', 'meta'],
  properties: { data, meta: { $ref: `#/components/schemas/${meta}` } },
});

/** Whether lib/api/envelope wraps a single resource. */
const isEnveloped: Record<Exclude<Answer['shape'], 'empty' | 'image' | 'list'>, boolean> = {
  resource: true,
  optional: true,
  file: true,
  flow: false,
  oauth: false,
  events: false,
};

function bodyOf(operation: Operation, book: SchemaBook): JsonSchema | null {
  const { answer } = operation;
  if (answer.shape === 'empty' || answer.shape === 'image') return null;
  const schema = book.ofAnswer(answer.schema);
  if (answer.shape === 'list') {
    return enveloped({ type: 'array', items: schema }, 'ListMeta');
  }
  return isEnveloped[answer.shape] ? enveloped(schema, 'Meta') : schema;
}

/** A file has no schema: the media type describes it. */
const contentOf = (answer: Answer, described: object | null) => ({
  ...(described && {
    [answer.shape === 'events' ? 'text/event-stream' : 'application/json']: described,
  }),
  ...((answer.shape === 'file' || answer.shape === 'image') && { [answer.mediaType]: {} }),
});

function descriptionOf(answer: Answer, status: number): string {
  const said = answer.shape === 'flow' ? Object.entries(answer.statuses) : [];
  const [, description] = said.find(([of]) => Number(of) === status) ?? [];
  if (description) return `${description}.`;
  if (status === 204) return 'Done, without a body.';
  if (answer.shape === 'oauth')
    return 'The access token, without the envelope. `Cache-Control` is `no-store`.';
  if (answer.shape === 'events')
    return 'A stream of server-sent events. The schema describes the `data` of every event except `stream.opened`.';
  if (answer.shape === 'image') return 'The image, as a download.';
  if (answer.shape === 'file') return 'The resource as JSON, or the requested file as a download.';
  return answer.shape === 'list' ? 'A page of the list.' : 'The resource.';
}

/** The success responses of an operation, by status. */
export function successResponsesOf(
  operation: Operation,
  book: SchemaBook,
  examples: ExampleBook,
): Record<string, object> {
  const { answer } = operation;
  const body = bodyOf(operation, book);
  const schema = body && describeFields(body, operation.id);
  const responseOf = (status: number) => {
    const isEmpty = status === 204;
    const isPulledTooEarly = answer.shape === 'flow' && status === 204;
    return {
      description: descriptionOf(answer, status),
      headers: componentHeaders([
        ...(takesKey(operation) ? (['Idempotency-Replayed'] as const) : []),
        ...(isPulledTooEarly ? (['Retry-After'] as const) : []),
      ]),
      ...(!isEmpty && {
        content: contentOf(answer, schema && { schema, ...examples.shownBy(operation, status, schema) }),
      }),
    };
  };
  return Object.fromEntries(statusesOf(answer).map((status) => [status, responseOf(status)]));
}
