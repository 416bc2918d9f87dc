import { z } from 'zod';

/** The exports of a file that declares schemas. */
export type SchemaModule = Readonly<Record<string, unknown>>;

/** Names each schema by its export. Throws if two schemas have the same name. */
export function namesOf(modules: readonly SchemaModule[]): Map<z.ZodType, string> {
  const names = new Map<z.ZodType, string>();
  const schemas = new Map<string, z.ZodType>();
  for (const [name, schema] of modules.flatMap((module) => Object.entries(module))) {
    if (!(schema instanceof z.ZodType) || names.has(schema)) continue;
    if (schemas.has(name)) throw new Error(`two schemas are named ${name}`);
    names.set(schema, name);
    schemas.set(name, schema);
  }
  return names;
}
