import { created, listOf, noContent, oauthAnswer, resource } from '@/lib/domain/answer';
import { operation } from '@/lib/domain/operation';
import {
  AccessToken,
  CreatedUser,
  CreateOauthClient,
  CreateUser,
  OauthClient,
  OauthClientFilters,
  OauthClientParams,
  OauthClientWithSecret,
  TokenRequest,
  UpdateOauthClient,
  UpdateUser,
  User,
  UserFilters,
  UserParams,
} from './schema';

export const issueAccessToken = operation({
  id: 'oauth.issue_token',
  method: 'POST',
  path: '/oauth/token',
  tag: 'OAuth',
  scope: 'client credentials',
  summary: 'Get an access token for an OAuth client',
  body: TokenRequest,
  answer: oauthAnswer(AccessToken),
  example: { grant_type: 'client_credentials', scope: 'alerts:read cases:read' },
});

export const listOauthClients = operation({
  id: 'oauth_clients.list',
  method: 'GET',
  path: '/v1/oauth-clients',
  tag: 'OAuth',
  scope: "an admin's session",
  summary: 'List the project’s OAuth clients',
  query: OauthClientFilters,
  answer: listOf(OauthClient, { sorts: ['created_at'] }),
});

export const createOauthClient = operation({
  id: 'oauth_clients.create',
  method: 'POST',
  path: '/v1/oauth-clients',
  tag: 'OAuth',
  scope: "an admin's session",
  summary: 'Create an OAuth client; the answer shows its secret once',
  body: CreateOauthClient,
  answer: created(OauthClientWithSecret),
  example: { name: 'Onboarding service', scopes: ['flows:write', 'flows:read'] },
});

export const updateOauthClient = operation({
  id: 'oauth_clients.update',
  method: 'PATCH',
  path: '/v1/oauth-clients/{client_id}',
  tag: 'OAuth',
  scope: "an admin's session",
  summary: 'Rename an OAuth client, or change its scopes',
  params: OauthClientParams,
  body: UpdateOauthClient,
  answer: resource(OauthClient),
  errors: ['INVALID_STATE'],
  example: { scopes: ['flows:read'] },
});

export const revokeOauthClient = operation({
  id: 'oauth_clients.revoke',
  method: 'DELETE',
  path: '/v1/oauth-clients/{client_id}',
  tag: 'OAuth',
  scope: "an admin's session",
  summary: 'Revoke an OAuth client and its access tokens',
  params: OauthClientParams,
  answer: noContent,
  errors: ['INVALID_STATE'],
});

export const rotateOauthClientSecret = operation({
  id: 'oauth_clients.rotate_secret',
  method: 'POST',
  path: '/v1/oauth-clients/{client_id}/rotate-secret',
  tag: 'OAuth',
  scope: "an admin's session",
  summary: 'Replace the secret of an OAuth client; the answer shows the new one once',
  params: OauthClientParams,
  answer: resource(OauthClientWithSecret),
  errors: ['INVALID_STATE'],
});

export const listUsers = operation({
  id: 'users.list',
  method: 'GET',
  path: '/v1/users',
  tag: 'People',
  scope: 'cases:read',
  summary: 'List the people who can be assigned work',
  query: UserFilters,
  answer: listOf(User, { sorts: ['name'], defaultSort: 'name' }),
});

export const createUser = operation({
  id: 'users.create',
  method: 'POST',
  path: '/v1/users',
  tag: 'People',
  scope: "an admin's session",
  summary: 'Add a person; the answer shows their password once',
  body: CreateUser,
  answer: created(CreatedUser),
  example: { name: 'Ada Lovelace', email: 'ada@example.com', role: 'analyst' },
});

export const updateUser = operation({
  id: 'users.update',
  method: 'PATCH',
  path: '/v1/users/{user_token}',
  tag: 'People',
  scope: "an admin's session",
  summary: 'Change a person’s role, or disable them',
  params: UserParams,
  body: UpdateUser,
  answer: resource(User),
  errors: ['INVALID_STATE'],
  example: { role: 'reviewer' },
});

export const resetUserPassword = operation({
  id: 'users.reset_password',
  method: 'POST',
  path: '/v1/users/{user_token}/reset-password',
  tag: 'People',
  scope: "an admin's session",
  summary: 'Replace a person’s password; the answer shows the new one once',
  params: UserParams,
  answer: resource(CreatedUser),
});

export const endUserSessions = operation({
  id: 'users.end_sessions',
  method: 'POST',
  path: '/v1/users/{user_token}/end-sessions',
  tag: 'People',
  scope: "an admin's session",
  summary: 'Sign a person out everywhere',
  description: 'They can sign in again. To prevent that, disable them or reset their password.',
  params: UserParams,
  answer: noContent,
});
