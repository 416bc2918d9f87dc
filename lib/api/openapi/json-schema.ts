/** A schema of JSON Schema 2020-12, as in OpenAPI 3.1. */
export type JsonSchema = { [keyword: string]: unknown };

export const listsOfSchemas = ['anyOf', 'allOf', 'oneOf', 'prefixItems'];
const mapsOfSchemas = ['properties', '$defs'];
const singleSchemas = ['items', 'additionalProperties', 'not'];

export const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Applies `change` to each schema inside the schema, innermost first. */
export function mapSchema(schema: JsonSchema, change: (within: JsonSchema) => JsonSchema): JsonSchema {
  const deeper = (value: unknown) => (isSchema(value) ? mapSchema(value, change) : value);
  const mapped = Object.entries(schema).map(([keyword, value]) => {
    if (listsOfSchemas.includes(keyword) && Array.isArray(value)) return [keyword, value.map(deeper)];
    if (singleSchemas.includes(keyword)) return [keyword, deeper(value)];
    if (!mapsOfSchemas.includes(keyword) || !isSchema(value)) return [keyword, value];
    return [keyword, Object.fromEntries(Object.entries(value).map(([name, of]) => [name, deeper(of)]))];
  });
  return change(Object.fromEntries(mapped));
}

/** Names of the components that a part of the document refers to directly. */
export const componentsIn = (part: unknown): string[] =>
  [...JSON.stringify(part).matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(([, name = '']) => name);
