import type { Compared, ComparedField } from '@/components/alerts/evidence/compare';
import { compareFields } from '@/components/alerts/evidence/compare';
import type { Alert } from '@/lib/domain/alerts/schema';
import type { Choice } from './draft';

const lower = (label: string) => label.charAt(0).toLowerCase() + label.slice(1);
const list = new Intl.ListFormat('en');

const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

const bothOf = ({ label, given, listed }: ComparedField): string =>
  `${label} ${given[0] ?? 'not given'}, listed ${listed[0] ?? 'none'}`;

const nearOf = ({ label, given, listed }: ComparedField): string =>
  `${label} is near, not the same: ${given[0] ?? 'not given'}, listed ${listed[0] ?? 'none'}`;

/** The facts beside the name; what is written nowhere on the other side decides nothing. */
function factsOf(fields: readonly ComparedField[]) {
  const [name, ...others] = fields;
  const of = (verdict: ComparedField['verdict']) => others.filter((field) => field.verdict === verdict);
  return {
    name,
    conflicts: of('conflict').map(bothOf),
    nears: of('near').map(nearOf),
    agreements: of('agree').map(({ label }) => lower(label)),
  };
}

const openings: Record<Choice, Record<'Person' | 'Company', string>> = {
  false_positive: { Person: 'Not the listed person', Company: 'Not the listed company' },
  true_match: { Person: 'The listed person', Company: 'The listed company' },
  escalate: {
    Person: 'Please decide whether this is the listed person',
    Company: 'Please decide whether this is the listed company',
  },
};

function ofMatch(choice: Choice, compared: Compared): string {
  const { name, conflicts, nears, agreements } = factsOf(compareFields(compared));
  const agree =
    agreements.length > 0 && `${list.format(agreements)} ${agreements.length === 1 ? 'agrees' : 'agree'}`;
  const differs =
    name?.verdict === 'near' &&
    `The name is near, not the same: “${name.given[0]}”, listed “${name.listed[0]}”`;
  const against = [...conflicts, ...nears, ...(differs ? [differs] : [])];
  const opening = openings[choice][compared.subject?.type ?? 'Person'];
  if (choice === 'false_positive' && agree)
    return [`${opening}, although ${agree}`, ...against].map(sentence).join(' ');
  const support = agree ? [agree] : [];
  const facts = choice === 'true_match' ? [...support, ...against] : [...against, ...support];
  const nothing = facts.length === 0 ? ['Nothing but the name could be compared'] : [];
  return [opening, ...facts, ...nothing].map(sentence).join(' ');
}

const withoutMatch: Record<Choice, string> = {
  false_positive: 'No issue',
  true_match: 'Confirmed',
  escalate: 'Please decide',
};

const whenReplaced = 'Replaced by a newer document, which was accepted';

/** What the evidence says for the choice, for the analyst to complete. It claims nothing that is not on the screen. */
export function draftRationale(choice: Choice, alert: Alert, compared: Compared | null): string {
  if (compared) return ofMatch(choice, compared);
  // A face is still to be compared, with the newer portrait.
  const isReplaced =
    choice === 'false_positive' && alert.replaced_by?.of === 'document' && alert.replaced_by.is_accepted;
  return [withoutMatch[choice], ...(isReplaced ? [whenReplaced] : []), alert.summary.replace(/\.$/, '')]
    .map(sentence)
    .join(' ');
}
