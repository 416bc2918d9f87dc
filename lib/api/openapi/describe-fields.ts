import { wordsFor } from './field-words';
import { isSchema, type JsonSchema, listsOfSchemas } from './json-schema';

const singleSchemas = ['items', 'additionalProperties'];

/** A field that must be omitted needs no description. */
const isNever = ({ not }: JsonSchema) => isSchema(not) && Object.keys(not).length === 0;

/**
 * The meaning of a field followed by its format, which the type gives without a full stop: `Token, prefix
 * cas_`.
 */
function joined(words: string | undefined, form: unknown): string | undefined {
  if (typeof form !== 'string' || form.endsWith('.')) return form === undefined ? words : String(form);
  return words === undefined ? form : `${words} ${form}.`;
}

function described(field: JsonSchema, words: string | undefined): JsonSchema {
  const description = joined(words, field.description);
  return isNever(field) || description === undefined ? field : { ...field, description };
}

function describeField(field: unknown, owner: string, name: string): unknown {
  if (!isSchema(field)) return field;
  return described(describeFields(field, `${owner}.${name}`), wordsFor(owner, name));
}

type Place = 'path' | 'query';

/** A parameter with its description, which its operation may override. */
export const describedParameter = (field: JsonSchema, id: string, place: Place, name: string): JsonSchema =>
  described(field, wordsFor(id, name, place));

/** Adds a description to every field of the schema, except in `not`. */
export function describeFields(schema: JsonSchema, owner: string): JsonSchema {
  const deeper = (value: unknown) => (isSchema(value) ? describeFields(value, owner) : value);
  const parts = Object.entries(schema).map(([keyword, value]) => {
    if (listsOfSchemas.includes(keyword) && Array.isArray(value)) return [keyword, value.map(deeper)];
    if (singleSchemas.includes(keyword)) return [keyword, deeper(value)];
    if (keyword !== 'properties' || !isSchema(value)) return [keyword, value];
    const fields = Object.entries(value).map(([name, field]) => [name, describeField(field, owner, name)]);
    return [keyword, Object.fromEntries(fields)];
  });
  return Object.fromEntries(parts);
}
