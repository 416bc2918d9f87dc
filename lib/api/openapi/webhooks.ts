import type { z } from 'zod';
import type { EventDeclaration } from '@/lib/domain/event';
import { eventCatalogue } from '@/lib/domain/events/catalogue';
import { describeFields } from './describe-fields';
import { eventWords } from './event-words';
import { exampleOf, type Schemas } from './example';
import { isSchema } from './json-schema';
import type { SchemaBook } from './schema-book';

const isSent = ({ to }: EventDeclaration) => to.some((recipient) => recipient === 'webhooks');

const sentEvents: readonly EventDeclaration[] = eventCatalogue.filter(isSent);

const dataOf = ({ data, delivers }: EventDeclaration): z.ZodType => delivers ?? data;

export const deliveredSchemas: readonly z.ZodType[] = sentEvents.map(dataOf);

const deliveryHeader = (name: string, description: string) => ({
  name,
  in: 'header',
  description,
  required: true,
  schema: { type: 'string' },
});

/** API §8.3. */
export const deliveryParameters = {
  ServiceSignature: deliveryHeader(
    'X-Service-Signature',
    '`sha256=` followed by the hex HMAC-SHA256 of the raw body, keyed with the webhook’s secret. Compare in constant time.',
  ),
  WebhookId: deliveryHeader(
    'webhook-id',
    'Standard Webhooks: id of the delivery, the same on every attempt.',
  ),
  WebhookTimestamp: deliveryHeader(
    'webhook-timestamp',
    'Standard Webhooks: time of the attempt in epoch seconds.',
  ),
  WebhookSignature: deliveryHeader(
    'webhook-signature',
    'Standard Webhooks: signatures with the same secret.',
  ),
};

const headerRefs = Object.keys(deliveryParameters).map((name) => ({
  $ref: `#/components/parameters/${name}`,
}));

function payloadOf(event: EventDeclaration, book: SchemaBook) {
  return {
    type: 'object',
    required: ['event_id', 'event_type', 'created_at', 'project_hash', 'api_version', 'data'],
    properties: {
      event_id: { type: 'string', description: 'Token, prefix evt_' },
      event_type: { type: 'string', const: event.name },
      created_at: { type: 'string', format: 'date-time' },
      project_hash: { type: 'string' },
      api_version: { type: 'string' },
      data: book.ofAnswer(dataOf(event)),
    },
  };
}

function contentOf(event: EventDeclaration, book: SchemaBook, schemas: Schemas) {
  const schema = describeFields(payloadOf(event, book), event.name);
  return { 'application/json': { schema, example: exampleOf(schema, schemas) } };
}

const webhookOf = (event: EventDeclaration, book: SchemaBook, schemas: Schemas) => ({
  post: {
    operationId: `webhook.${event.name}`,
    summary: event.name,
    description: eventWords[event.name],
    tags: ['Webhook events'],
    security: [],
    parameters: headerRefs,
    requestBody: { required: true, content: contentOf(event, book, schemas) },
    responses: { '2XX': { description: 'Any 2xx within 15 seconds. Anything else is retried.' } },
  },
});

/** The stream sends the same event data as webhooks. */
export function withStreamedData(components: Schemas, book: SchemaBook): Schemas {
  const { StreamedEvent: streamed } = components;
  if (!streamed || !isSchema(streamed.properties)) return components;
  const refs = new Map(deliveredSchemas.map((schema) => book.ofAnswer(schema)).map((ref) => [ref.$ref, ref]));
  const properties = { ...streamed.properties, data: { anyOf: [...refs.values()] } };
  return { ...components, StreamedEvent: { ...streamed, properties } };
}

/** The events sent to webhooks (API §8). */
export const webhooksOf = (book: SchemaBook, schemas: Schemas): Record<string, object> =>
  Object.fromEntries(sentEvents.map((event) => [event.name, webhookOf(event, book, schemas)]));
