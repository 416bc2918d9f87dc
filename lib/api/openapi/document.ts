import type { z } from 'zod';
import type { Operation, Tag } from '@/lib/domain/operation';
import { type ExampleBook, exampleBook } from './answer-examples';
import { describeFields } from './describe-fields';
import { errorResponses, errorResponsesOf, errorSchemas } from './errors';
import { guide, tagDescriptions } from './guide';
import { headers } from './headers';
import type { JsonSchema } from './json-schema';
import { fieldSchemasOf, parametersOf, sharedParameters } from './parameters';
import { settingsModule, settingsSchemas, withPolicySettings } from './policy-settings';
import { type SchemaBook, schemaBook } from './schema-book';
import { namesOf, type SchemaModule } from './schema-names';
import { needOf, securityOf, securitySchemes } from './security';
import { statesByTag } from './states';
import { envelopeSchemas, successResponsesOf } from './success';
import { deliveredSchemas, deliveryParameters, webhooksOf, withStreamedData } from './webhooks';
import { apiVersion } from '@/lib/domain/answer';

export interface OperationObject {
  operationId: string;
  summary: string;
  description: string;
  tags: string[];
  security: object[];
  parameters: object[];
  requestBody?: {
    required: boolean;
    content: Record<string, { schema: JsonSchema; example?: object | string }>;
  };
  responses: Record<string, object>;
}

type PathItem = Record<string, OperationObject>;

export interface OpenApiDocument {
  openapi: '3.1.1';
  info: Record<string, unknown>;
  servers: object[];
  tags: { name: string; description: string }[];
  paths: Record<string, PathItem>;
  webhooks: Record<string, object>;
  components: {
    schemas: Record<string, JsonSchema>;
    responses: Record<string, object>;
    examples: ExampleBook['examples'];
    parameters: Record<string, object>;
    headers: Record<string, object>;
    securitySchemes: Record<string, object>;
  };
}

const info = {
  title: 'Probity',
  version: apiVersion,
  summary: 'Verification flows, and case management for reviewing their findings.',
  description: guide,
  license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
};

const schemasOf = ({ body, params, query }: Operation): z.ZodType[] => [
  ...(body ? [body] : []),
  ...[...fieldSchemasOf(params), ...fieldSchemasOf(query)].map(([, schema]) => schema),
];

const bookOf = (operations: readonly Operation[], modules: readonly SchemaModule[]): SchemaBook =>
  schemaBook(namesOf([...modules, settingsModule]), {
    requests: [...operations.flatMap(schemasOf), ...settingsSchemas],
    answers: [
      ...operations.flatMap(({ answer }) => ('schema' in answer ? [answer.schema] : [])),
      ...deliveredSchemas,
    ],
  });

const descriptionOf = (operation: Operation): string =>
  `${operation.description ?? `${operation.summary}.`} ${needOf(operation)}`;

const mediaTypeOf = ({ answer, bodyType }: Operation) =>
  answer.shape === 'oauth' ? 'application/x-www-form-urlencoded' : (bodyType ?? 'application/json');

/** The server treats a missing body as `{}`. */
const mayBeLeftOut = (body: z.ZodType): boolean => body.safeParse({}).success;

function operationObject(operation: Operation, book: SchemaBook, examples: ExampleBook): OperationObject {
  const { id, summary, tag, body, example } = operation;
  return {
    operationId: id,
    summary,
    description: descriptionOf(operation),
    tags: [tag],
    security: securityOf(operation),
    parameters: parametersOf(operation, book),
    ...(body && {
      requestBody: {
        required: !mayBeLeftOut(body),
        content: {
          [mediaTypeOf(operation)]: { schema: describeFields(book.ofRequest(body), id), example },
        },
      },
    }),
    responses: { ...successResponsesOf(operation, book, examples), ...errorResponsesOf(operation) },
  };
}

function pathsOf(
  operations: readonly Operation[],
  book: SchemaBook,
  examples: ExampleBook,
): OpenApiDocument['paths'] {
  const byPath = Map.groupBy(operations, ({ path }) => path);
  const itemOf = (of: readonly Operation[]): PathItem =>
    Object.fromEntries(
      of.map((operation) => [operation.method.toLowerCase(), operationObject(operation, book, examples)]),
    );
  return Object.fromEntries([...byPath].map(([path, of]) => [path, itemOf(of)]));
}

const descriptionOfTag = (name: Tag | 'Webhook events'): string =>
  [tagDescriptions[name], name === 'Webhook events' ? [] : (statesByTag[name] ?? [])].flat().join('\n\n');

const tagsOf = (operations: readonly Operation[]) =>
  [...new Set(operations.map(({ tag }) => tag)), 'Webhook events' as const]
    .sort()
    .map((name) => ({ name, description: descriptionOfTag(name) }));

const describedSchemas = (schemas: Record<string, JsonSchema>): Record<string, JsonSchema> =>
  Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, describeFields(schema, name)]));

const sorted = <Value>(record: Record<string, Value>): Record<string, Value> =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));

/** The complete API as OpenAPI 3.1, generated from the declared operations and events. */
export function openApiDocument(
  operations: readonly Operation[],
  modules: readonly SchemaModule[],
): OpenApiDocument {
  const book = bookOf(operations, modules);
  const schemas = describedSchemas({
    ...withStreamedData(withPolicySettings(book.components, book), book),
    ...envelopeSchemas,
    ...errorSchemas,
  });
  const examples = exampleBook(schemas);
  const paths = pathsOf(operations, book, examples);
  return {
    openapi: '3.1.1',
    info,
    servers: [{ url: '/', description: 'The deployment that serves this document' }],
    tags: tagsOf(operations),
    paths,
    webhooks: webhooksOf(book, schemas),
    components: {
      schemas,
      responses: errorResponses(operations),
      examples: sorted(examples.examples),
      parameters: { ...sharedParameters, ...deliveryParameters },
      headers,
      securitySchemes,
    },
  };
}
