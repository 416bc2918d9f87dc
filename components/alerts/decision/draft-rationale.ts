import type { Compared, ComparedField } from '@/components/alerts/evidence/compare';
import { compareFields } from '@/components/alerts/evidence/compare';
import { type AlertKind, kindOf } from '@/components/alerts/alert-kinds';
import { findingsOf } from '@/components/alerts/evidence/image-findings';
import { decisionWords, replacedWords } from '@/components/alerts/decision-words';
import type { Alert } from '@/lib/domain/alerts/schema';
import { oneSentence } from '@/lib/domain/one-sentence';
import { asksToLook } from '@/lib/domain/providers/journey/words';
import { datesInWords } from '@/components/ui/format';
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

type Facts = ReturnType<typeof factsOf>;

function openingOf(choice: Choice, kind: AlertKind): string {
  const { cleared, held, question } = decisionWords[kind];
  const openings: Record<Choice, string> = {
    false_positive: cleared.opening,
    replaced: replacedWords.opening,
    true_match: held.opening,
    escalate: question,
  };
  return openings[choice];
}

const agreementOf = (labels: readonly string[]): string =>
  `${list.format(labels)} ${labels.length === 1 ? 'agrees' : 'agree'}`;

const onlyName = 'The name is the same, and nothing beside it could be compared';

/** A name in another spelling tells nobody apart where all else agrees. */
function whyNotCleared({ name, conflicts, nears, agreements }: Facts): string | null {
  if (conflicts.length > 0 || nears.length > 0) return null;
  if (agreements.length > 0)
    return `${sentence(agreementOf(agreements))} Nothing that was compared tells the two apart`;
  return name?.verdict === 'near' ? null : onlyName;
}

const whyNotHeld = ({ conflicts, nears, agreements }: Facts): string | null => {
  if (agreements.length > 0) return null;
  return conflicts.length + nears.length > 0 ? 'Nothing beside the name agrees' : onlyName;
};

/** Why nothing that was compared supports the choice, so that whoever makes it has to write how they know it. Null where something does. */
export function whyUndrafted(choice: Choice, compared: Compared | null): string | null {
  if (!compared || (choice !== 'false_positive' && choice !== 'true_match')) return null;
  const facts = factsOf(compareFields(compared));
  const why = choice === 'false_positive' ? whyNotCleared(facts) : whyNotHeld(facts);
  return why && `${why}: write how you know it.`;
}

function ofMatch(choice: Choice, compared: Compared): string {
  if (whyUndrafted(choice, compared)) return '';
  const { name, conflicts, nears, agreements } = factsOf(compareFields(compared));
  const agree = agreements.length > 0 && agreementOf(agreements);
  const differs =
    name?.verdict === 'near' &&
    `The name is near, not the same: “${name.given[0]}”, listed “${name.listed[0]}”`;
  const against = [...conflicts, ...nears, ...(differs ? [differs] : [])];
  const ofPerson = openingOf(choice, 'match');
  const opening = compared.subject?.type === 'Company' ? ofPerson.replace('person', 'company') : ofPerson;
  if (choice === 'false_positive' && agree)
    return [`${opening}, although ${agree}`, ...against].map(sentence).join(' ');
  const support = agree ? [agree] : [];
  const facts = choice === 'true_match' ? [...support, ...against] : [...against, ...support];
  const nothing = facts.length === 0 ? ['Nothing but the name could be compared'] : [];
  return [opening, ...facts, ...nothing].map(sentence).join(' ');
}

/** Clearing one of these does not say that nothing was found. */
const foundOnes: readonly AlertKind[] = ['document', 'finding'];

const lookedFor = new RegExp(`^(${Object.values(asksToLook).join('|')}): `);

/** A summary that asks to look says after its colon what for. */
const noted = (alert: Alert): string =>
  oneSentence(findingsOf(alert).map(({ summary }) => datesInWords(summary).replace(lookedFor, '')));

/** What the evidence says for the choice, for the analyst to complete; nothing where it says nothing. It claims nothing that is not on the screen. */
export function draftRationale(choice: Choice, alert: Alert, compared: Compared | null): string {
  if (compared) return ofMatch(choice, compared);
  const kind = kindOf(alert);
  const opening = openingOf(choice, kind);
  if (choice === 'false_positive' && foundOnes.includes(kind))
    return sentence(`${opening}, although this was found: ${noted(alert)}`);
  if (choice === 'replaced') return [opening, `Found on this one: ${noted(alert)}`].map(sentence).join(' ');
  return [opening, noted(alert)].map(sentence).join(' ');
}
