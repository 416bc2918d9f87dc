import type { Tense } from '@/lib/domain/alerts/kinds';
import { verdictPhrase } from '@/lib/domain/alerts/verdict-words';
import { formatDateTime } from '@/components/ui/format';
import type { Tone } from '@/components/ui/tone';
import { anyVerdictPhrase, verdictIn } from './recorded-verdict';
import { type Names, quoted, type Sentence, type Teller, textOf, type Told } from './teller';

const alertOf = ({ target_token }: Told, names: Names): string => names.ofAlert(target_token) ?? 'an alert';

const personOf = (token: string, names: Names): string => names.of(token) ?? 'a colleague';

/** What the actor wrote. */
const wordsOf = ({ rationale, conditions, reason, note }: Told['details']): string | undefined =>
  [rationale, conditions, reason, note].flatMap((each) => quoted(textOf(each)) ?? []).join(' ') || undefined;

const onAlert =
  (verb: string, tone?: Tone): Teller =>
  (record, names) => ({ text: `${verb} ${alertOf(record, names)}`, note: wordsOf(record.details), tone });

const detailsIn = (value: unknown): Told['details'] | undefined =>
  typeof value === 'object' && value !== null ? (value as Told['details']) : undefined; // true of any object

/** The verdict in words, which are those of the alert if the page knows its kind. */
function asWhat(
  { target_token, details }: Pick<Told, 'target_token' | 'details'>,
  names: Names,
  tense: Tense = 'past',
): string {
  const verdict = verdictIn(details);
  // Only a document is replaced.
  const kind = verdict.replaced_by ? 'document' : names.kindOfAlert(target_token);
  if (!textOf(details.action)) return '';
  return `: ${kind ? verdictPhrase(kind, verdict, tense) : anyVerdictPhrase(verdict, tense)}`;
}

const tellResolved: Teller = (record, names) => ({
  text: `resolved ${alertOf(record, names)}${asWhat(record, names)}`,
  note: wordsOf(record.details),
  tone: 'accent',
});

/** The sentence for an escalation. A proposal is an escalation with the resolution that the reviewer should confirm. */
function tellEscalated(record: Told, names: Names): Sentence {
  const { escalate_to, proposed_resolution } = record.details;
  const to = textOf(escalate_to);
  const alert = alertOf(record, names);
  const reviewer = to ? ` to ${personOf(to, names)}` : '';
  const proposed = detailsIn(proposed_resolution);
  const text = proposed
    ? `proposed${reviewer} to resolve ${alert}${asWhat({ ...record, details: proposed }, names, 'present')}`
    : `escalated ${alert}${reviewer}`;
  return { text, note: wordsOf(record.details), tone: 'warning' };
}

function tellAssigned(record: Told, names: Names): Sentence {
  const alert = alertOf(record, names);
  const to = textOf(record.details.to) ?? '';
  const text = to === record.actor.id ? `took ${alert}` : `gave ${alert} to ${personOf(to, names)}`;
  return { text, note: wordsOf(record.details) };
}

const tellSnoozed: Teller = (record, names) => {
  const until = textOf(record.details.until);
  const alert = alertOf(record, names);
  return { text: until ? `snoozed ${alert} until ${formatDateTime(until)}` : `ended the snooze of ${alert}` };
};

/** A held move, "resolve" or "escalate". What comes last is what a list may cut off. */
const onHeld =
  (then: string, tone?: Tone): Teller =>
  (record, names) => {
    const action = textOf(record.details.action);
    const { text, ...rest } = onAlert(action ? `decided to ${action}` : 'decided on', tone)(record, names);
    return { ...rest, text: `${text}, ${then}` };
  };

/** The sentences about alerts, following the actor's name. */
export const alerts = {
  'alert.created': onAlert('raised', 'warning'),
  'alert.acknowledged': onAlert('acknowledged'),
  'alert.assigned': tellAssigned,
  'alert.escalated': tellEscalated,
  'alert.resolved': tellResolved,
  'alert.snoozed': tellSnoozed,
  'alert.held': onHeld('and could undo it for a few seconds'),
  'alert.undone': onAlert('undid the decision on'),
  'alert.hold_refused': onHeld('which could not be carried out', 'warning'),
  'alert.found_again': onAlert('found again'),
  'alert.remembered': onAlert('found nothing new on'),
  'alert.delisted': onAlert('noted that a list no longer names the party of'),
} satisfies Record<string, Teller>;
