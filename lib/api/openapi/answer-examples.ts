import { isSearchedByText, type Operation } from '@/lib/domain/operation';
import { exampleOf, type Schemas } from './example';
import { valuesOfOperations } from './example-moves';
import { valuesByName } from './example-values';
import { isSchema, type JsonSchema } from './json-schema';

/** The examples of answers, each of which several operations may refer to (components/examples). */
export interface ExampleBook {
  examples: Record<string, { value: unknown }>;
  /** What an answer shows beside its schema. */
  shownBy(operation: Operation, status: number, body: JsonSchema): object;
}

const pascal = (id: string) => id.replaceAll(/(?:^|[._])(\w)/g, (_, letter: string) => letter.toUpperCase());

const request_id = valuesByName.request_id;
const page = { cursor: null, has_more: false };

const fieldOf = ({ properties }: JsonSchema, name: string): JsonSchema | null => {
  const field = isSchema(properties) ? properties[name] : null;
  return isSchema(field) ? field : null;
};

const isEnvelope = (body: JsonSchema) => fieldOf(body, 'data') !== null && fieldOf(body, 'meta') !== null;

/** What the envelope holds, or the answer itself without one. */
const heldBy = (body: JsonSchema) => (isEnvelope(body) ? (fieldOf(body, 'data') ?? body) : body);

const withValues = (value: unknown, values: object | undefined) =>
  values && isSchema(value) ? { ...value, ...values } : value;

/** A page of one, so that an item is seen. */
function valueOf(
  operation: Operation,
  body: JsonSchema,
  schemas: Schemas,
  values: object | undefined,
): unknown {
  const held = heldBy(body);
  if (operation.answer.shape === 'list' && isSchema(held.items)) {
    const minimum = isSearchedByText(operation) && { total_is_minimum: false };
    return { data: [exampleOf(held.items, schemas)], meta: { request_id, page, total: 1, ...minimum } };
  }
  const data = withValues(exampleOf(held, schemas), values);
  return isEnvelope(body) ? { data, meta: { request_id, page } } : data;
}

/** After the component that the answer holds, or after the operation whose move shows in it. */
function nameOf(operation: Operation, body: JsonSchema, values: object | undefined): string {
  const { id, answer } = operation;
  // Most flows answer without the envelope: the two examples are not one.
  const isOwn = values !== undefined || (answer.shape === 'flow' && isEnvelope(body));
  const held = heldBy(body);
  const { $ref } = isSchema(held.items) ? held.items : held;
  if (isOwn || typeof $ref !== 'string') return pascal(id);
  const name = $ref.replace(/^.*\//, '');
  if (answer.shape === 'list') return isSearchedByText(operation) ? `${name}Search` : `${name}List`;
  return name;
}

export function exampleBook(schemas: Schemas): ExampleBook {
  const examples: ExampleBook['examples'] = {};
  return {
    examples,
    shownBy(operation, status, body) {
      // A flow that goes on after its timeout is not what it becomes.
      const values = status === 202 ? undefined : valuesOfOperations[operation.id];
      const name = nameOf(operation, body, values);
      examples[name] ??= { value: valueOf(operation, body, schemas, values) };
      return { examples: { [name]: { $ref: `#/components/examples/${name}` } } };
    },
  };
}
