import { addMilliseconds } from 'date-fns/addMilliseconds';
import { findMailAddress } from '@/lib/domain/access/service/find-mail-address';
import type { Context } from '@/lib/platform/context';
import { transaction } from '@/lib/platform/database/transaction';
import { claimMails as claimRows, type MailedNotification, skipMails } from '../store/mails';

export type { MailedNotification };

export interface ClaimedMails {
  /** Null for a person who gets no mails. */
  address: string | null;
  notifications: MailedNotification[];
}

/** Longer than sending a mail may take. After this, the worker counts as dead. */
const leaseMs = 120_000;
/** One mail contains all pending notifications of a person. */
const maxNotifications = 1_000;

/** The notifications to mail to the person now, leased to the caller (API §7.7). */
export function claimMails(ctx: Context, userToken: string): Promise<ClaimedMails> {
  return transaction(ctx, async (tx) => {
    const address = await findMailAddress(tx, ctx, userToken);
    await skipMails(tx, ctx, userToken, address === null ? 'all' : 'read');
    const until = addMilliseconds(ctx.now(), leaseMs);
    return { address, notifications: await claimRows(tx, ctx, userToken, until, maxNotifications) };
  });
}
