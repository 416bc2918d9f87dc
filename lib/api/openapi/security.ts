import { scopesOf } from '@/lib/domain/access/roles';
import type { Operation } from '@/lib/domain/operation';
import { scopes } from '@/lib/platform/context';

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
    description: `An API key, or an access token with some of the scopes ${scopes.join(', ')}.`,
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

const isForPeople = ({ scope }: Operation) => Object.values(scopesOf).some((granted) => granted.has(scope));

/** Any one of the ways; each needs the scope. */
export const securityOf = (operation: Operation): object[] => [
  { api_key: [operation.scope] },
  { bearer: [operation.scope] },
  ...(isForPeople(operation) ? [{ session: [operation.scope] }] : []),
];
