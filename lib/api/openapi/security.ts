import { scopesOf } from '@/lib/domain/access/scopes';
import { isScope, type Operation } from '@/lib/domain/operation';
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
    description: 'API key of a project, with all scopes. Keep it on a server.',
  },
  bearer: {
    type: 'http',
    scheme: 'bearer',
    description: 'API key of a project in the header `Authorization`.',
  },
  oauth2: {
    type: 'oauth2',
    description: 'Access token of an OAuth client, valid for 15 minutes.',
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
    description: 'Id and secret of an OAuth client. Only for the token endpoint.',
  },
  provider: {
    type: 'apiKey',
    in: 'header',
    name: 'webhook-signature',
    description:
      'Signature of an outside provider as in Standard Webhooks, with `webhook-id` and `webhook-timestamp`. Only for the ' +
      'answer to its job.',
  },
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: 'next-auth.session-token',
    description:
      'A person signed in to the console, with the scopes of their role. Changes are only accepted from the console. ' +
      'Over HTTPS the name of the cookie begins with `__Secure-`.',
  },
};

const isForPeople = (scope: Scope) => Object.values(scopesOf).some((granted) => granted.has(scope));

const waysOfScopes = (needed: readonly Scope[]): object[] => [
  { api_key: needed },
  { bearer: needed },
  { oauth2: needed },
  ...(needed.every(isForPeople) ? [{ session: needed }] : []),
];

/** Alternatives: any one is enough. Each needs the scopes, or the role for a session. */
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

/** The scopes of a session are those of the person's role. */
const withScopes = (furtherScopes: readonly Scope[]) =>
  furtherScopes.length === 0 ? '' : `, with ${scopesSaid(furtherScopes)}`;

export function needOf({ scope: need, furtherScopes = [] }: Operation): string {
  if (isScope(need)) return `Needs ${scopesSaid([need, ...furtherScopes])}.`;
  if (need === 'any read scope')
    return 'Needs any read scope, and only returns what the caller’s scopes allow.';
  if (need === 'client credentials')
    return 'Needs the credentials of the client, as HTTP Basic or in the form data.';
  if (need === "a provider's signature") return 'Needs the signature of the provider that was given the job.';
  const whose = need === 'a session' ? 'a person' : 'an admin';
  return `Needs the session of ${whose}${withScopes(furtherScopes)}.`;
}
