/**
 * The notifications for people (API §7.7), as shown in the console and in mails. They never name the subject
 * of a case.
 */
const noticeTexts: Partial<Record<string, string>> = {
  'alert.assigned': 'An alert was assigned to you',
  'alert.escalated': 'An alert was escalated to you',
  'alert.hold_refused': 'Your decision on an alert could not be carried out',
  'case.assigned': 'A case was assigned to you',
  'case.commented': 'You were mentioned in a comment',
  'case.escalated': 'A case was escalated to you',
  'list.refused': 'A new edition of a public list was refused',
  'sla.warning': 'A deadline is near',
  'sla.breached': 'A deadline has passed',
  'webhook.undeliverable': 'A webhook could not be delivered',
};

/** In alphabetical order. */
export const noticeKinds: readonly string[] = Object.keys(noticeTexts).toSorted();

/** For kinds that this version of Probity does not know. */
export const noticeText = (kind: string): string => noticeTexts[kind] ?? 'You have a new notification';

const pages: Partial<Record<string, (token: string) => string>> = {
  alert: (token) => `/alerts/${token}`,
  case: (token) => `/cases/${token}`,
  webhook: (token) => `/webhooks/${token}`,
  list_source: () => '/lists',
};

/** The console page of the target; the alert list if it has no page. */
export const noticePath = ({
  target_type,
  target_token,
}: {
  target_type: string;
  target_token: string;
}): string => pages[target_type]?.(target_token) ?? '/alerts';
