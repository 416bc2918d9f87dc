import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { routes } from '@/generated/routes';
import { allOperationsOf } from '@/lib/api/registry';
import { defOf, partsOf, type Schema } from './schema-parts';

// If an unknown field were ignored, its sender would think that it took effect (API §1.1).

/**
 * Places that accept any field: the caller's own data; the token request, because RFC 6749 wants unknown parameters
 * ignored; and settings, which the policy's kind checks with its own strict schema.
 */
const freeForm = ['.metadata', 'oauth.issue_token.body', 'policies.save_draft.body.settings'];

/** Whether it is an object that accepts further fields, or a record that accepts any key. */
function isLoose(schema: Schema): boolean {
  const { type, catchall, keyType } = defOf(schema);
  if (type === 'object') return catchall === undefined || defOf(catchall as Schema).type !== 'never'; // the catchall is a zod schema
  return type === 'record' && defOf(keyType as Schema).type !== 'enum'; // the key is a zod schema
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
  ])('are reported with %s that takes any field', (_name, schema) => {
    expect(looseIn(schema, 'body')).toHaveLength(1);
  });
});
