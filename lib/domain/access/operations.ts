import { created, listOf, noContent, oauthAnswer, resource } from '@/lib/domain/answer';
import { operation } from '@/lib/domain/operation';
import {
  AccessToken,
  AlertViews,
  ChangeOwnPassword,
  CreatedUser,
  CreateOauthClient,
  CreateUser,
  Notification,
  NotificationFilters,
  OauthClient,
  OauthClientFilters,
  OauthClientParams,
  OauthClientWithSecret,
  ReadNotifications,
  SaveAlertViews,
  Session,
  SessionParams,
  TokenRequest,
  UnreadCount,
  UpdateOauthClient,
  UpdateOwnUser,
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
  summary: 'List the people who can be given work',
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

export const getOwnUser = operation({
  id: 'users.get_own',
  method: 'GET',
  path: '/v1/users/me',
  tag: 'People',
  scope: 'a session',
  summary: 'Get the signed-in person',
  answer: resource(User),
});

export const updateOwnUser = operation({
  id: 'users.update_own',
  method: 'PATCH',
  path: '/v1/users/me',
  tag: 'People',
  scope: 'a session',
  summary: 'Change the settings of the signed-in person',
  body: UpdateOwnUser,
  answer: resource(User),
  example: { email_notifications: false },
});

export const getAlertViews = operation({
  id: 'users.get_alert_views',
  method: 'GET',
  path: '/v1/users/me/alert-views',
  tag: 'People',
  scope: 'a session',
  summary: 'Get the views of the alerts that the signed-in person keeps',
  answer: resource(AlertViews),
});

export const saveAlertViews = operation({
  id: 'users.save_alert_views',
  method: 'PUT',
  path: '/v1/users/me/alert-views',
  tag: 'People',
  scope: 'a session',
  summary: 'Replace the views of the alerts that the signed-in person keeps',
  body: SaveAlertViews,
  answer: resource(AlertViews),
  errors: ['INVALID_STATE'],
  example: { views: [{ name: 'My sanctions hits', query: 'view=mine&category=Sanctions+Hit' }], revision: 0 },
});

export const changeOwnPassword = operation({
  id: 'users.change_own_password',
  method: 'POST',
  path: '/v1/users/me/password',
  tag: 'People',
  scope: 'a session',
  summary: 'Change the password of the signed-in person',
  description:
    'The person’s other sessions end. Wrong current passwords are limited as those of the sign-in are.',
  body: ChangeOwnPassword,
  answer: noContent,
  example: { current_password: 'the one until now', new_password: 'a sentence is easy to keep' },
});

export const endTour = operation({
  id: 'users.end_tour',
  method: 'POST',
  path: '/v1/users/me/end-tour',
  tag: 'People',
  scope: 'a session',
  summary: 'Do not show the signed-in person the console’s tour again',
  answer: noContent,
});

export const listOwnSessions = operation({
  id: 'sessions.list',
  method: 'GET',
  path: '/v1/users/me/sessions',
  tag: 'People',
  scope: 'a session',
  summary: 'List where the signed-in person is signed in',
  answer: listOf(Session, { sorts: ['created_at'] }),
});

export const endOwnSession = operation({
  id: 'sessions.end',
  method: 'DELETE',
  path: '/v1/users/me/sessions/{session_token}',
  tag: 'People',
  scope: 'a session',
  summary: 'End a session of the signed-in person',
  params: SessionParams,
  answer: noContent,
});

export const endOtherSessions = operation({
  id: 'sessions.end_others',
  method: 'POST',
  path: '/v1/users/me/sessions/end-others',
  tag: 'People',
  scope: 'a session',
  summary: 'End all sessions of the signed-in person but this one',
  answer: noContent,
});

export const endUserSessions = operation({
  id: 'users.end_sessions',
  method: 'POST',
  path: '/v1/users/{user_token}/end-sessions',
  tag: 'People',
  scope: "an admin's session",
  summary: 'Sign a person out everywhere',
  description: 'They can sign in again: to keep them out, disable them or reset their password.',
  params: UserParams,
  answer: noContent,
});

export const listNotifications = operation({
  id: 'notifications.list',
  method: 'GET',
  path: '/v1/notifications',
  tag: 'Notifications',
  scope: 'a session',
  summary: 'List what the signed-in person was told',
  query: NotificationFilters,
  answer: listOf(Notification, { sorts: ['created_at'] }),
});

export const readNotifications = operation({
  id: 'notifications.read',
  method: 'POST',
  path: '/v1/notifications/read',
  tag: 'Notifications',
  scope: 'a session',
  summary: 'Mark notifications of the signed-in person as read',
  body: ReadNotifications,
  answer: resource(UnreadCount),
  errors: ['NOT_FOUND'],
  example: { tokens: ['ntf_01k0000000000000000000000'] },
});
