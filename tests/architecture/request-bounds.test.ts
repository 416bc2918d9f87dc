import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { routes } from '@/generated/routes';
import { allOperationsOf } from '@/lib/api/registry';
import { defOf, partsOf, type Schema } from './schema-parts';

// An unbounded input means unbounded work and memory.

const accepts = (schema: Schema, value: unknown) => z.safeParse(schema, value).success;

/** Longer than the longest accepted text, a logo. */
const longTexts = ['a', 'A', '1', ' a', 'é', '+1', '2020-01-01', '2020-01-01T00:00:00.1'].map((start) =>
  start.padEnd(100_000, start.slice(-1)),
);
const suffixed = longTexts.flatMap((text) => [text, `${text}Z`, `${text}@a.example`]);

function isUnbounded(schema: Schema): boolean {
  const { type, checks } = defOf(schema);
  if (type === 'string') return suffixed.some((text) => accepts(schema, text));
  if (type !== 'array') return false;
  return !(Array.isArray(checks) && checks.some((check) => check._zod.def.check === 'max_length'));
}

function unboundedIn(schema: Schema, path: string): string[] {
  const here = isUnbounded(schema) ? [path] : [];
  return [...here, ...partsOf(schema).flatMap(([name, part]) => unboundedIn(part, `${path}.${name}`))];
}

describe('request schemas', () => {
  it.each(allOperationsOf(routes).map((op) => [op.id, op] as const))(
    '%s bounds every text and list',
    (_id, op) => {
      // A file may be as long as a body, and is read in pieces (docs/adr/0073).
      const inputs = { params: op.params, query: op.query, body: op.bodyType ? undefined : op.body };
      const found = Object.entries(inputs).flatMap(([name, schema]) =>
        schema ? unboundedIn(schema, name) : [],
      );
      expect(found).toEqual([]);
    },
  );

  it.each([
    ['a text', z.strictObject({ a: z.string().optional() })],
    ['a text with a format', z.strictObject({ a: z.iso.datetime() })],
    ['a list', z.strictObject({ a: z.array(z.string().max(3)).default([]) })],
    ['a text in a list of a union', z.union([z.number(), z.array(z.string()).max(3)])],
  ])('are reported with %s without a bound', (_name, schema) => {
    expect(unboundedIn(schema, 'body')).toHaveLength(1);
  });
});
