import type { Role, Scope } from '@/lib/platform/context';

// What the registry of operations cannot say, for the tests of this folder.

/** The least role that has a scope to write (API §2.4). Every role reads. */
export const leastRoles: Record<Exclude<Scope, `${string}:read`>, Role> = {
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

/** Fields that hold tokens and are not declared with `token()`: they take several kinds, or are no tokens of the API. */
export const otherTokens: Record<string, string> = {
  'params.list_entry_id': 'entry',
  'params.project_hash': 'project',
  'params.pull_token': 'pull',
  'query.actor': 'usr',
  'query.target_token': 'alt',
};

/** Names that a caller gives. Two projects may give the same. */
export const ownNames = [
  'external_reference',
  'service_entity_id',
  'list_entry_id',
  'client_id',
  'client_secret',
];

/** Operations that answer only a person, whatever the scope. */
export const forPeople = ['alerts.next'];

/** Bodies where the operation's example has no room for a token, by operation and field. */
export const bodiesFor: Record<string, (token: string) => object> = {
  'alerts.next assigned_to': (assigned_to) => ({ assigned_to }),
  'alerts.next case_token': (case_token) => ({ case_token }),
  'alerts.next entity_token': (entity_token) => ({ entity_token }),
  'cases.add_entity entity_token': (entity_token) => ({ entity_token, role: 'Director' }),
  'cases.create entity_token': (entity_token) => ({
    type: 'Review',
    entity_category: 'Person',
    entity_token,
  }),
};
