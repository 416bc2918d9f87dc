import type { OpenApiDocument, OperationObject } from '@/lib/api/openapi/document';
import type { JsonSchema } from '@/lib/api/openapi/json-schema';

export interface Parameter {
  $ref?: string;
  name: string;
  in: string;
  required: boolean;
  schema: JsonSchema;
}

/** Schemas by media type. The body of a file has no schema. */
export type Bodies = ReadonlyMap<string, JsonSchema | undefined>;

export interface Answer {
  bodies: Bodies;
  headers: readonly string[];
}

/** One way to authenticate: the scopes that are needed under each scheme. */
export type Way = Readonly<Record<string, readonly string[]>>;

/** An operation as its clients see it. */
export interface Called {
  id: string;
  ways: readonly Way[];
  parameters: readonly Parameter[];
  requests: Bodies;
  answers: ReadonlyMap<string, Answer>;
}

interface Part {
  $ref?: string;
  content?: Record<string, { schema?: JsonSchema }>;
  headers?: Record<string, object>;
}

const named = (components: Record<string, object>, reference: string) =>
  components[reference.split('/').at(-1) ?? ''];

const bodiesOf = ({ content }: Part): Bodies =>
  new Map(Object.entries(content ?? {}).map(([type, { schema }]) => [type, schema]));

/** What this document says about the operation or the event. */
export function calledOf(operation: OperationObject, { components }: OpenApiDocument): Called {
  // Parts of the document may be references to components.
  const parameters = operation.parameters as Parameter[];
  const answers = Object.entries(operation.responses as Record<string, Part>);
  return {
    id: operation.operationId,
    ways: operation.security as Way[],
    parameters: parameters.map((parameter) =>
      parameter.$ref ? (named(components.parameters, parameter.$ref) as Parameter) : parameter,
    ),
    requests: bodiesOf((operation.requestBody ?? {}) as Part),
    answers: new Map(
      answers.map(([status, answer]) => {
        const part = answer.$ref ? (named(components.responses, answer.$ref) as Part) : answer;
        return [status, { bodies: bodiesOf(part), headers: Object.keys(part.headers ?? {}) }];
      }),
    ),
  };
}

export function callsOf(document: OpenApiDocument): Map<string, Called> {
  const calls = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]): [string, Called] => [
      `${method.toUpperCase()} ${path}`,
      calledOf(operation, document),
    ]),
  );
  return new Map(calls);
}
