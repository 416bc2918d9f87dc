import { setTimeout as sleep } from 'node:timers/promises';
import { createTransport } from 'nodemailer';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

export interface MailServer {
  /** `smtp://` or `smtps://`, with user and password if needed. */
  url: string;
  from: string;
}

export interface Mailer {
  /** Resolves when the server has accepted the mail. Otherwise rejects, at the latest after `timeoutMs`. */
  send(mail: Mail): Promise<void>;
}

/** Shorter than the time in which a process stops. */
const usualTimeoutMs = 15_000;

/** Each mail uses its own connection. */
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
      sending.catch(() => {}); // it may reject after the time was up
      // A server that sends a byte now and then would keep each of those timeouts from firing.
      const isSent = await Promise.race([sending, sleep(timeoutMs, false, { ref: false })]);
      transport.close();
      if (!isSent) throw new Error('The mail server did not answer in time.');
    },
  };
}
