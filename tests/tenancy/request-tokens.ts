import { z } from 'zod';
import { routes } from '@/generated/routes';
import { operationsOf } from '@/lib/api/registry';
import type { Operation } from '@/lib/domain/operation';
import { otherTokens, ownNames } from './decided-requests';

// Where the requests of each operation contain tokens, according to their schemas.

/**
 * Leaves out what no caller sends: an outside provider proves by a signature that a job is its own
 * (tests/own-process).
 */
export const operations = operationsOf(routes).filter(({ scope }) => scope !== "a provider's signature");

/** The kind of a token: its prefix, or the word for it in `decided-requests`. */
export type Kind = string;

export interface Place {
  part: 'params' | 'query' | 'body';
  /** A path such as `owners[].entity_token`. */
  field: string;
  kind: Kind;
}

type JsonSchema = z.core.JSONSchema.BaseSchema;

const isSchema = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null;

/** Every text in the schema, by its path. */
function textsIn(schema: JsonSchema, field = ''): [string, JsonSchema][] {
  const { anyOf = [], oneOf = [], allOf = [], items, properties = {} } = schema;
  const fields = Object.entries(properties).flatMap(([name, value]) =>
    isSchema(value) ? textsIn(value, field === '' ? name : `${field}.${name}`) : [],
  );
  const branches = [...anyOf, ...oneOf, ...allOf].flatMap((branch) =>
    isSchema(branch) ? textsIn(branch, field) : [],
  );
  const listed = isSchema(items) ? textsIn(items, `${field}[]`) : [];
  const own: [string, JsonSchema][] = schema.type === 'string' && !schema.enum ? [[field, schema]] : [];
  return [...own, ...fields, ...branches, ...listed];
}

const nameOf = (field: string) => /(\w+)(\[\])?$/.exec(field)?.[1] ?? field;
const looksLikeToken = (name: string) => /(token|id|hash|reference|secret|actor)s?$/.test(name);

type Part = Place['part'];

function kindOf({ id }: Operation, part: Part, field: string, schema: JsonSchema): Kind | undefined {
  const [, prefix] = /^Token, prefix (\w+)_$/.exec(schema.description ?? '') ?? [];
  const name = nameOf(field);
  const kind = prefix ?? otherTokens[`${part}.${name}`];
  if (kind || ownNames.includes(name) || !looksLikeToken(name)) return kind;
  throw new Error(
    `${id} takes a ${field} in its ${part}. If it is a token, declare it with token(). Otherwise add it to otherTokens or ownNames in tests/tenancy/decided-requests.ts.`,
  );
}

export function placesOf(op: Operation): Place[] {
  const places = (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema = op[part];
    if (!schema) return [];
    const texts = new Map(textsIn(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })));
    return [...texts].flatMap(([field, text]) => {
      const kind = kindOf(op, part, field, text);
      return kind ? [{ part, field, kind }] : [];
    });
  });
  return op.answer.shape === 'oauth' ? [] : places;
}

const paramsOf = (op: Operation): Place[] => placesOf(op).filter(({ part }) => part === 'params');

export const fillPath = (op: Operation, tokenOf: (place: Place) => string): string =>
  paramsOf(op).reduce((path, place) => path.replace(`{${place.field}}`, tokenOf(place)), op.path as string);

/** Fills in what is the same in every project: the kind of a policy, and the name of a sample image. */
export const withKind = (path: string): string =>
  path.replace('{kind}', 'straight_through').replace('{sample_image}', 'selfie-smile');
