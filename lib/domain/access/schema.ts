import { z } from 'zod';
import { fault } from '@/lib/platform/errors/detail-codes';
import { DisplayName, Text, Timestamp, token } from '@/lib/domain/primitives';
import { roles, scopes } from '@/lib/platform/context';

export const PersonRole = z.enum(roles);

/** A person of the project (API §4.11). */
export const User = z.object({
  token: token('usr'),
  name: z.string(),
  email: z.string(),
  role: PersonRole,
  /** Cannot sign in or be assigned work. */
  disabled: z.boolean(),
  email_notifications: z.boolean(),
});
export type User = z.infer<typeof User>;

/** `password` is only in this response. */
export const CreatedUser = User.extend({ password: z.string() });
export type CreatedUser = z.infer<typeof CreatedUser>;

export const UserFilters = z.strictObject({
  /** `true`: also auditors and disabled people, who cannot be assigned work. */
  all: z.enum(['true', 'false']).optional(),
});
export type UserFilters = z.infer<typeof UserFilters>;

export const UserParams = z.object({ user_token: token('usr') });

export const CreateUser = z.strictObject({
  name: DisplayName.max(200),
  email: z.email().max(320),
  role: PersonRole,
});
export type CreateUser = z.infer<typeof CreateUser>;

export const UpdateUser = z.strictObject({
  role: PersonRole.optional(),
  disabled: z.boolean().optional(),
});
export type UpdateUser = z.infer<typeof UpdateUser>;

export const UpdateOwnUser = z.strictObject({
  /** Whether notifications are also sent by email. */
  email_notifications: z.boolean(),
});
export type UpdateOwnUser = z.infer<typeof UpdateOwnUser>;

export const ChangeOwnPassword = z.strictObject({
  current_password: Text.min(1).max(1024),
  new_password: Text.min(12).max(1024),
});
export type ChangeOwnPassword = z.infer<typeof ChangeOwnPassword>;

/** A named set of filters and sort order for alerts. */
export const AlertView = z.strictObject({
  name: DisplayName.max(60),
  /** The query string of the console, without the question mark. */
  query: Text.max(1000),
});
export type AlertView = z.infer<typeof AlertView>;

const nameKey = ({ name }: AlertView) => name.trim().toLowerCase();

export const SaveAlertViews = z.strictObject({
  views: z
    .array(AlertView)
    .max(50)
    .refine(
      (views) => new Set(views.map(nameKey)).size === views.length,
      fault('duplicate', 'must not contain duplicate names'),
    ),
  /** The revision that the client read. */
  revision: z.number().int().min(0).max(2_147_483_646),
});
export type SaveAlertViews = z.infer<typeof SaveAlertViews>;

export const AlertViews = z.object({
  views: z.array(AlertView),
  /** 0 before the first change. */
  revision: z.number().int(),
});
export type AlertViews = z.infer<typeof AlertViews>;

/** A sign-in of a person that has not ended (API §2.4). */
export const Session = z.object({
  token: token('ses'),
  /** Whether this is the session of the request. */
  current: z.boolean(),
  /** Such as "Firefox on Windows". */
  browser: z.string().nullable(),
  ip_address: z.string().nullable(),
  last_used_at: Timestamp,
  expires_at: Timestamp,
  created_at: Timestamp,
});
export type Session = z.infer<typeof Session>;

export const SessionParams = z.object({ session_token: token('ses') });

export const Scope = z.enum(scopes);
const Scopes = z
  .array(Scope)
  .min(1)
  .max(scopes.length)
  .refine(
    (given) => new Set(given).size === given.length,
    fault('duplicate', 'must not contain duplicate scopes'),
  )
  .meta({ uniqueItems: true });

export const OauthClientStatus = z.enum(['active', 'revoked']);

/** API §4.11. */
export const OauthClient = z.object({
  id: token('cli'),
  name: z.string(),
  scopes: z.array(Scope),
  status: OauthClientStatus,
  created_at: Timestamp,
  /** When an access token was last issued to it. */
  last_used_at: Timestamp.nullable(),
});
export type OauthClient = z.infer<typeof OauthClient>;

/** `client_secret` is only in responses that create one. */
export const OauthClientWithSecret = OauthClient.extend({ client_secret: z.string() });
export type OauthClientWithSecret = z.infer<typeof OauthClientWithSecret>;

export const OauthClientFilters = z.strictObject({ status: OauthClientStatus.optional() });
export type OauthClientFilters = z.infer<typeof OauthClientFilters>;

export const OauthClientParams = z.object({ client_id: token('cli') });

export const CreateOauthClient = z.strictObject({ name: DisplayName.max(200), scopes: Scopes });
export type CreateOauthClient = z.infer<typeof CreateOauthClient>;

export const UpdateOauthClient = CreateOauthClient.partial();
export type UpdateOauthClient = z.infer<typeof UpdateOauthClient>;

/** A form (RFC 6749 §4.4.2). Other fields are ignored. */
export const TokenRequest = z.object({
  grant_type: Text.max(100),
  scope: Text.max(1000).optional(),
  /** Unless they are in `Authorization: Basic`. */
  client_id: Text.max(200).optional(),
  client_secret: Text.max(200).optional(),
});
export type TokenRequest = z.infer<typeof TokenRequest>;

/** RFC 6749 §5.1. */
export const AccessToken = z.object({
  access_token: z.string(),
  token_type: z.literal('Bearer'),
  expires_in: z.number().int(),
  scope: z.string(),
});
export type AccessToken = z.infer<typeof AccessToken>;
