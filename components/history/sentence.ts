import type { AuditEventType } from '@/lib/domain/audit/schema';
import type { CheckTypeCode } from '@/lib/domain/words';
import { longCheckName } from '@/components/cases/checks/check-look';
import type { Tone } from '@/components/ui/tone';
import { administration } from './administration';
import { alerts } from './alerts';
import { type Names, quoted, type Sentence, type Teller, textOf, type Told } from './teller';

function checkOf({ details }: Told): string {
  const name = longCheckName[details.type_code as CheckTypeCode]; // as every check event has it
  return name ? `the check ${name}` : 'a check';
}

function ofWhom(name: string | undefined): string {
  return name ? ` of ${name}` : '';
}

const onCheck =
  (verb: string, tone?: Tone): Teller =>
  (record, names) => ({
    text: `${verb} ${checkOf(record)}${ofWhom(names.ofCheck(record.target_token))}`,
    note: quoted(textOf(record.details.notes)) ?? textOf(record.details.reason),
    tone,
  });

const onCase =
  (text: string, tone?: Tone): Teller =>
  ({ details }) => ({ text, note: quoted(textOf(details.reason)), tone });

const completed: Record<string, string> = {
  Pass: 'passed',
  Refer: 'needs a look',
  Fail: 'was not passed',
};

function tellCompleted(record: Told, names: Names): Sentence {
  const result = textOf(record.details.result);
  const outcome = result ? completed[result] : 'ended';
  return {
    text: `finished ${checkOf(record)}${ofWhom(names.ofCheck(record.target_token))}: it ${outcome}`,
    tone: result === 'Pass' ? undefined : 'caution',
  };
}

function tellClosed({ details }: Told): Sentence {
  const text = details.decision === 'Decline' ? 'declined the case' : 'approved the case';
  return { text, note: quoted(textOf(details.summary)), tone: 'accent' };
}

function tellStatus({ details }: Told): Sentence {
  const to = textOf(details.to) ?? 'another status';
  return { text: `moved the case to ${to}`, note: quoted(textOf(details.reason)), tone: 'accent' };
}

function tellAssigned({ details, actor }: Told, names: Names): Sentence {
  const to = textOf(details.to);
  if (to === actor.id) return { text: 'took the case' };
  if (!to) return { text: 'took the owner off the case' };
  return { text: `made ${names.of(to) ?? 'a colleague'} the owner of the case` };
}

function tellAdded({ target_token, details }: Told, names: Names): Sentence {
  const name = names.of(target_token) ?? 'a party';
  const role = details.role === 'UBO' ? 'owner' : textOf(details.role)?.toLowerCase();
  if (role === 'primary') return { text: `opened the case about ${name}` };
  return { text: `added ${name} to the case${role ? ` as ${role}` : ''}` };
}

const fieldNames: Record<string, string> = {
  first_name: 'first name',
  last_name: 'last name',
  full_name: 'name',
  company_name: 'name',
  date_of_birth: 'birth date',
  nationality: 'nationality',
  country: 'country',
  address: 'address',
  registration_number: 'registration number',
  monitored: 'monitoring',
  metadata: 'own data',
};

const listed = new Intl.ListFormat('en');

function tellEntityUpdated({ target_token, details }: Told, names: Names): Sentence {
  const name = names.of(target_token) ?? 'the entity';
  const status = textOf(details.verification_status);
  if (status) return { text: `set ${name} to ${status}` };
  const fields = Object.keys((details.after as object | undefined) ?? {}); // written so by the update
  if (fields.length === 0) return { text: `changed ${name}` };
  const changed = [...new Set(fields.map((field) => fieldNames[field] ?? field))];
  const note = details.screening ? 'Screened again because of it' : undefined;
  return { text: `changed the ${listed.format(changed)} of ${name}`, note, tone: 'accent' };
}

const tierOf = (value: unknown) => textOf(value) ?? 'another tier';

/** Every event that is audited, by its name in the API. */
const tellers: Record<AuditEventType, Teller> = {
  ...administration,
  ...alerts,
  'case.created': onCase('opened the case'),
  'case.status_changed': tellStatus,
  'case.closed': tellClosed,
  'case.escalated': onCase('escalated the case', 'warning'),
  'case.assigned': tellAssigned,
  'case.updated': onCase('changed the data of the case'),
  'case.commented': ({ details }) => ({
    text: details.type === 'Decision' ? 'wrote a decision' : 'commented on the case',
  }),
  'case.report_exported': onCase('downloaded the evidence pack'),
  'case.report_made': onCase('made the evidence pack'),
  'case.deleted': onCase('deleted a closed case, whose retention was over'),
  'entity.created': ({ target_token }, names) => ({
    text: `recorded ${names.of(target_token) ?? 'a party'}`,
  }),
  'entity.updated': tellEntityUpdated,
  'entity.added_to_case': tellAdded,
  'check.executed': onCheck('started'),
  'check.completed': tellCompleted,
  'check.failed': onCheck('could not make', 'warning'),
  'check.cancelled': onCheck('cancelled'),
  'check.retried': onCheck('asked again for'),
  'check.waived': onCheck('waived'),
  'risk_assessment.calculated': ({ details }) => ({
    text: `calculated the risk: ${tierOf(details.tier)}`,
    note:
      typeof details.overall_score === 'number' ? `Score ${Math.round(details.overall_score)}` : undefined,
  }),
  'risk_assessment.approved': ({ details }) => ({
    text: 'approved the risk',
    note: quoted(textOf(details.notes)),
    tone: 'accent',
  }),
  'risk_assessment.overridden': ({ details }) => ({
    text: `set the risk to ${tierOf(details.to)} over ${tierOf(details.from)}`,
    note: quoted(textOf(details.justification)),
    tone: 'accent',
  }),
};

/** `alert.found_again` as "alert found again". */
const spelled = (eventType: string) => eventType.replaceAll(/[._]/g, ' ');

/** An audit record as an analyst would say it. */
export function sentenceOf(record: Told, names: Names): Sentence {
  // A server newer than the page may send others.
  const tell: Teller | undefined = tellers[record.event_type];
  return tell ? tell(record, names) : { text: spelled(record.event_type) };
}

/** Not from the schema: zod would be a large part of the page's own script. */
export const eventTypes = Object.keys(tellers) as AuditEventType[]; // that it has

/** `alert.found_again` as "Alert found again". */
export const eventName = (eventType: string) =>
  spelled(eventType.charAt(0).toUpperCase() + eventType.slice(1));
