import type { Operation } from '@/lib/domain/operation';
import { singlePage } from '@/lib/domain/answer';
import { exampleOf, type Schemas } from './example';
import { valuesOfOperations } from './example-moves';
import { valuesByName } from './example-values';
import { isSchema, type JsonSchema } from './json-schema';

/** Examples of answers, as components of the document. Several operations may refer to the same one. */
export interface ExampleBook {
  examples: Record<string, { value: unknown }>;
  /** The `example` or `examples` of an answer, next to its schema. */
  shownBy(operation: Operation, status: number, body: JsonSchema): object;
}

const pascal = (id: string) => id.replaceAll(/(?:^|[._])(\w)/g, (_, letter: string) => letter.toUpperCase());

const request_id = valuesByName.request_id;

const fieldOf = ({ properties }: JsonSchema, name: string): JsonSchema | null => {
  const field = isSchema(properties) ? properties[name] : null;
  return isSchema(field) ? field : null;
};

const isEnvelope = (body: JsonSchema) => fieldOf(body, 'data') !== null && fieldOf(body, 'meta') !== null;

/** The content of the envelope, or the answer itself without one. */
const heldBy = (body: JsonSchema) => (isEnvelope(body) ? (fieldOf(body, 'data') ?? body) : body);

const withValues = (value: unknown, values: object | undefined) =>
  values && isSchema(value) ? { ...value, ...values } : value;

/** The example of an answer. A list contains one item. */
function valueOf(
  operation: Operation,
  body: JsonSchema,
  schemas: Schemas,
  values: object | undefined,
): unknown {
  const held = heldBy(body);
  if (operation.answer.shape === 'list' && isSchema(held.items)) {
    return {
      data: [exampleOf(held.items, schemas)],
      meta: { request_id, page: singlePage, total: 1, total_is_minimum: false },
    };
  }
  const data = withValues(exampleOf(held, schemas), values);
  return isEnvelope(body) ? { data, meta: { request_id, page: singlePage } } : data;
}

/** Named after the component in the answer, or after the operation if its example has values of its own. */
function nameOf(operation: Operation, body: JsonSchema, values: object | undefined): string {
  const { id, answer } = operation;
  // Most flows answer without an envelope, so one with an envelope needs its own example.
  const isOwn = values !== undefined || (answer.shape === 'flow' && isEnvelope(body));
  const held = heldBy(body);
  const { $ref } = isSchema(held.items) ? held.items : held;
  if (isOwn || typeof $ref !== 'string') return pascal(id);
  const name = $ref.replace(/^.*\//, '');
  if (answer.shape === 'list') return `${name}List`;
  return name;
}

export function exampleBook(schemas: Schemas): ExampleBook {
  const examples: ExampleBook['examples'] = {};
  return {
    examples,
    shownBy(operation, status, body) {
      // A flow that continues after its timeout has not reached the values of the operation yet.
      const values = status === 202 ? undefined : valuesOfOperations[operation.id];
      const name = nameOf(operation, body, values);
      examples[name] ??= { value: valueOf(operation, body, schemas, values) };
      return { examples: { [name]: { $ref: `#/components/examples/${name}` } } };
    },
  };
}
