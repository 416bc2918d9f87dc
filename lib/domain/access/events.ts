import { z } from 'zod';
import { event } from '@/lib/domain/event';
import { OauthClient, User } from './schema';

const to = ['audit'] as const;

export const apiKeyRotated = event({ name: 'api_key.rotated', target: 'api_key', to, data: z.object({}) });

export const oauthClientCreated = event({
  name: 'oauth_client.created',
  target: 'oauth_client',
  to,
  data: OauthClient,
});
export const oauthClientUpdated = event({
  name: 'oauth_client.updated',
  target: 'oauth_client',
  to,
  data: OauthClient,
});
export const oauthClientSecretRotated = event({
  name: 'oauth_client.secret_rotated',
  target: 'oauth_client',
  to,
  data: OauthClient,
});
export const oauthClientRevoked = event({
  name: 'oauth_client.revoked',
  target: 'oauth_client',
  to,
  data: OauthClient,
});

export const userCreated = event({ name: 'user.created', target: 'user', to, data: User });
export const userUpdated = event({ name: 'user.updated', target: 'user', to, data: User });
export const userPasswordChanged = event({ name: 'user.password_changed', target: 'user', to, data: User });
export const userSessionsEnded = event({ name: 'user.sessions_ended', target: 'user', to, data: User });
export const userPasswordReset = event({ name: 'user.password_reset', target: 'user', to, data: User });
