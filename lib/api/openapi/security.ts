import { scopesOf } from '@/lib/domain/access/roles';
import type { Need, Operation } from '@/lib/domain/operation';
import { type Scope, scopes } from '@/lib/platform/context';

/** `alerts:read` → "Read alerts". */
function meaningOf(scope: Scope): string {
  const [area = '', action = ''] = scope.split(':');
  const verb = { read: 'Read', write: 'Change', approve: 'Approve' }[action] ?? action;
  return `${verb} ${area}`;
}

/** API §2. */
export const securitySchemes = {
  api_key: {
    type: 'apiKey',
    in: 'header',
    name: 'X-API-KEY',
    description: 'The key of a project. It has every scope. Keep it on a server.',
  },
  bearer: {
    type: 'http',
    scheme: 'bearer',
    description: 'The key of a project in the header `Authorization`.',
  },
  oauth2: {
    type: 'oauth2',
    description: 'An access token of an OAuth client, which is valid for 15 minutes.',
    flows: {
      clientCredentials: {
        tokenUrl: '/oauth/token',
        scopes: Object.fromEntries(scopes.map((scope) => [scope, meaningOf(scope)])),
      },
    },
  },
  client: {
    type: 'http',
    scheme: 'basic',
    description: 'The id and the secret of an OAuth client, for the token endpoint alone.',
  },
  provider: {
    type: 'apiKey',
    in: 'header',
    name: 'webhook-signature',
    description:
      'The signature of an outside provider by Standard Webhooks, with `webhook-id` and `webhook-timestamp`, for the answer to ' +
      'its job alone.',
  },
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: 'next-auth.session-token',
    description:
      'A person signed in to the console, with the scopes of the role. Changes are taken from the console alone. ' +
      'Over HTTPS the name of the cookie begins with `__Secure-`.',
  },
};

const isScope = (need: Need): need is Scope => scopes.some((scope) => scope === need);
const isForPeople = (scope: Scope) => Object.values(scopesOf).some((granted) => granted.has(scope));

const waysOfScopes = (needed: readonly Scope[]): object[] => [
  { api_key: needed },
  { bearer: needed },
  { oauth2: needed },
  ...(needed.every(isForPeople) ? [{ session: needed }] : []),
];

/** Any one of the ways; each needs the scopes, or of a session the role. */
export function securityOf({ scope: need, furtherScopes = [] }: Operation): object[] {
  if (isScope(need)) return waysOfScopes([need, ...furtherScopes]);
  if (need === 'any read scope') return [{ api_key: [] }, { bearer: [] }, { oauth2: [] }, { session: [] }];
  if (need === 'a session') return [{ session: furtherScopes }];
  if (need === "a provider's signature") return [{ provider: [] }];
  return need === "an admin's session" ? [{ session: ['admin'] }] : [{ client: [] }, {}];
}

function scopesSaid(needed: readonly Scope[]): string {
  const names = needed.map((scope) => `\`${scope}\``).join(', ');
  return `the scope${needed.length === 1 ? '' : 's'} ${names}`;
}

/** Of a session, the scopes are those of the person's role. */
const withScopes = (furtherScopes: readonly Scope[]) =>
  furtherScopes.length === 0 ? '' : `, with ${scopesSaid(furtherScopes)}`;

export function needOf({ scope: need, furtherScopes = [] }: Operation): string {
  if (isScope(need)) return `Needs ${scopesSaid([need, ...furtherScopes])}.`;
  if (need === 'any read scope')
    return 'Needs any scope that reads, and shows what the scopes of the caller read.';
  if (need === 'client credentials')
    return 'Needs the credentials of the client, as HTTP Basic or in the form.';
  if (need === "a provider's signature") return 'Needs the signature of the provider that was given the job.';
  const whose = need === 'a session' ? 'a person' : 'an admin';
  return `Needs the session of ${whose}${withScopes(furtherScopes)}.`;
}
