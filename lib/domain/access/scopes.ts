import { type Role, type Scope, scopes } from '@/lib/platform/context';

const reads = scopes.filter((scope) => scope.endsWith(':read'));
const analystScopes: Scope[] = [
  ...reads,
  'flows:write',
  'cases:write',
  'entities:write',
  'alerts:write',
  'checks:write',
  'risk:write',
];

/** The scopes of a signed-in person (API §2.3, §2.4). */
export const scopesOf: Record<Role, ReadonlySet<Scope>> = {
  auditor: new Set(reads),
  analyst: new Set(analystScopes),
  reviewer: new Set([...analystScopes, 'risk:approve']),
  admin: new Set(scopes),
};
