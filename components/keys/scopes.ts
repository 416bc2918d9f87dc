import type { Scope } from '@/lib/platform/context';

interface ScopeGroup {
  name: string;
  scopes: readonly Scope[];
}

/** All scopes by subject. The test beside this file fails if a new scope is missing. */
export const scopeGroups: readonly ScopeGroup[] = [
  { name: 'Flows', scopes: ['flows:read', 'flows:write'] },
  { name: 'Cases', scopes: ['cases:read', 'cases:write'] },
  { name: 'Entities', scopes: ['entities:read', 'entities:write'] },
  { name: 'Alerts', scopes: ['alerts:read', 'alerts:write'] },
  { name: 'Checks', scopes: ['checks:read', 'checks:write'] },
  { name: 'Risk', scopes: ['risk:read', 'risk:write', 'risk:approve'] },
  { name: 'Lists', scopes: ['watchlists:read', 'watchlists:write'] },
  { name: 'Webhooks', scopes: ['webhooks:read', 'webhooks:write'] },
  { name: 'Audit and analytics', scopes: ['audit:read', 'analytics:read'] },
];

const scopeCount = scopeGroups.flatMap(({ scopes }) => scopes).length;

/** "All 19 scopes", "flows:read", "flows:read and 2 more" */
export function scopesText(scopes: readonly string[]): string {
  if (scopes.length === scopeCount) return `All ${scopeCount} scopes`;
  const [first = 'None', ...others] = scopes;
  return others.length === 0 ? first : `${first} and ${others.length} more`;
}
