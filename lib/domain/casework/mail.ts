import type { MailedNotification } from '@/lib/domain/notifications/service/claim-mails';
import { notificationPath, notificationText } from '@/lib/domain/notifications/texts';
import type { Mail } from '@/lib/platform/outbound/mail';

/** The mail states how many more there are. */
const maxLines = 50;

interface Line {
  text: string;
  url: string;
}

const lineOf =
  (baseUrl: string, caseNames: ReadonlyMap<string, string>) =>
  (notification: MailedNotification): Line => {
    const name = caseNames.get(notification.target_token);
    return {
      text: notificationText(notification) + (name === undefined ? '' : ` (${name})`),
      url: baseUrl + notificationPath(notification),
    };
  };

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const subjectOf = (lines: readonly Line[]) =>
  lines.length === 1 ? `Probity: ${lines[0]?.text}` : `Probity: ${lines.length} notifications`;

/**
 * The notifications of a person with links and case names, but without the subjects of the cases, because
 * mail passes many servers (API §7.7).
 */
export function mailOf(
  notifications: readonly MailedNotification[],
  caseNames: ReadonlyMap<string, string>,
  baseUrl: string,
): Omit<Mail, 'to'> {
  const lines = notifications.map(lineOf(baseUrl, caseNames));
  const shown = lines.slice(0, maxLines);
  const more = lines.length > maxLines ? [`and ${lines.length - maxLines} more: ${baseUrl}/alerts`] : [];
  const why =
    'You receive this because email notifications are on. You can turn them off under Notifications in Probity.';
  const items = shown.map(({ text, url }) => `<li><a href="${escaped(url)}">${escaped(text)}</a></li>`);
  return {
    subject: subjectOf(lines),
    text: [...shown.map(({ text, url }) => `${text}\n${url}`), ...more, why].join('\n\n'),
    html: `<ul>${items.join('')}</ul>${more.map((text) => `<p>${escaped(text)}</p>`).join('')}<p>${why}</p>`,
  };
}
