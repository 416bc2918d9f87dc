import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { isSchema, type JsonSchema } from '@/lib/api/openapi/json-schema';
import { resolve } from './document';
import { type KnownValues, prefixIn } from './known-values';

const ajv = new Ajv2020({ strict: false });

type Values = fc.Arbitrary<unknown>;

/** That every field accepts, also a name. */
const isText = (text: string) =>
  text.isWellFormed() && !/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u.test(text);

// The document cannot express that a date of birth must be in the past.
const [first, last] = [new Date('1900-01-01'), new Date('2025-01-01')];
const moment = fc.date({ min: first, max: last, noInvalidDate: true }).map((date) => date.toISOString());

const ofFormat: Record<string, fc.Arbitrary<string>> = {
  date: moment.map((text) => text.slice(0, 10)),
  'date-time': moment,
  email: fc.stringMatching(/^[a-z]{1,8}$/).map((name) => `${name}@example.com`),
  uri: fc.stringMatching(/^[a-z]{1,8}$/).map((path) => `https://example.com/${path}`),
};

interface Lengths {
  minLength?: number;
  maxLength?: number;
}

const textOf = ({ minLength = 0, maxLength = minLength + 12 }: Lengths) =>
  fc
    .string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, minLength + 12) })
    .filter((text) => isText(text) && text.length <= maxLength);

function ofPattern(source: string, lengths: Lengths): fc.Arbitrary<string> {
  const pattern = new RegExp(source, 'u');
  const texts = source.startsWith('^') ? fc.stringMatching(pattern) : textOf(lengths);
  return texts.filter((text) => isText(text) && pattern.test(text));
}

function stringsOf(schema: JsonSchema, known: KnownValues): Values {
  const tokens = known.get(prefixIn(schema.description) ?? '');
  if (tokens) return fc.constantFrom(...tokens);
  const format = ofFormat[String(schema.format)];
  if (format) return format;
  const lengths = schema as Lengths; // these keywords are numbers
  return typeof schema.pattern === 'string' ? ofPattern(schema.pattern, lengths) : textOf(lengths);
}

function numbersOf({ type, minimum = -1e6, maximum = 1e6 }: JsonSchema): Values {
  const [min, max] = [Number(minimum), Number(maximum)];
  return type === 'integer' ? fc.integer({ min, max }) : fc.double({ min, max, noNaN: true });
}

const anything = fc
  .jsonValue({ maxDepth: 2 })
  .filter((value) => isText(JSON.stringify(value)) && !JSON.stringify(value).includes('\\u'));

const isNever = (schema: unknown) =>
  isSchema(schema) && isSchema(schema.not) && Object.keys(schema.not).length === 0;

function objectsOf(schema: JsonSchema, known: KnownValues): Values {
  if (isNever(schema.additionalProperties)) return fc.constant({});
  if (!isSchema(schema.properties)) return fc.dictionary(textOf({}), anything, { maxKeys: 3 });
  const fields = Object.entries(schema.properties)
    .filter(([, field]) => !isNever(field))
    .map(([name, field]) => [name, valuesOf(field as JsonSchema, known)] as const); // properties are schemas
  const requiredKeys = Array.isArray(schema.required) ? schema.required.map(String) : [];
  const values = fc.record(Object.fromEntries(fields), { requiredKeys });
  const { not = false, minProperties = 0 } = schema;
  // Conditions on the object as a whole.
  const fits = ajv.compile({ not, minProperties });
  return values.filter((value) => fits(value));
}

function arraysOf(schema: JsonSchema, known: KnownValues): Values {
  const { items, minItems = 0, maxItems = 3, uniqueItems = false } = schema;
  const lengths = { minLength: Number(minItems), maxLength: Math.min(3, Number(maxItems)) };
  const values = valuesOf(isSchema(items) ? items : {}, known);
  return uniqueItems ? fc.uniqueArray(values, lengths) : fc.array(values, lengths);
}

const ofType: Record<string, (schema: JsonSchema, known: KnownValues) => Values> = {
  string: stringsOf,
  integer: numbersOf,
  number: numbersOf,
  boolean: () => fc.boolean(),
  null: () => fc.constant(null),
  array: arraysOf,
  object: objectsOf,
};

/** Values that the schema accepts. Where it expects a token, one of the project's. */
export function valuesOf(given: JsonSchema, known: KnownValues): Values {
  const schema = resolve(given);
  const { type, anyOf, oneOf, enum: choices, examples } = schema;
  const members = anyOf ?? oneOf;
  if ('const' in schema) return fc.constant(schema.const);
  for (const list of [choices, examples]) if (Array.isArray(list)) return fc.constantFrom(...list);
  if (Array.isArray(members))
    return fc.oneof(...members.map((member: JsonSchema) => valuesOf(member, known)));
  const types = Array.isArray(type) ? type.map(String) : [String(type)];
  return fc.oneof(...types.map((of) => ofType[of]?.(schema, known) ?? anything));
}
