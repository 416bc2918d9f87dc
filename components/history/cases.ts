import type { Tone } from '@/components/ui/tone';
import { type Names, quoted, type Sentence, type Teller, textOf, type Told } from './teller';

/** A page of many cases names each. */
function caseOf({ target_token }: Told, names: Names): string {
  const name = names.of(target_token);
  return name ? `the case ${name}` : 'the case';
}

const onCase =
  (tell: (theCase: string) => string, tone?: Tone): Teller =>
  (record, names) => ({
    text: tell(caseOf(record, names)),
    note: quoted(textOf(record.details.reason)),
    tone,
  });

/** Making a pack records the request first, so that the pack contains it. */
const onPack =
  (verb: string): Teller =>
  (record, names) => {
    const name = names.of(record.target_token);
    return { text: `${verb} the evidence pack${name ? ` of ${name}` : ''}` };
  };

function tellClosed(record: Told, names: Names): Sentence {
  const { decision, summary } = record.details;
  const text = `${decision === 'Decline' ? 'declined' : 'approved'} ${caseOf(record, names)}`;
  return { text, note: quoted(textOf(summary)), tone: 'accent' };
}

function tellStatus(record: Told, names: Names): Sentence {
  const to = textOf(record.details.to) ?? 'another status';
  const text = `moved ${caseOf(record, names)} to ${to}`;
  return { text, note: quoted(textOf(record.details.reason)), tone: 'accent' };
}

function tellAssigned(record: Told, names: Names): Sentence {
  const to = textOf(record.details.to);
  const theCase = caseOf(record, names);
  if (to === record.actor.id) return { text: `took ${theCase}` };
  if (!to) return { text: `took the owner off ${theCase}` };
  return { text: `made ${names.of(to) ?? 'a colleague'} the owner of ${theCase}` };
}

function tellCommented(record: Told, names: Names): Sentence {
  const { type, comment_token } = record.details;
  const verb = type === 'Decision' ? 'wrote a decision on' : 'commented on';
  const words = names.ofComment?.(textOf(comment_token) ?? '');
  return { text: `${verb} ${caseOf(record, names)}`, note: quoted(words) };
}

/** The sentences about cases, following the actor's name. */
export const cases = {
  'case.created': onCase((theCase) => `opened ${theCase}`),
  'case.status_changed': tellStatus,
  'case.closed': tellClosed,
  'case.escalated': onCase((theCase) => `escalated ${theCase}`, 'warning'),
  'case.assigned': tellAssigned,
  'case.updated': onCase((theCase) => `changed the data of ${theCase}`),
  'case.commented': tellCommented,
  'case.report_exported': onPack('asked for'),
  'case.report_made': onPack('downloaded'),
  'case.deleted': onCase((theCase) => `deleted ${theCase} after its retention period`),
} satisfies Record<string, Teller>;
