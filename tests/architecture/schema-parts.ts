import type { z } from 'zod';

// Schemas are walked by zod's own definitions.

export type Schema = z.core.$ZodType;
type Def = z.core.$ZodTypeDef & Partial<Record<string, unknown>>;

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && '_zod' in value;

export const defOf = (schema: Schema) => schema._zod.def as Def; // its members depend on its type

const shapeOf = (schema: Schema): object => {
  const { shape } = defOf(schema);
  return typeof shape === 'object' && shape !== null ? shape : {};
};

/** What a schema is made of: members, items, options, both ends of a pipe. */
export function partsOf(schema: Schema): [string, Schema][] {
  const { shape: _, ...def } = defOf(schema);
  return Object.entries({ ...def, ...shapeOf(schema) }).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).filter(isSchema).map((part): [string, Schema] => [name, part]),
  );
}

/** The names of its members, and of theirs. */
export const fieldsOf = (schema: Schema): string[] => [
  ...new Set([...Object.keys(shapeOf(schema)), ...partsOf(schema).flatMap(([, part]) => fieldsOf(part))]),
];
