import { routes } from '@/generated/routes';
import { schemaModules } from '@/generated/schemas';
import { openApiDocument } from '@/lib/api/openapi/document';
import { isSchema, type JsonSchema } from '@/lib/api/openapi/json-schema';
import { operationsOf } from '@/lib/api/registry';

export const document = openApiDocument(operationsOf(routes), schemaModules);

/** The referenced schema, merged with what is next to the reference. */
export function resolve({ $ref, ...rest }: JsonSchema): JsonSchema {
  if (typeof $ref !== 'string') return rest;
  const parts = $ref.split('/').slice(1);
  const found = parts.reduce<unknown>((part, key) => (isSchema(part) ? part[key] : undefined), document);
  if (!isSchema(found)) throw new Error(`the document does not hold ${$ref}`);
  return { ...resolve(found), ...rest };
}

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  description?: string;
  schema: JsonSchema;
}

export interface Documented {
  id: string;
  method: string;
  path: string;
  parameters: Parameter[];
  body?: { required: boolean; mediaType: string; schema: JsonSchema; example: unknown };
  security: Record<string, string[]>[];
  responses: Record<string, object>;
}

/**
 * Leaves out what outside providers call, which needs a job and its secret:
 * tests/own-process/outside-providers.test.ts.
 */
const isOfCallers = ({ security }: Documented) => !security.some((way) => 'provider' in way);

const everyOperation: Documented[] = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => {
    const { required = false, content: contents = {} } = operation.requestBody ?? {};
    const [content] = Object.entries(contents);
    return {
      id: operation.operationId,
      method: method.toUpperCase(),
      path,
      // A reference to a parameter resolves to one.
      parameters: operation.parameters.map((it) => resolve(it as JsonSchema) as unknown as Parameter),
      body: content && {
        required,
        mediaType: content[0],
        schema: content[1].schema,
        example: content[1].example,
      },
      security: operation.security as Record<string, string[]>[], // the type in OpenAPI
      responses: operation.responses,
    };
  }),
);

export const documentedOperations: Documented[] = everyOperation.filter(isOfCallers);
