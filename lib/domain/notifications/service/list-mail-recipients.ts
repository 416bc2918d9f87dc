import { findMailRecipients, type MailRecipient } from '../store/mails';

export type { MailRecipient };

/** People in all projects with mails due at that time, longest waiting first. */
export const listMailRecipients = (now: Date, max: number): Promise<MailRecipient[]> =>
  findMailRecipients(now, max);
