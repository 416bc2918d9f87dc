import { setTimeout as delay } from 'node:timers/promises';
import { createTransport } from 'nodemailer';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

export interface MailServer {
  /** `smtp://` or `smtps://`, with a user and a password if it needs them. */
  url: string;
  from: string;
}

export interface Mailer {
  /** Resolves when the server has taken the mail. Rejects otherwise, at the latest after `timeoutMs`. */
  send(mail: Mail): Promise<void>;
}

/** Below the time in which a process stops. */
const usualTimeoutMs = 15_000;

/** Each mail has a connection of its own, which ends with it. */
export function mailerOf({ url, from }: MailServer, timeoutMs = usualTimeoutMs): Mailer {
  return {
    async send(mail) {
      const transport = createTransport({
        url,
        dnsTimeout: timeoutMs,
        connectionTimeout: timeoutMs,
        greetingTimeout: timeoutMs,
        socketTimeout: timeoutMs,
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      const sending = transport.sendMail({ from, ...mail }).then(() => true);
      sending.catch(() => {}); // when the time was up first
      // A server that sends a byte now and then would keep each of those times from ending.
      const isSent = await Promise.race([sending, delay(timeoutMs, false, { ref: false })]);
      transport.close();
      if (!isSent) throw new Error('The mail server did not answer in time.');
    },
  };
}
