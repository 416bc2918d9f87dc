import type { AuditEventType, AuditRecord } from '@/lib/domain/audit/schema';

export type Told = Pick<AuditRecord, 'event_type' | 'details'>;

/** Of a person by their token. */
export type NameOf = (token: string) => string | undefined;

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

const personOf = (value: unknown, nameOf: NameOf): string =>
  nameOf(textOf(value) ?? '') ?? (value == null ? 'no one' : 'another person');

const named = ({ name }: AuditRecord['details']) => (textOf(name) ? ` “${textOf(name)}”` : '');
const plural = (count: unknown, one: string, many: string) => `${Number(count)} ${count === 1 ? one : many}`;

const move = ({ from, to }: AuditRecord['details']) =>
  textOf(from) && textOf(to) ? ` from ${textOf(from)} to ${textOf(to)}` : '';

type Tell = string | ((details: AuditRecord['details'], nameOf: NameOf) => string);

/** What was done, after the name of who did it. Every event that is audited, by its name in the API. */
const told: Record<AuditEventType, Tell> = {
  'alert.acknowledged': 'acknowledged an alert',
  'alert.assigned': ({ to }, nameOf) => `assigned an alert to ${personOf(to, nameOf)}`,
  'alert.created': ({ category }) => `raised an alert${textOf(category) ? `: ${textOf(category)}` : ''}`,
  'alert.delisted': 'noted that a list no longer names the party of an alert',
  'alert.escalated': ({ escalate_to }, nameOf) => `escalated an alert to ${personOf(escalate_to, nameOf)}`,
  'alert.found_again': 'found the party of an alert again',
  'alert.held': ({ action }) =>
    `asked for a decision on an alert, which can be undone: ${textOf(action) ?? ''}`,
  'alert.hold_refused': 'could not carry out a decision on an alert',
  'alert.remembered': 'found a party again that was judged before, with nothing new',
  'alert.resolved': ({ is_false_positive }) =>
    `resolved an alert as a ${is_false_positive ? 'false positive' : 'true match'}`,
  'alert.snoozed': 'snoozed an alert',
  'alert.undone': 'took back a decision on an alert',
  'api_key.rotated': 'replaced the API key',
  'case.assigned': ({ to }, nameOf) => `assigned a case to ${personOf(to, nameOf)}`,
  'case.closed': ({ decision }) => `closed a case${textOf(decision) ? `: ${textOf(decision)}` : ''}`,
  'case.commented': 'commented on a case',
  'case.deleted': 'deleted a closed case, whose retention was over',
  'case.created': (details) => `opened the case${named(details)}`,
  'case.escalated': ({ escalate_to }, nameOf) => `escalated a case to ${personOf(escalate_to, nameOf)}`,
  'case.report_exported': 'downloaded the evidence of a case',
  'case.report_made': 'made the evidence pack of a case',
  'case.status_changed': (details) => `moved a case${move(details)}`,
  'case.updated': 'changed a case',
  'check.cancelled': 'cancelled a check',
  'check.completed': ({ result }) => `completed a check${textOf(result) ? `: ${textOf(result)}` : ''}`,
  'check.executed': 'ran a check',
  'check.failed': 'could not complete a check',
  'check.retried': 'asked for a check to run again',
  'check.waived': ({ reason }) => `waived a check${textOf(reason) ? `: ${textOf(reason)}` : ''}`,
  'entity.added_to_case': ({ role }) => `added a party to a case${textOf(role) ? ` as ${textOf(role)}` : ''}`,
  'entity.created': 'added a person or company',
  'entity.updated': ({ to }) =>
    textOf(to) ? `set a person or company to ${textOf(to)}` : 'changed a person or company',
  'entity_import.created': ({ lines }) => `imported a file of ${plural(lines, 'line', 'lines')}`,
  'oauth_client.created': (details) => `created the OAuth client${named(details)}`,
  'oauth_client.revoked': (details) => `revoked the OAuth client${named(details)}`,
  'oauth_client.secret_rotated': 'replaced the secret of an OAuth client',
  'oauth_client.updated': 'changed an OAuth client',
  'policy.drafted': ({ kind }) => `drafted a change of the ${textOf(kind) ?? ''} policy`,
  'policy.published': ({ kind, version }) =>
    `published version ${Number(version)} of the ${textOf(kind) ?? ''} policy`,
  'risk_assessment.approved': 'approved a risk assessment',
  'risk_assessment.calculated': ({ tier }) =>
    `calculated the risk of a case${textOf(tier) ? `: ${textOf(tier)}` : ''}`,
  'risk_assessment.overridden': ({ tier }) =>
    `set the risk tier of a case by hand${textOf(tier) ? `: ${textOf(tier)}` : ''}`,
  'user.created': ({ role }) => `added a person as ${textOf(role) ?? 'user'}`,
  'user.password_changed': 'changed their password',
  'user.password_reset': 'reset the password of a person',
  'user.updated': 'changed a person’s account',
  'watchlist.created': (details) => `created the list${named(details)}`,
  'watchlist.entries_added': (details) => `added entries to the list${named(details)}`,
  'watchlist.entry_removed': (details) => `removed an entry of the list${named(details)}`,
  'watchlist.retired': (details) => `took the list${named(details)} out of screening`,
  'webhook.created': 'registered a webhook',
  'webhook.deleted': 'deleted a webhook',
  'webhook.secret_rotated': 'replaced the secret of a webhook',
  'webhook.undeliverable': 'stopped sending to a webhook that kept failing',
  'webhook.updated': 'changed a webhook',
};

/** "resolved an alert as a false positive" */
export function sentenceOf({ event_type, details }: Told, nameOf: NameOf): string {
  // A server newer than the page may send others.
  const tell: Tell | undefined = told[event_type];
  if (tell === undefined) return event_type;
  return typeof tell === 'string' ? tell : tell(details, nameOf);
}

/** Not from the schema: zod would be a large part of the page's own script. */
export const eventTypes = Object.keys(told) as AuditEventType[]; // that it has

const firstUpper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** `alert.found_again` as "Alert found again". */
export const eventName = (eventType: string) => firstUpper(eventType.replaceAll(/[._]/g, ' '));
