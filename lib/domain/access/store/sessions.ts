import type { Page, PageRequest } from '@/lib/domain/answer';
import { listPage, type ListSource } from '@/lib/domain/list-page';
import type { Context, Role } from '@/lib/platform/context';
import { rowsOf, rowsOfAnyProject } from '@/lib/platform/database/statements';
import type { Transaction } from '@/lib/platform/database/transaction';

export interface NewSession {
  token: string;
  user_token: string;
  expires_at: Date;
  ip_address: string | null;
  user_agent: string | null;
}

export async function insertSession(tx: Transaction, ctx: Context, session: NewSession): Promise<void> {
  const begun = { created_at: ctx.now(), last_used_at: ctx.now() };
  const row = { ...session, ...begun, project_id: ctx.project.id };
  await tx.session.create({ data: row, select: { token: true } });
}

/** The claims in the session's cookie. */
export interface SessionRef {
  session: string;
  user_token: string;
  session_version: number;
}

export interface SessionUser {
  name: string;
  role: Role;
  expires_at: Date;
  /** Null for a session opened by a process of the previous version. */
  last_used_at: Date | null;
}

export async function findUserOfSession(ctx: Context, ref: SessionRef): Promise<SessionUser | null> {
  const rows = await rowsOf<SessionUser>(ctx, {
    name: 'find-session-user',
    text: `select u.name, u.role, s.expires_at, s.last_used_at
      from sessions s join users u on u.project_id = s.project_id and u.token = s.user_token
      where s.project_id = $1 and s.token = $2 and s.ended_at is null and s.expires_at > $3
        and u.token = $4 and u.session_version = $5 and u.disabled_at is null`,
    values: [ctx.project.id, ref.session, ctx.now(), ref.user_token, ref.session_version],
  });
  return rows[0] ?? null;
}

export interface SessionRow {
  token: string;
  created_at: Date;
  expires_at: Date;
  last_used_at: Date | null;
  ip_address: string | null;
  user_agent: string | null;
}

const source: ListSource = {
  table: 'sessions',
  columns: 'token, created_at, expires_at, last_used_at, ip_address, user_agent',
};

const goingOn = (ctx: Context) => ({ ended_at: null, expires_at: { gt: ctx.now() } });

/** Sessions of the signed-in person. */
export function listOwnSessionRows(ctx: Context, page: PageRequest): Promise<Page<SessionRow>> {
  const conditions = [
    { sql: 'ended_at is null', values: [] },
    { sql: 'expires_at > ?', values: [ctx.now()] },
  ];
  return listPage(ctx, source, { equals: { user_token: ctx.actor.id }, conditions }, page);
}

/** Unless another process has recorded a use since then. */
export async function updateLastUse(
  tx: Transaction,
  ctx: Context,
  token: string,
  before: Date,
): Promise<void> {
  const isEarlier = { OR: [{ last_used_at: null }, { last_used_at: { lt: before } }] };
  await tx.session.updateMany({
    where: { project_id: ctx.project.id, token, ended_at: null, ...isEarlier },
    data: { last_used_at: ctx.now() },
  });
}

export async function updateEndOfSession(tx: Transaction, ctx: Context, token: string): Promise<void> {
  await tx.session.updateMany({
    where: { project_id: ctx.project.id, token, ended_at: null },
    data: { ended_at: ctx.now() },
  });
}

/** Ends a session of the signed-in person. False if they have no such open session. */
export async function updateEndOfOwnSession(tx: Transaction, ctx: Context, token: string): Promise<boolean> {
  const { count } = await tx.session.updateMany({
    where: { project_id: ctx.project.id, user_token: ctx.actor.id, token, ...goingOn(ctx) },
    data: { ended_at: ctx.now() },
  });
  return count > 0;
}

/** Ends the person's sessions, except for `kept` if given. Returns how many were open. */
export async function updateEndOfOtherSessions(
  tx: Transaction,
  ctx: Context,
  userToken: string,
  kept: string | null,
): Promise<number> {
  const { count } = await tx.session.updateMany({
    where: {
      project_id: ctx.project.id,
      user_token: userToken,
      ...goingOn(ctx),
      ...(kept && { token: { not: kept } }),
    },
    data: { ended_at: ctx.now() },
  });
  return count;
}

export async function deleteSessions(): Promise<void> {
  await rowsOfAnyProject({ text: 'select delete_ended_sessions()', values: [] });
}
