import type { z } from 'zod';
import { Band, FatfStatus, Size } from '@/lib/domain/policies/risk-model';
import { PolicyKind } from '@/lib/domain/policies/schema';
import { AlertTerm, CaseTerm, policySettings } from '@/lib/domain/policies/settings';
import { isSchema, type JsonSchema } from './json-schema';
import type { SchemaBook } from './schema-book';
import type { SchemaModule } from './schema-names';

type Schemas = Record<string, JsonSchema>;

const pascal = (kind: PolicyKind) =>
  kind
    .split('_')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join('');

export const settingsSchemas: readonly z.ZodType[] = Object.values(policySettings);

/** What the settings are called in the document, and what several of their fields share. */
export const settingsModule: SchemaModule = {
  ...Object.fromEntries(PolicyKind.options.map((kind) => [`${pascal(kind)}Settings`, policySettings[kind]])),
  AlertTerm,
  CaseTerm,
  FatfStatus,
  RiskBand: Band,
  RiskBySize: Size,
};

/** The components with settings of a policy in them. */
const holders = ['PolicyVersion', 'PolicyInForce', 'PolicyDraft', 'SavePolicyDraft'];

function withKinds(schema: JsonSchema, settings: JsonSchema): JsonSchema {
  const { properties } = schema;
  if (!isSchema(properties)) throw new Error('What holds the settings of a policy has no properties.');
  return { ...schema, properties: { ...properties, settings } };
}

/**
 * The settings of each kind (API §7) in place of the open object that the operations parse: the kind is in the path, so the verb
 * that knows it checks them.
 */
export function withPolicySettings(components: Schemas, book: SchemaBook): Schemas {
  const settings = { anyOf: PolicyKind.options.map((kind) => book.ofRequest(policySettings[kind])) };
  const entries = Object.entries(components).map(([name, schema]) => [
    name,
    holders.includes(name) ? withKinds(schema, settings) : schema,
  ]);
  return Object.fromEntries(entries);
}
