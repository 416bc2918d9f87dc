import { findMailRecipients, type MailRecipient } from '../store/mails';

export type { MailRecipient };

/** To whom something is to be mailed at that time, in every project; who waits longest first. */
export const listMailRecipients = (now: Date, max: number): Promise<MailRecipient[]> =>
  findMailRecipients(now, max);
