import type { Page, PageRequest } from '@/lib/domain/answer';
import { keptTotal } from '@/lib/platform/database/kept-totals';
import type { Condition } from '@/lib/platform/database/conditions';
import { listPage, type ListSource } from '@/lib/domain/list-page';
import type { Context } from '@/lib/platform/context';
import { env } from '@/lib/platform/settings/env';
import { newToken } from '@/lib/platform/ids';
import { insertRows } from '@/lib/platform/database/insert-rows';
import { noteNotifications } from '@/lib/platform/records';
import type { Transaction } from '@/lib/platform/database/transaction';

export interface NotificationRow {
  token: string;
  kind: string;
  target_type: string;
  target_token: string;
  note: string | null;
  read_at: Date | null;
  created_at: Date;
}

const source: ListSource = {
  table: 'notifications',
  columns: 'token, kind, target_type, target_token, note, read_at, created_at',
};

const hasBeenRead: Condition = { sql: 'read_at is not null', values: [] };
const isUnread: Condition = { sql: 'read_at is null', values: [] };

/** Only read or unread ones, if filtered. */
export function listNotificationRows(
  ctx: Context,
  unread: boolean | undefined,
  page: PageRequest,
): Promise<Page<NotificationRow>> {
  const equals = { user_token: ctx.actor.id };
  const conditions = unread === undefined ? [] : [unread ? isUnread : hasBeenRead];
  const total = () => keptTotal(ctx, source.table, { ...equals, unread });
  return listPage(ctx, source, { equals, conditions, total }, page);
}

export interface NewNotification {
  user_token: string;
  kind: string;
  target_type: string;
  target_token: string;
  note: string | null;
}

/** Nobody is notified of what they did themselves (API §7.7). */
export async function insertNotifications(
  tx: Transaction,
  ctx: Context,
  notifications: readonly NewNotification[],
): Promise<void> {
  const mail = env.SMTP_URL === undefined ? {} : { mail_status: 'pending', mail_due_at: ctx.now() };
  const shared = { project_id: ctx.project.id, created_at: ctx.now(), ...mail };
  const others = notifications.filter(({ user_token }) => user_token !== ctx.actor.id);
  const rows = others.map((each) => ({ ...each, ...shared, token: newToken('ntf') }));
  await insertRows(tx, 'notifications', rows);
  for (const { user_token } of rows) noteNotifications(tx, user_token);
}

const own = (ctx: Context) => ({ project_id: ctx.project.id, user_token: ctx.actor.id });

export const countOwnNotifications = (tx: Transaction, ctx: Context, tokens: string[]): Promise<number> =>
  tx.notification.count({ where: { ...own(ctx), token: { in: tokens } } });

export const countUnread = (tx: Transaction, ctx: Context): Promise<number> =>
  tx.notification.count({ where: { ...own(ctx), read_at: null } });

export async function updateRead(tx: Transaction, ctx: Context, tokens: string[]): Promise<void> {
  await tx.notification.updateMany({
    where: { ...own(ctx), token: { in: tokens }, read_at: null },
    data: { read_at: ctx.now() },
  });
  // For other windows of the person.
  noteNotifications(tx, ctx.actor.id);
}

/** Marks those of these kinds about the targets as read, for all people. */
export async function updateReadAbout(
  tx: Transaction,
  ctx: Context,
  targets: readonly string[],
  kinds: readonly string[],
): Promise<void> {
  const read = await tx.notification.updateManyAndReturn({
    where: {
      project_id: ctx.project.id,
      target_token: { in: [...targets] },
      kind: { in: [...kinds] },
      read_at: null,
    },
    data: { read_at: ctx.now() },
    select: { user_token: true },
  });
  for (const user of new Set(read.map(({ user_token }) => user_token))) noteNotifications(tx, user);
}

/** Notifications about the targets, for all people. */
export async function deleteNotifications(
  tx: Transaction,
  ctx: Context,
  targets: readonly string[],
): Promise<void> {
  const where = { project_id: ctx.project.id, target_token: { in: [...targets] } };
  const told = await tx.notification.groupBy({ by: ['user_token'], where });
  await tx.notification.deleteMany({ where });
  for (const { user_token } of told) noteNotifications(tx, user_token);
}
