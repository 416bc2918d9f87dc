import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { routes } from '@/generated/routes';
import { schemaModules } from '@/generated/schemas';
import { openApiDocument } from '@/lib/api/openapi/document';
import { isSchema } from '@/lib/api/openapi/json-schema';
import { operationsOf } from '@/lib/api/registry';

const served = openApiDocument(operationsOf(routes), schemaModules);
const { components } = served;

const ajv = new Ajv2020({ strict: false, inlineRefs: false });
addFormats.default(ajv);
ajv.addSchema({ $id: 'openapi', components });

const validators = new Map<string, ValidateFunction>();

/** Cached, because many answers share a schema. */
function validatorOf(schema: string): ValidateFunction {
  const validator = validators.get(schema) ?? ajv.compile(JSON.parse(schema));
  validators.set(schema, validator);
  return validator;
}

/** A body of a request, an answer or an event, with the examples next to its schema. */
interface Body {
  place: string;
  schema: object;
  examples: unknown[];
}

const named = (reference: string) => components.examples[reference.split('/').at(-1) ?? ''];

const valueOf = (example: unknown): unknown[] => {
  if (!isSchema(example)) return [];
  const found = typeof example.$ref === 'string' ? named(example.$ref) : example;
  return found && 'value' in found ? [found.value] : [];
};

/** Every body that has a schema. The bytes of a file have none. */
function bodiesIn(part: unknown, place: string): Body[] {
  if (!isSchema(part)) return [];
  const { content } = part;
  const here = Object.entries(isSchema(content) ? content : {}).flatMap(([type, body]): Body[] => {
    if (!isSchema(body) || !isSchema(body.schema)) return [];
    const { schema, example, examples } = body;
    const several = isSchema(examples) ? Object.values(examples).flatMap(valueOf) : [];
    const shown = [...(example === undefined ? [] : [example]), ...several];
    return [{ place: `${place} ${type}`, schema, examples: shown }];
  });
  const deeper = Object.entries(part).filter(([key]) => key !== 'content');
  return [...here, ...deeper.flatMap(([key, value]) => bodiesIn(value, `${place} ${key}`.trim()))];
}

const operationsIn = (items: object): { operationId: string }[] =>
  Object.values(items).flatMap((item: object) => Object.values(item));

const requestsAndAnswers = operationsIn({ ...served.paths, ...served.webhooks }).flatMap((operation) =>
  bodiesIn(operation, operation.operationId),
);
const errors = Object.entries(components.responses).flatMap(([name, response]) => bodiesIn(response, name));
const bodies = [...requestsAndAnswers, ...errors];

/** The error codes that an answer may have. */
const codesIn = (schema: object): string[] =>
  [...JSON.stringify(schema).matchAll(/"enum":\[([^\]]*)\]/g)].flatMap(([, codes = '']) =>
    JSON.parse(`[${codes}]`),
  );

describe('the examples of the OpenAPI document', () => {
  it('are given wherever there is a body: requests, answers, errors and events', () => {
    expect(bodies.filter(({ examples }) => examples.length === 0).map(({ place }) => place)).toEqual([]);
  });

  it.each(operationsOf(routes).map((operation) => [operation.id, operation] as const))(
    'show the body of %s and its answer',
    (id, { body, answer }) => {
      const places = requestsAndAnswers.filter(({ place }) => place.startsWith(`${id} `));
      const has = (part: RegExp) => places.some(({ place }) => part.test(place));
      expect(has(/ requestBody /)).toBe(body !== undefined);
      expect(has(/ responses 2\d\d /)).toBe('schema' in answer);
    },
  );

  it('show every code that an error may have', () => {
    const refusals = bodies.filter(({ place }) => /^[A-Z]|^oauth.* [45]\d\d /.test(place));
    expect(refusals.length).toBeGreaterThan(Object.keys(components.responses).length);
    for (const { place, schema, examples } of refusals) {
      const told = JSON.stringify(examples);
      for (const code of codesIn(schema)) expect(told, place).toContain(`"${code}"`);
    }
  });

  it('are valid under their schemas', () => {
    const wrong = bodies.flatMap(({ place, schema, examples }) => {
      const validate = validatorOf(JSON.stringify(schema).replaceAll('"#/', '"openapi#/'));
      return examples.flatMap((example) =>
        validate(example) ? [] : [`${place}: ${ajv.errorsText(validate.errors)}`],
      );
    });
    expect(wrong).toEqual([]);
  });

  it('pass the checks that the server applies to answers, without placeholders', () => {
    const operations = new Map(operationsOf(routes).map((operation) => [operation.id, operation]));
    const wrong = requestsAndAnswers.flatMap(({ place, examples }) => {
      const [id = '', part = ''] = place.split(' ');
      const { answer } = operations.get(id) ?? {};
      if (part !== 'responses' || !answer || !('schema' in answer)) return [];
      if (!/ responses 2/.test(place)) return [];
      return examples.flatMap((example) => {
        const isEnveloped = ['resource', 'optional', 'list', 'file'].includes(answer.shape);
        const held = isEnveloped && isSchema(example) ? example.data : example;
        const { error } = answer.schema.safeParse(answer.shape === 'list' ? (held as unknown[])[0] : held);
        const unsaid = JSON.stringify(example).includes('"…"') ? [`${place}: …`] : [];
        return [...(error ? [`${place}: ${error.message}`] : []), ...unsaid];
      });
    });
    expect(wrong).toEqual([]);
  });

  it('are all referenced', () => {
    const text = JSON.stringify(served);
    const unused = Object.keys(components.examples).filter(
      (name) => !text.includes(`"#/components/examples/${name}"`),
    );
    expect(unused).toEqual([]);
  });
});
