import { describe, expect, it } from 'vitest';
import { routes } from '@/generated/routes';
import { schemaModules } from '@/generated/schemas';
import { openApiDocument } from '@/lib/api/openapi/document';
import { fieldWords } from '@/lib/api/openapi/field-words';
import { isSchema } from '@/lib/api/openapi/json-schema';
import { operationsOf } from '@/lib/api/registry';

const served = openApiDocument(operationsOf(routes), schemaModules);

/** Not searched for fields: examples contain values, and `not` contains conditions. */
const withoutFields = ['example', 'examples', 'not'];

interface Field {
  place: string;
  description: unknown;
}

const isNever = (field: object) => 'not' in field && !('type' in field);

/** Every field of every schema in the part. */
function fieldsIn(part: unknown, place: string): Field[] {
  if (Array.isArray(part)) return part.flatMap((member) => fieldsIn(member, place));
  if (!isSchema(part)) return [];
  return Object.entries(part).flatMap(([key, value]) => {
    if (withoutFields.includes(key)) return [];
    if (key !== 'properties' || !isSchema(value)) return fieldsIn(value, place);
    return Object.entries(value).flatMap(([name, field]) => {
      const at = `${place}.${name}`;
      if (!isSchema(field) || isNever(field)) return [];
      return [{ place: at, description: field.description }, ...fieldsIn(field, at)];
    });
  });
}

const operations = [...Object.values(served.paths), ...Object.values(served.webhooks)].flatMap((item) =>
  // a path and a webhook contain only operations
  Object.values(item as Record<string, { operationId: string; parameters: Record<string, unknown>[] }>),
);

const parameters: Field[] = [
  ...Object.values(served.components.parameters),
  ...operations.flatMap((operation) => operation.parameters),
].flatMap((parameter) => {
  const { name, description, $ref } = parameter as Record<string, unknown>; // a parameter of OpenAPI
  return $ref === undefined ? [{ place: `parameter ${String(name)}`, description }] : [];
});

const { components } = served;
const fields = [
  ...Object.entries(components.schemas).flatMap(([name, schema]) => fieldsIn(schema, name)),
  ...Object.entries(components.responses).flatMap(([name, response]) => fieldsIn(response, name)),
  ...operations.flatMap((operation) => fieldsIn(operation, operation.operationId)),
];
const described = [...parameters, ...fields];

const isSentence = (description: unknown) => typeof description === 'string' && /^\S.*\.$/s.test(description);

describe('the OpenAPI document, read on its own', () => {
  it('describes every field and parameter in a sentence (lib/api/openapi/fields)', () => {
    const places = described.filter(({ description }) => !isSentence(description)).map(({ place }) => place);
    expect([...new Set(places)].sort()).toEqual([]);
  });

  it('uses every description in lib/api/openapi/fields', () => {
    const said = described.map(({ description }) => String(description));
    const unused = Object.entries(fieldWords).filter(([, words]) => !said.some((it) => it.startsWith(words)));
    expect(unused).toEqual([]);
  });
});
