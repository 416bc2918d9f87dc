import type { z } from 'zod';
import type { ListAnswer } from '@/lib/domain/answer';
import { type Operation, takesKey } from '@/lib/domain/operation';
import { describedParameter } from './describe-fields';
import type { JsonSchema } from './json-schema';
import type { SchemaBook } from './schema-book';

const inHeader = (name: string, description: string, schema: JsonSchema) => ({
  name,
  in: 'header',
  description,
  required: false,
  schema,
});

/** Parameters that several operations share (API §1.4 to §1.6, §3.1). */
export const sharedParameters = {
  RequestId: inHeader('X-Request-Id', 'Your own id for the request. A value in another format is replaced.', {
    type: 'string',
    pattern: '^[A-Za-z0-9._-]{1,128}$',
  }),
  IdempotencyKey: inHeader(
    'Idempotency-Key',
    'Makes it safe to retry the request: for 24 hours the same key from the same caller returns the first response.',
    { type: 'string', pattern: '^[\\x21-\\x7e]{1,255}$' },
  ),
  SyncTimeout: inHeader(
    'X-SYNC-TIMEOUT',
    'Maximum time to wait for the result, in whole milliseconds. After it, 202 with the result so far.',
    {
      type: 'integer',
      minimum: 1,
      maximum: 120_000,
      default: 30_000,
    },
  ),
  LastEventId: inHeader(
    'Last-Event-ID',
    'The `id` received last. The stream starts with the events after it, if it is at most 30 days old.',
    { type: 'string', pattern: '^(evt|pos)_[0-9a-z]{1,26}$' },
  ),
  Cursor: {
    name: 'cursor',
    in: 'query',
    description:
      '`meta.page.cursor` of the previous page, with the same sort and filters. Omit it for the first page.',
    required: false,
    schema: { type: 'string' },
  },
};

const shared = (name: keyof typeof sharedParameters) => ({ $ref: `#/components/parameters/${name}` });

function pagingOf({ sorts, defaultSort, defaultLimit, maxLimit }: ListAnswer): object[] {
  return [
    shared('Cursor'),
    {
      name: 'limit',
      in: 'query',
      description: 'Maximum number of items per page.',
      required: false,
      schema: { type: 'integer', minimum: 1, maximum: maxLimit, default: defaultLimit },
    },
    {
      name: 'sort',
      in: 'query',
      description: 'Sort order. A leading minus means descending.',
      required: false,
      schema: {
        type: 'string',
        enum: sorts.flatMap((field) => [field, `-${field}`]),
        default: defaultSort ?? `-${sorts[0]}`,
      },
    },
  ];
}

type Place = 'path' | 'query';

/** The parameters of a path or query, with the schema of each. */
export const fieldSchemasOf = (schema: z.ZodObject | undefined): [name: string, schema: z.ZodType][] =>
  Object.entries(schema?.shape ?? {}) as [string, z.ZodType][]; // zod types a shape more loosely

const placeOf = { path: 'params', query: 'query' } as const;

function fieldsOf(operation: Operation, place: Place, book: SchemaBook): object[] {
  return fieldSchemasOf(operation[placeOf[place]]).map(([name, field]) => {
    const { description, ...schema } = describedParameter(book.ofRequest(field), operation.id, place, name);
    return {
      name,
      in: place,
      ...(description !== undefined && { description }),
      required: place === 'path' || !field.safeParse(undefined).success,
      schema,
    };
  });
}

const waits = ({ answer }: Operation) => answer.shape === 'flow' && 202 in answer.statuses;

/** All parameters: path, query and headers. */
export const parametersOf = (operation: Operation, book: SchemaBook): object[] => [
  ...fieldsOf(operation, 'path', book),
  ...fieldsOf(operation, 'query', book),
  ...(operation.answer.shape === 'list' ? pagingOf(operation.answer) : []),
  ...(takesKey(operation) ? [shared('IdempotencyKey')] : []),
  ...(waits(operation) ? [shared('SyncTimeout')] : []),
  ...(operation.answer.shape === 'events' ? [shared('LastEventId')] : []),
  shared('RequestId'),
];
