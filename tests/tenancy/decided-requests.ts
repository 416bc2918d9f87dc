import { expect } from 'vitest';
import type { Need } from '@/lib/domain/operation';
import type { CaseReport } from '@/lib/domain/reports/schema';
import type { Role } from '@/lib/platform/context';
import type { Answer } from '@/tests/fixtures/project';

// What the tests of this folder need but the registry of operations does not contain.

/** The lowest role that satisfies each need of an operation (API §2.4). Every role has the scopes to read. */
export const leastRoles: Record<
  Exclude<Need, `${string}:read` | 'client credentials' | 'a start token' | "a provider's signature">,
  Role
> = {
  'any read scope': 'auditor',
  'a session': 'auditor',
  "an admin's session": 'admin',
  'flows:write': 'analyst',
  'cases:write': 'analyst',
  'entities:write': 'analyst',
  'alerts:write': 'analyst',
  'checks:write': 'analyst',
  'risk:write': 'analyst',
  'risk:approve': 'reviewer',
  'webhooks:write': 'admin',
  'watchlists:write': 'admin',
};

/**
 * Fields that hold tokens but are not declared with `token()`, because they take several kinds, or tokens that are
 * not of the API.
 */
export const otherTokens: Record<string, string> = {
  'params.list_entry_id': 'entry',
  'params.project_hash': 'project',
  'params.pull_token': 'pull',
  'query.actor': 'usr',
  'query.target_token': 'alt',
};

/** Names chosen by the caller. Two projects may use the same. */
export const ownNames = [
  'external_reference',
  'service_entity_id',
  'list_entry_id',
  'client_id',
  'client_secret',
];

/** Everything in a pack except its time and the records of packs. The newest record of the log is the pack's own. */
function lastingOfPack({ generated_at: _, audit_records, audit_proof, ...parts }: CaseReport): object {
  const { sequence, hash } = audit_records.at(-1) ?? {};
  expect(audit_proof.head).toEqual({ sequence, hash });
  return {
    ...parts,
    audit_records: audit_records.filter(({ event_type }) => !event_type.startsWith('case.report_')),
    checkpoint: audit_proof.checkpoint,
  };
}

/** Reads that are recorded (docs/adr/0046), with the part of their answers that a repeat also has. */
export const recordedReads: Record<string, (json: Answer['json']) => object> = {
  // the image itself is not JSON
  'documents.content': () => ({}),
  'cases.report': ({ data }: { data: CaseReport }) => lastingOfPack(data),
};

const resolution = { action: 'Approve', rationale: 'The newer document counts.' };

/** Bodies for operations whose example has no place for a token, by operation and field. */
export const bodiesFor: Record<string, (token: string) => object> = {
  'alerts.resolve replaced_by': (replaced_by) => ({ ...resolution, replaced_by }),
  'alerts.bulk_resolve replaced_by': (replaced_by) => ({
    ...resolution,
    alert_tokens: ['alt_01kad8m3zq5v7x9b1c2d4e6f8g'],
    replaced_by,
  }),
  'alerts.escalate proposed_resolution.replaced_by': (replaced_by) => ({
    reason: 'The client sent a newer document.',
    escalate_to: 'usr_01kad8m3zq5v7x9b1c2d4e6f8g',
    proposed_resolution: { ...resolution, replaced_by },
  }),
  'cases.request_documents entity_token': (entity_token) => ({ document_types: ['passport'], entity_token }),
  'cases.add_entity entity_token': (entity_token) => ({ entity_token, role: 'Director' }),
  'cases.create entity_token': (entity_token) => ({
    type: 'Review',
    entity_category: 'Person',
    entity_token,
  }),
};
