import type { z } from 'zod';

// Walks schemas by zod's own definitions.

export type Schema = z.core.$ZodType;
type Def = z.core.$ZodTypeDef & Partial<Record<string, unknown>>;

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && '_zod' in value;

export const defOf = (schema: Schema) => schema._zod.def as Def; // the members depend on the type

const shapeOf = (schema: Schema): object => {
  const { shape } = defOf(schema);
  return typeof shape === 'object' && shape !== null ? shape : {};
};

/** The parts of a schema: members, items, options, both ends of a pipe. */
export function partsOf(schema: Schema): [string, Schema][] {
  const { shape: _, ...def } = defOf(schema);
  return Object.entries({ ...def, ...shapeOf(schema) }).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).filter(isSchema).map((part): [string, Schema] => [name, part]),
  );
}

/** The names of all members, at any depth. */
export const fieldsOf = (schema: Schema): string[] => [
  ...new Set([...Object.keys(shapeOf(schema)), ...partsOf(schema).flatMap(([, part]) => fieldsOf(part))]),
];
