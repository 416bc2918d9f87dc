import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { routes } from '@/generated/routes';
import { operationsOf } from '@/lib/api/registry';

// An input without a bound is work and memory without a bound. Schemas are walked by zod's own definitions.

type Def = z.core.$ZodTypeDef & Partial<Record<string, unknown>>;

const isSchema = (value: unknown): value is z.core.$ZodType =>
  typeof value === 'object' && value !== null && '_zod' in value;

const defOf = (schema: z.core.$ZodType) => schema._zod.def as Def; // its members depend on its type

/** What a schema is made of: members, items, options, both ends of a pipe. */
function partsOf(schema: z.core.$ZodType): [string, z.core.$ZodType][] {
  const { shape, ...def } = defOf(schema);
  const nested = Object.entries({ ...def, ...(typeof shape === 'object' ? shape : {}) });
  return nested.flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value])
      .filter(isSchema)
      .map((part): [string, z.core.$ZodType] => [name, part]),
  );
}

const accepts = (schema: z.core.$ZodType, value: unknown) => z.safeParse(schema, value).success;

const longTexts = ['a', 'A', '1', ' a', 'é', '+1', '2020-01-01', '2020-01-01T00:00:00.1'].map((start) =>
  start.padEnd(20_000, start.slice(-1)),
);
const suffixed = longTexts.flatMap((text) => [text, `${text}Z`, `${text}@a.example`]);

function isUnbounded(schema: z.core.$ZodType): boolean {
  const { type, checks } = defOf(schema);
  if (type === 'string') return suffixed.some((text) => accepts(schema, text));
  if (type !== 'array') return false;
  return !(Array.isArray(checks) && checks.some((check) => check._zod.def.check === 'max_length'));
}

function unboundedIn(schema: z.core.$ZodType, path: string): string[] {
  const here = isUnbounded(schema) ? [path] : [];
  return [...here, ...partsOf(schema).flatMap(([name, part]) => unboundedIn(part, `${path}.${name}`))];
}

describe('request schemas', () => {
  it.each(operationsOf(routes).map((op) => [op.id, op] as const))(
    '%s bounds every text and list',
    (_id, op) => {
      const inputs = { params: op.params, query: op.query, body: op.body };
      const found = Object.entries(inputs).flatMap(([name, schema]) =>
        schema ? unboundedIn(schema, name) : [],
      );
      expect(found).toEqual([]);
    },
  );

  it.each([
    ['a text', z.strictObject({ a: z.string().optional() })],
    ['a text of a form without an end', z.strictObject({ a: z.iso.datetime() })],
    ['a list', z.strictObject({ a: z.array(z.string().max(3)).default([]) })],
    ['a text in a list of a union', z.union([z.number(), z.array(z.string()).max(3)])],
  ])('would be caught with %s without a bound', (_name, schema) => {
    expect(unboundedIn(schema, 'body')).toHaveLength(1);
  });
});
