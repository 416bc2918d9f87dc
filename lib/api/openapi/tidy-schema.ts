import { type JsonSchema, mapSchema } from './json-schema';

/** zod adds the pattern behind these formats, hundreds of characters without value for a reader. */
const saidByFormat = ['date-time', 'date', 'email', 'uri'];

function withoutNoise(schema: JsonSchema): JsonSchema {
  const { $schema: _dialect, $id: _id, propertyNames: _names, pattern, minimum, maximum, ...rest } = schema;
  return {
    ...rest,
    ...(pattern !== undefined && !saidByFormat.includes(String(rest.format)) && { pattern }),
    ...(minimum !== undefined && minimum !== Number.MIN_SAFE_INTEGER && { minimum }),
    ...(maximum !== undefined && maximum !== Number.MAX_SAFE_INTEGER && { maximum }),
  };
}

/** `anyOf` of a plain type and null → the list of both types. */
function withNullAsType(schema: JsonSchema): JsonSchema {
  const { anyOf, ...rest } = schema;
  if (!Array.isArray(anyOf) || anyOf.length !== 2) return schema;
  const [value, nothing] = anyOf as JsonSchema[]; // its members are schemas
  const isPlain = typeof value?.type === 'string' && !('enum' in value) && !('const' in value);
  return isPlain && nothing?.type === 'null' ? { ...rest, ...value, type: [value.type, 'null'] } : schema;
}

/** Responses may gain fields without a breaking change, so no response schema excludes additional ones. */
function openToMoreFields(schema: JsonSchema): JsonSchema {
  const { additionalProperties, ...rest } = schema;
  return additionalProperties === false ? rest : schema;
}

const tidied = (schema: JsonSchema) => withNullAsType(withoutNoise(schema));

export const tidyRequest = (schema: JsonSchema): JsonSchema => mapSchema(schema, tidied);

export const tidyAnswer = (schema: JsonSchema): JsonSchema =>
  mapSchema(schema, (within) => openToMoreFields(tidied(within)));

/** Renames the components that the schema refers to. */
export const renameComponents = (schema: JsonSchema, nameOf: (name: string) => string): JsonSchema =>
  mapSchema(schema, (within) =>
    typeof within.$ref === 'string'
      ? { ...within, $ref: within.$ref.replace(/[^/]+$/, (name) => nameOf(name)) }
      : within,
  );
