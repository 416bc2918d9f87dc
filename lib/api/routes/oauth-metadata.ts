import { scopes } from '@/lib/platform/context';
import { env } from '@/lib/platform/settings/env';

/** RFC 8414 (API §2.2). */
export const oauthMetadata = () => ({
  issuer: env.PROBITY_BASE_URL,
  token_endpoint: `${env.PROBITY_BASE_URL}/oauth/token`,
  token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post'],
  grant_types_supported: ['client_credentials'],
  response_types_supported: [],
  scopes_supported: scopes,
});
