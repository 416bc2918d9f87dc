import type { z } from 'zod';
import { PolicyKind } from '@/lib/domain/policies/schema';
import { policySettings } from '@/lib/domain/policies/settings';
import { isSchema, type JsonSchema } from './json-schema';
import type { SchemaBook } from './schema-book';

type Schemas = Record<string, JsonSchema>;

const pascal = (kind: PolicyKind) =>
  kind
    .split('_')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join('');

const nameOf = (kind: PolicyKind) => `${pascal(kind)}PolicySettings`;

export const settingsSchemas: readonly z.ZodType[] = Object.values(policySettings);

const componentsOf = (book: SchemaBook): Schemas =>
  Object.fromEntries(
    PolicyKind.options.map((kind) => [
      nameOf(kind),
      {
        ...book.ofRequest(policySettings[kind]),
        description: `Settings of a policy of the kind \`${kind}\`.`,
      },
    ]),
  );

const anyKind = {
  anyOf: PolicyKind.options.map((kind) => ({ $ref: `#/components/schemas/${nameOf(kind)}` })),
};

/** The components with settings of a policy in them. */
const holders = ['PolicyVersion', 'PolicyDraft', 'SavePolicyDraft'];

function withKinds(schema: JsonSchema): JsonSchema {
  const { properties } = schema;
  if (!isSchema(properties)) throw new Error('What holds the settings of a policy has no properties.');
  return { ...schema, properties: { ...properties, settings: anyKind } };
}

/**
 * The settings of each kind (API §7) as a component, in place of the open object that the operations parse: the kind is in
 * the path, so the verb that knows it checks them.
 */
export function withPolicySettings(components: Schemas, book: SchemaBook): Schemas {
  const held = Object.entries(components).filter(([name]) => holders.includes(name));
  return {
    ...components,
    ...Object.fromEntries(held.map(([name, schema]) => [name, withKinds(schema)])),
    ...componentsOf(book),
  };
}
