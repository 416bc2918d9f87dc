/**
 * The notifications for people (API §7.7), as shown in the console and in mails. They never name the subject
 * of a case. `{target}` is an alert or a case.
 */
const textsByKind: Partial<Record<string, string>> = {
  'alert.assigned': 'An alert was assigned to you',
  'alert.escalated': 'An alert was escalated to you',
  'alert.hold_refused': 'Your decision on an alert could not be carried out',
  'case.assigned': 'A case was assigned to you',
  'case.commented': 'You were mentioned in a comment',
  'case.escalated': 'A case was escalated to you',
  'list.refused': 'A new edition of a public list was refused',
  'sla.warning': 'The deadline of {target} is near',
  'sla.breached': 'The deadline of {target} has passed',
  'webhook.undeliverable': 'A webhook could not be delivered',
};

/** In alphabetical order. */
export const notificationKinds: readonly string[] = Object.keys(textsByKind).toSorted();

const targets: Partial<Record<string, string>> = { alert: 'an alert', case: 'a case' };

/** Also for kinds and targets that this version of Probity does not know. */
export const notificationText = ({ kind, target_type }: { kind: string; target_type: string }): string =>
  (textsByKind[kind] ?? 'You have a new notification').replace(
    '{target}',
    targets[target_type] ?? 'something assigned to you',
  );

const pages: Partial<Record<string, (token: string) => string>> = {
  alert: (token) => `/alerts/${token}`,
  case: (token) => `/cases/${token}`,
  webhook: (token) => `/webhooks/${token}`,
  list_source: () => '/lists',
};

/** The console page of the target; the alert list if it has no page. */
export const notificationPath = ({
  target_type,
  target_token,
}: {
  target_type: string;
  target_token: string;
}): string => pages[target_type]?.(target_token) ?? '/alerts';
