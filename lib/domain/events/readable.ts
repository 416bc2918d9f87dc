import type { EventDeclaration, TargetType } from '@/lib/domain/event';
import type { Scope } from '@/lib/platform/context';
import { eventCatalogue } from './catalogue';

/** The scope that reads each type of resource. Null: no scope does, and its events are not streamed. */
const readScopes: Record<TargetType, Scope | null> = {
  case: 'cases:read',
  alert: 'alerts:read',
  check: 'checks:read',
  document: 'cases:read',
  entity: 'entities:read',
  entity_import: 'entities:read',
  risk_assessment: 'risk:read',
  flow: 'flows:read',
  watchlist: 'watchlists:read',
  webhook: 'webhooks:read',
  policy: null,
  api_key: null,
  oauth_client: null,
  user: null,
  sample: null,
  branding: null,
};

/** Events whose data may be of a different type than their target. Their readers need both scopes. */
const alsoNeeded: Partial<Record<string, Scope>> = {
  'sla.warning': 'cases:read',
  'sla.breached': 'cases:read',
};

const targets = new Map<string, TargetType>(
  (eventCatalogue satisfies readonly EventDeclaration[]).map(({ name, target }) => [name, target]),
);

/**
 * Whether the scopes allow a caller to read the resource of an event (API §8.6). Nobody may read an unknown
 * type.
 */
export function isReadable(type: string, scopes: ReadonlySet<Scope>): boolean {
  const target = targets.get(type);
  const scope = target && readScopes[target];
  const also = alsoNeeded[type];
  return !!scope && scopes.has(scope) && (!also || scopes.has(also));
}
