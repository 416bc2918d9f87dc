import { valuesByName, valuesOfComponents } from './example-values';
import { exampleId, shown } from './example-words';
import { isSchema, type JsonSchema } from './json-schema';

export type Schemas = Readonly<Record<string, JsonSchema>>;

const ofFormat: Readonly<Record<string, string>> = {
  date: '1993-03-08',
  'date-time': '2026-11-21T09:30:00.000Z',
};

const prefixIn = (description: unknown) => /\bprefix ([a-z]+_)/.exec(String(description))?.[1];

function textOf({ format, description }: JsonSchema): string {
  const prefix = prefixIn(description);
  return prefix ? prefix + exampleId : (ofFormat[String(format)] ?? '…');
}

const isNull = ({ type }: JsonSchema) => type === 'null';

/** The schema of a field whose example must be neither null nor empty. */
const filled = ({ anyOf, type, ...rest }: JsonSchema): JsonSchema => ({
  ...rest,
  ...(type === undefined ? {} : { type: [type].flat().filter((each) => each !== 'null') }),
  ...(Array.isArray(anyOf) && { anyOf: anyOf.filter((member) => !isSchema(member) || !isNull(member)) }),
  ...([type].flat().includes('array') && { minItems: 1 }),
});

/**
 * A value that the schema accepts: from example-values, or else null or empty where allowed, so that its
 * fields do not contradict each other.
 */
export function exampleOf(given: JsonSchema, schemas: Schemas, name = ''): unknown {
  const { $ref, ...beside } = given;
  const component = typeof $ref === 'string' ? $ref.replace(/^.*\//, '') : '';
  const schema: JsonSchema = { ...schemas[component], ...beside };
  const { type, enum: values, anyOf, oneOf, minItems, minimum } = schema;
  if ('const' in schema) return schema.const;
  if (name in valuesByName) return valuesByName[name];
  if (Array.isArray(values)) return values[0];
  const types = Array.isArray(type) ? type : [type];
  const members: JsonSchema[] = [anyOf, oneOf].flat().filter(isSchema);
  if (types.includes('null') || members.some(isNull)) return null;
  if (members[0]) return exampleOf(members[0], schemas, name);
  if (types.includes('object')) return objectOf(fieldsOf(schema), schemas, component);
  if (types.includes('array'))
    return minItems && isSchema(schema.items) ? [exampleOf(schema.items, schemas)] : [];
  if (types.includes('boolean')) return false;
  return types.includes('string') ? textOf(schema) : Number(minimum ?? 0);
}

/** The named properties, and for a record with required keys also those keys. */
function fieldsOf({ properties, required, additionalProperties }: JsonSchema): JsonSchema {
  const keys = Array.isArray(required) && isSchema(additionalProperties) ? required : [];
  return {
    ...Object.fromEntries(keys.map((key) => [key, additionalProperties])),
    ...(isSchema(properties) && properties),
  };
}

/** Own values replace those keys of a derived object; its other keys stay. */
const merged = (derived: unknown, own: unknown) =>
  isSchema(derived) && isSchema(own) && Object.keys(own).every((key) => key in derived)
    ? { ...derived, ...own }
    : own;

function objectOf(properties: JsonSchema, schemas: Schemas, component: string): object {
  const own = valuesOfComponents[component] ?? {};
  const entries = Object.entries(properties).flatMap(([name, field]): [string, unknown][] => {
    if (!isSchema(field)) return [];
    if (own[name] === shown) return [[name, exampleOf(filled(field), schemas, name)]];
    const derived = exampleOf(field, schemas, name);
    return [[name, name in own ? merged(derived, own[name]) : derived]];
  });
  return Object.fromEntries(entries);
}
