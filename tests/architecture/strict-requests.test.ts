import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { routes } from '@/generated/routes';
import { allOperationsOf } from '@/lib/api/registry';
import { defOf, partsOf, type Schema } from './schema-parts';

// A field that is swallowed looks to its sender as if it had been taken (API §1.1).

/**
 * Where any field is taken: the caller's own data; the token request, whose unknown parameters RFC 6749 has ignored; and
 * settings, which the policy's kind judges with a strict schema of its own.
 */
const freeForm = ['.metadata', 'oauth.issue_token.body', 'policies.save_draft.body.settings'];

/** An object with any other fields, or a record with any keys. */
function isLoose(schema: Schema): boolean {
  const { type, catchall, keyType } = defOf(schema);
  if (type === 'object') return catchall === undefined || defOf(catchall as Schema).type !== 'never'; // a schema in zod
  return type === 'record' && defOf(keyType as Schema).type !== 'enum'; // likewise
}

function looseIn(schema: Schema, path: string): string[] {
  const here = isLoose(schema) ? [path] : [];
  const parts = partsOf(schema).filter(([name]) => name !== 'catchall');
  return [...here, ...parts.flatMap(([name, part]) => looseIn(part, `${path}.${name}`))];
}

const isListed = (path: string) => freeForm.some((listed) => path.includes(listed));

const found = allOperationsOf(routes).flatMap(({ id, query, body }) =>
  Object.entries({ query, body }).flatMap(([name, schema]) =>
    schema ? looseIn(schema, `${id}.${name}`) : [],
  ),
);

describe('request schemas', () => {
  it('refuse every field that they do not declare, at any depth', () => {
    expect(found.filter((path) => !isListed(path))).toEqual([]);
  });

  it.each(freeForm)('take any field in %s, which is listed', (listed) => {
    expect(found.some((path) => path.includes(listed))).toBe(true);
  });

  it.each([
    ['an object', z.strictObject({ a: z.object({ b: z.string() }).nullish() })],
    ['a record', z.strictObject({ a: z.array(z.record(z.string(), z.string())) })],
    ['an object of a union', z.union([z.strictObject({}), z.looseObject({})])],
  ])('would be caught with %s that takes any field', (_name, schema) => {
    expect(looseIn(schema, 'body')).toHaveLength(1);
  });
});
