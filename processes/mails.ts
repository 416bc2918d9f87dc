import { Loop } from '@/lib/platform/work/loop';
import { sendDueMails } from '@/lib/domain/casework/service/send-due-mails';
import { env } from '@/lib/platform/settings/env';
import { log } from '@/lib/platform/errors/log';
import { mailerOf } from '@/lib/platform/outbound/mail';

const intervalMs = 2_000;

/** Sends no mails without a mail server. A loop, because rows say what is due (docs/adr/0061). */
export function followMails(): Loop[] {
  const { SMTP_URL: url, PROBITY_MAIL_FROM: from } = env;
  if (url === undefined || from === undefined) return [];
  const mailer = mailerOf({ url, from });
  return [new Loop({ name: 'mails', intervalMs, work: () => sendDueMails(mailer), logger: log })];
}
