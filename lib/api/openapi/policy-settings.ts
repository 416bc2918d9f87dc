import type { z } from 'zod';
import { Band, FatfStatus, Size } from '@/lib/domain/policies/risk-model';
import { PolicyKind } from '@/lib/domain/policies/schema';
import { AlertTerm, CaseTerm, policySettings } from '@/lib/domain/policies/settings';
import { capitalised } from '@/lib/domain/wording';
import { isSchema, type JsonSchema } from './json-schema';
import type { SchemaBook } from './schema-book';
import type { SchemaModule } from './schema-names';

type Schemas = Record<string, JsonSchema>;

const pascal = (kind: PolicyKind) => kind.split('_').map(capitalised).join('');

export const settingsSchemas: readonly z.ZodType[] = Object.values(policySettings);

/** Names of the settings in the document, and of the schemas that they share. */
export const settingsModule: SchemaModule = {
  ...Object.fromEntries(PolicyKind.options.map((kind) => [`${pascal(kind)}Settings`, policySettings[kind]])),
  AlertTerm,
  CaseTerm,
  FatfStatus,
  RiskBand: Band,
  RiskBySize: Size,
};

/** The components that contain the settings of a policy. */
const holders = ['PolicyVersion', 'PolicyInForce', 'PolicyDraft', 'SavePolicyDraft'];

function withKinds(schema: JsonSchema, settings: JsonSchema): JsonSchema {
  const { properties } = schema;
  if (!isSchema(properties)) throw new Error('A component with policy settings has no properties.');
  return { ...schema, properties: { ...properties, settings } };
}

/**
 * Documents the settings of each kind (API §7). The operations only parse an open object, because the kind is
 * in the path and the service validates them.
 */
export function withPolicySettings(components: Schemas, book: SchemaBook): Schemas {
  const settings = { anyOf: PolicyKind.options.map((kind) => book.ofRequest(policySettings[kind])) };
  const entries = Object.entries(components).map(([name, schema]) => [
    name,
    holders.includes(name) ? withKinds(schema, settings) : schema,
  ]);
  return Object.fromEntries(entries);
}
