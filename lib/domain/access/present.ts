import type { Scope } from '@/lib/platform/context';
import { browserName } from './browser-name';
import type { OauthClient, Session, User } from './schema';
import type { ShownClient } from './store/oauth-clients';
import type { SessionRow } from './store/sessions';
import type { UserRow } from './store/users';

export const presentUser = ({ disabled_at, ...row }: UserRow): User => ({
  ...row,
  disabled: disabled_at !== null,
});

export const presentClient = (row: ShownClient): OauthClient => ({
  id: row.token,
  name: row.name,
  scopes: row.scopes as Scope[], // only known scopes are written
  status: row.revoked_at ? 'revoked' : 'active',
  created_at: row.created_at.toISOString(),
  last_used_at: row.last_used_at?.toISOString() ?? null,
});

export const presentSession = (row: SessionRow, current: string | undefined): Session => ({
  token: row.token,
  current: row.token === current,
  browser: browserName(row.user_agent),
  ip_address: row.ip_address,
  last_used_at: (row.last_used_at ?? row.created_at).toISOString(),
  expires_at: row.expires_at.toISOString(),
  created_at: row.created_at.toISOString(),
});
