import type { Context } from '@/lib/platform/context';
import { transaction } from '@/lib/platform/database/transaction';
import { deferMails, markMailsSent } from '../store/mails';
import type { MailedNotification } from './claim-mails';

const settleBy = { sent: markMailsSent, failed: deferMails };

/** Records whether the mail about these notifications was sent; a failed one is retried later (API §7.7). */
export const settleMails = (
  ctx: Context,
  notifications: readonly MailedNotification[],
  end: keyof typeof settleBy,
): Promise<void> =>
  transaction(ctx, (tx) =>
    settleBy[end](
      tx,
      ctx,
      notifications.map(({ token }) => token),
    ),
  );
