import type { Tone } from '@/components/ui/tone';
import { type Names, quoted, type Sentence, type Teller, textOf, type Told } from './teller';

const onCase =
  (text: string, tone?: Tone): Teller =>
  ({ details }) => ({ text, note: quoted(textOf(details.reason)), tone });

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

/** The sentences about cases, following the actor's name. */
export const cases = {
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
  'case.deleted': onCase('deleted a closed case after its retention period'),
} satisfies Record<string, Teller>;
