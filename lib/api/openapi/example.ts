import { isSchema, type JsonSchema } from './json-schema';

export type Schemas = Readonly<Record<string, JsonSchema>>;

const id = '01k8m4z7q0c3w9d2r6t1y5b8nf';

/** Examples for fields whose type says little. */
const byName: Readonly<Record<string, unknown>> = {
  api_version: '3.0.0',
  case_name: 'CAS-000142',
  case_reference: 'CAS-000142',
  country: 'GB',
  external_reference: 'customer-4711',
  first_name: 'Priya',
  last_name: 'Raman',
  full_name: 'Priya Raman',
  match_score: 87.5,
  model_version: '2026-1',
  name: 'Priya Raman',
  overall_score: 24,
  priority_score: 50,
  project_hash: 'acme',
  pull: 'pull_3f9c2a7d5e8b1046',
  review_frequency: '24 Months',
  summary: 'The name differs from the record.',
};

const ofFormat: Readonly<Record<string, string>> = {
  date: '1993-03-08',
  'date-time': '2026-11-21T09:30:00.000Z',
};

const prefixIn = (description: unknown) => /\bprefix ([a-z]+_)/.exec(String(description))?.[1];

function textOf({ format, description }: JsonSchema): string {
  const prefix = prefixIn(description);
  return prefix ? prefix + id : (ofFormat[String(format)] ?? '…');
}

/**
 * A value that the schema accepts: null or empty where allowed, so that its fields do not contradict each
 * other.
 */
export function exampleOf(given: JsonSchema, schemas: Schemas, name = ''): unknown {
  const { $ref, ...beside } = given;
  const named = typeof $ref === 'string' ? (schemas[$ref.replace(/^.*\//, '')] ?? {}) : {};
  const schema: JsonSchema = { ...named, ...beside };
  const { type, enum: values, anyOf, oneOf, minItems, minimum, properties } = schema;
  if ('const' in schema) return schema.const;
  if (name in byName) return byName[name];
  if (Array.isArray(values)) return values[0];
  const types = Array.isArray(type) ? type : [type];
  const members: JsonSchema[] = [anyOf, oneOf].flat().filter(isSchema);
  if (types.includes('null') || members.some((member) => member.type === 'null')) return null;
  if (members[0]) return exampleOf(members[0], schemas, name);
  if (types.includes('object')) return isSchema(properties) ? objectOf(properties, schemas) : {};
  if (types.includes('array'))
    return minItems && isSchema(schema.items) ? [exampleOf(schema.items, schemas)] : [];
  if (types.includes('boolean')) return false;
  return types.includes('string') ? textOf(schema) : Number(minimum ?? 0);
}

const objectOf = (properties: JsonSchema, schemas: Schemas) =>
  Object.fromEntries(
    Object.entries(properties).flatMap(([name, field]) =>
      isSchema(field) ? [[name, exampleOf(field, schemas, name)]] : [],
    ),
  );
