import { forEachDue } from '@/lib/domain/access/service/for-each-due';
import { claimMails, type MailedNotification } from '@/lib/domain/notifications/service/claim-mails';
import {
  listMailRecipients,
  type MailRecipient,
} from '@/lib/domain/notifications/service/list-mail-recipients';
import { listCaseNamesOfAlerts } from '@/lib/domain/alerts/service/list-case-names-of';
import { listCaseNames } from '@/lib/domain/cases/service/list-names';
import { settleMails } from '@/lib/domain/notifications/service/settle-mails';
import type { Context } from '@/lib/platform/context';
import { describeWithoutMessage } from '@/lib/platform/errors/describe-error';
import { env } from '@/lib/platform/settings/env';
import { log } from '@/lib/platform/errors/log';
import type { Mail, Mailer } from '@/lib/platform/outbound/mail';
import { read } from '@/lib/platform/database/transaction';
import { mailOf } from '../mail';

const maxAtOnce = 4;

const targets = (notifications: readonly MailedNotification[], type: string) =>
  notifications.filter(({ target_type }) => target_type === type).map(({ target_token }) => target_token);

/** Case names by target. */
async function caseNamesOf(
  ctx: Context,
  notifications: readonly MailedNotification[],
): Promise<Map<string, string>> {
  const [ofCases, ofAlerts] = await Promise.all([
    listCaseNames(ctx, targets(notifications, 'case')),
    read(ctx, (tx) => listCaseNamesOfAlerts(tx, ctx, targets(notifications, 'alert'))),
  ]);
  return new Map([...ofCases, ...ofAlerts]);
}

/** Returns whether the server accepted the mail. Discards its response, which may name the person. */
async function isTaken(mailer: Mailer, ctx: Context, mail: Mail): Promise<boolean> {
  try {
    await mailer.send(mail);
    return true;
  } catch (error) {
    log.warn(
      { request_id: ctx.requestId, error: describeWithoutMessage(error) },
      'a mail was not sent and will be retried',
    );
    return false;
  }
}

/** Sends none to a person who wants no mails or has read them. */
async function mailTo(mailer: Mailer, ctx: Context, { user_token }: MailRecipient): Promise<void> {
  const { address, notifications } = await claimMails(ctx, user_token);
  if (address === null || notifications.length === 0) return;
  const mail = mailOf(notifications, await caseNamesOf(ctx, notifications), env.PROBITY_BASE_URL);
  const isSent = await isTaken(mailer, ctx, { to: address, ...mail });
  await settleMails(ctx, notifications, isSent ? 'sent' : 'failed');
}

/**
 * Mails pending notifications, in one mail per person (API §7.7). Returns how many people it processed; there
 * may be more. Holds no transaction while it waits for the mail server; failed mails are retried later.
 */
export async function sendDueMails(mailer: Mailer, clock = () => new Date()): Promise<number> {
  const { done } = await forEachDue({
    job: 'due-mails',
    failure: 'notifications were not mailed',
    atOnce: maxAtOnce,
    max: maxAtOnce,
    find: (max) => listMailRecipients(clock(), max),
    work: async (ctx, recipient) => {
      await mailTo(mailer, { ...ctx, now: clock }, recipient);
      return 1;
    },
  });
  return done;
}
