import type { Context } from '@/lib/platform/context';
import { rowsOfAnyProject } from '@/lib/platform/database/statements';
import type { Transaction } from '@/lib/platform/database/transaction';

export interface MailRecipient {
  project_id: number;
  user_token: string;
}

/** In all projects. */
export function findMailRecipients(now: Date, max: number): Promise<MailRecipient[]> {
  return rowsOfAnyProject<MailRecipient>({
    name: 'due-mails',
    text: 'select project_id, user_token from find_due_mails($1, $2)',
    values: [now, max],
  });
}

export interface MailedNotification {
  token: string;
  kind: string;
  target_type: string;
  target_token: string;
}

/** Excludes notifications that have been read in the meantime. */
export async function skipMails(
  tx: Transaction,
  ctx: Context,
  userToken: string,
  which: 'all' | 'read',
): Promise<void> {
  await tx.$executeRaw`
    update notifications set mail_status = 'skipped', mail_due_at = null
    where project_id = ${ctx.project.id} and user_token = ${userToken} and mail_status = 'pending'
      and mail_due_at <= ${ctx.now()}::timestamptz and (${which} = 'all' or read_at is not null)`;
}

/** No other worker sends them before `until`. Skips rows locked by others. */
export function claimMails(
  tx: Transaction,
  ctx: Context,
  userToken: string,
  until: Date,
  max: number,
): Promise<MailedNotification[]> {
  return tx.$queryRaw<MailedNotification[]>`
    with due as (
      select id from notifications
      where project_id = ${ctx.project.id} and user_token = ${userToken} and mail_status = 'pending'
        and mail_due_at <= ${ctx.now()}::timestamptz
      order by id limit ${max}::int for no key update skip locked
    )
    update notifications n set mail_due_at = ${until}::timestamptz, mail_attempts = n.mail_attempts + 1
    from due where n.project_id = ${ctx.project.id} and n.id = due.id
    returning n.token, n.kind, n.target_type, n.target_token`;
}

const retryAfterMinutes = [1, 5, 30, 60];
const maxAttempts = 24;

export async function markMailsSent(tx: Transaction, ctx: Context, tokens: readonly string[]): Promise<void> {
  await tx.$executeRaw`
    update notifications set mail_status = 'sent', mail_due_at = null
    where project_id = ${ctx.project.id} and token = any(${[...tokens]}::text[]) and mail_status = 'pending'`;
}

/** With increasing delays, given up after about a day. */
export async function deferMails(tx: Transaction, ctx: Context, tokens: readonly string[]): Promise<void> {
  const waits = retryAfterMinutes;
  await tx.$executeRaw`
    update notifications set
      mail_status = case when mail_attempts >= ${maxAttempts}::int then 'failed' else 'pending' end,
      mail_due_at = case when mail_attempts < ${maxAttempts}::int then ${ctx.now()}::timestamptz
        + make_interval(mins => (${waits}::int[])[least(mail_attempts, ${waits.length}::int)]) end
    where project_id = ${ctx.project.id} and token = any(${[...tokens]}::text[]) and mail_status = 'pending'`;
}
