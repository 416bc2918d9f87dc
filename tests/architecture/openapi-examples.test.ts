import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { routes } from '@/generated/routes';
import { schemaModules } from '@/generated/schemas';
import { openApiDocument } from '@/lib/api/openapi/document';
import { isSchema } from '@/lib/api/openapi/json-schema';
import { operationsOf } from '@/lib/api/registry';

const served = openApiDocument(operationsOf(routes), schemaModules);

const ajv = new Ajv2020({ strict: false, inlineRefs: false });
addFormats.default(ajv);
ajv.addSchema({ $id: 'openapi', components: served.components });

interface Shown {
  place: string;
  schema: object;
  example: unknown;
}

/** Every example of a body, with the schema beside it. */
function examplesIn(part: unknown, place: string): Shown[] {
  if (typeof part !== 'object' || part === null) return [];
  const { schema, example, examples } = part as Record<string, unknown>; // an object
  const named = isSchema(examples)
    ? Object.values(examples).flatMap((each) => (isSchema(each) && 'value' in each ? [each.value] : []))
    : [];
  const shown = [...(example === undefined ? [] : [example]), ...named];
  const here = isSchema(schema) ? shown.map((value) => ({ place, schema, example: value })) : [];
  return [...here, ...Object.entries(part).flatMap(([key, value]) => examplesIn(value, `${place}/${key}`))];
}

const shown = [
  ...examplesIn(served.paths, 'paths'),
  ...examplesIn(served.webhooks, 'webhooks'),
  ...examplesIn(served.components.responses, 'responses'),
];

describe('the examples of the OpenAPI document', () => {
  it('fit the schemas beside them', () => {
    const wrong = shown.flatMap(({ place, schema, example }) => {
      const validate = ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"openapi#/')));
      return validate(example) ? [] : [`${place}: ${ajv.errorsText(validate.errors)}`];
    });
    expect(wrong).toEqual([]);
  });

  it('show every body of a request, every event and every error', () => {
    const bodies = Object.values(served.paths)
      .flatMap((item) => Object.values(item))
      .filter(({ requestBody }) => requestBody).length;
    const [events, errors] = [served.webhooks, served.components.responses].map((of) => Object.keys(of));
    expect(shown.length).toBeGreaterThanOrEqual(bodies + (events?.length ?? 0) + (errors?.length ?? 0));
  });
});
