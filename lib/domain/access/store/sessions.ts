import type { Context, Role } from '@/lib/platform/context';
import { db, readRows } from '@/lib/platform/db';
import type { Transaction } from '@/lib/platform/transaction';

export async function insertSession(
  tx: Transaction,
  ctx: Context,
  session: { token: string; user_token: string; expires_at: Date },
): Promise<void> {
  const row = { ...session, project_id: ctx.project.id, created_at: ctx.now() };
  await tx.session.create({ data: row, select: { token: true } });
}

/** What a session's cookie says. */
export interface SessionRef {
  session: string;
  user_token: string;
  session_version: number;
}

export interface SessionUser {
  name: string;
  role: Role;
  expires_at: Date;
}

export async function findUserOfSession(ctx: Context, ref: SessionRef): Promise<SessionUser | null> {
  const rows = await readRows<SessionUser>(ctx, {
    name: 'find-session-user',
    text: `select u.name, u.role, s.expires_at
      from sessions s join users u on u.project_id = s.project_id and u.token = s.user_token
      where s.project_id = $1 and s.token = $2 and s.ended_at is null and s.expires_at > $3
        and u.token = $4 and u.session_version = $5 and u.disabled_at is null`,
    values: [ctx.project.id, ref.session, ctx.now(), ref.user_token, ref.session_version],
  });
  return rows[0] ?? null;
}

export async function updateEndOfSession(tx: Transaction, ctx: Context, token: string): Promise<void> {
  await tx.session.updateMany({
    where: { project_id: ctx.project.id, token, ended_at: null },
    data: { ended_at: ctx.now() },
  });
}

/** Ends the person's sessions, but for the one that is kept, if any. */
export async function updateEndOfOtherSessions(
  tx: Transaction,
  ctx: Context,
  userToken: string,
  kept: string | null,
): Promise<void> {
  await tx.session.updateMany({
    where: {
      project_id: ctx.project.id,
      user_token: userToken,
      ended_at: null,
      ...(kept && { token: { not: kept } }),
    },
    data: { ended_at: ctx.now() },
  });
}

export async function deleteSessions(): Promise<void> {
  await db().statements.query('select delete_ended_sessions()');
}
