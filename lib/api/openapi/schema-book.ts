import { z } from 'zod';
import { componentsIn, type JsonSchema, mapSchema } from './json-schema';
import { renameComponents, tidyAnswer, tidyRequest } from './tidy-schema';

type Components = Record<string, JsonSchema>;

/** The schemas that the document contains, by use. */
export interface UsedSchemas {
  requests: Iterable<z.ZodType>;
  answers: Iterable<z.ZodType>;
}

export interface SchemaBook {
  /** A reference for a named schema; otherwise the schema itself. */
  ofRequest(schema: z.ZodType): JsonSchema;
  ofAnswer(schema: z.ZodType): JsonSchema;
  components: Components;
}

const refTo = (name: string) => `#/components/schemas/${name}`;

/** `names` and everything that they refer to, directly or indirectly. */
function reachable(names: Iterable<string>, components: Components): Set<string> {
  const found = new Set<string>();
  const open = [...names];
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (found.has(name)) continue;
    found.add(name);
    open.push(...componentsIn(components[name] ?? {}));
  }
  return found;
}

/** Inlines the schemas without a name where they are referred to. */
function withoutUnnamed(components: Components, names: ReadonlySet<string>): Components {
  const written = (schema: JsonSchema): JsonSchema =>
    mapSchema(schema, ({ $ref, ...rest }) => {
      const id = typeof $ref === 'string' ? $ref.slice(refTo('').length) : '';
      if (!$ref || names.has(id)) return { ...($ref !== undefined && { $ref }), ...rest };
      return { ...written(components[id] ?? {}), ...rest };
    });
  return Object.fromEntries(Object.entries(components).map(([id, schema]) => [id, written(schema)]));
}

/** Schemas that differ between requests and answers, for example because a default makes a field optional. */
function twofoldOf(names: readonly string[], inputs: Components, outputs: Components): Set<string> {
  const differs = (name: string) => JSON.stringify(inputs[name]) !== JSON.stringify(outputs[name]);
  return new Set(names.filter((name) => [...reachable([name], inputs)].some(differs)));
}

/**
 * Writes each zod schema as one component. If it differs between requests and answers, the request has a
 * second one, `NameInput`.
 */
export function schemaBook(names: ReadonlyMap<z.ZodType, string>, used: UsedSchemas): SchemaBook {
  const ids = new Map(names);
  const idOf = (schema: z.ZodType): string => {
    const id = ids.get(schema) ?? `unnamed ${ids.size}`;
    ids.set(schema, id);
    return id;
  };
  const [requestIds, answerIds] = [[...used.requests].map(idOf), [...used.answers].map(idOf)];
  const registry = z.registry<{ id: string }>();
  for (const [schema, id] of ids) registry.add(schema, { id });

  const convert = (io: 'input' | 'output', tidy: (schema: JsonSchema) => JsonSchema): Components => {
    const { schemas } = z.toJSONSchema(registry, { io, uri: refTo, unrepresentable: 'any' });
    const tidied = Object.entries(schemas).map(([id, schema]) => [id, tidy({ ...schema })] as const);
    return withoutUnnamed(Object.fromEntries(tidied), new Set(names.values()));
  };
  const outputs = convert('output', tidyAnswer);
  const inputs = convert('input', tidyRequest);

  const asked = reachable(requestIds, inputs);
  const answered = reachable(answerIds, outputs);
  const both = [...asked].filter((name) => answered.has(name));
  const twofold = twofoldOf(both, inputs, outputs);
  const requestName = (name: string) => (twofold.has(name) ? `${name}Input` : name);
  const written = (id: string, components: Components) => {
    const schema = components[id];
    if (!schema) throw new Error(`the document uses an unregistered schema: ${id}`);
    return schema;
  };
  const request = (id: string) => renameComponents(written(id, inputs), requestName);

  const named = new Set(names.values());
  const components = [
    ...[...asked].filter((id) => named.has(id)).map((id) => [requestName(id), request(id)] as const),
    ...[...answered].filter((id) => named.has(id)).map((id) => [id, written(id, outputs)] as const),
  ].sort(([a], [b]) => (a < b ? -1 : 1));

  return {
    ofRequest: (schema) => {
      const id = idOf(schema);
      return named.has(id) ? { $ref: refTo(requestName(id)) } : request(id);
    },
    ofAnswer: (schema) => {
      const id = idOf(schema);
      return named.has(id) ? { $ref: refTo(id) } : written(id, outputs);
    },
    components: Object.fromEntries(components),
  };
}
