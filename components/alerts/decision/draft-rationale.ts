import type { Compared } from '@/components/alerts/evidence/compare';
import type { ComparedField } from '@/lib/domain/alerts/compared-fields';
import { compareFields } from '@/lib/domain/alerts/compared-fields';
import { type AlertKind, kindOf } from '@/lib/domain/alerts/kinds';
import { findingsOf } from '@/components/alerts/evidence/image-findings';
import { readable } from '@/lib/domain/readable';
import { decisionWords, replacedWords } from '@/components/alerts/decision-words';
import type { Alert } from '@/lib/domain/alerts/schema';
import { oneSentence } from '@/lib/domain/one-sentence';
import { asksToLook, similarityIs } from '@/lib/domain/providers/journey/words';
import type { Choice } from './draft';

type Side = Extract<Choice, 'false_positive' | 'true_match'>;

const lower = (label: string) => label.charAt(0).toLowerCase() + label.slice(1);
const list = new Intl.ListFormat('en');

const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

const bothOf = ({ label, given, listed }: ComparedField): string =>
  `${label} ${given[0] ?? 'not given'}, listed ${listed[0] ?? 'none'}`;

const nearOf = ({ label, given, listed }: ComparedField): string =>
  `${label} is similar, not the same: ${given[0] ?? 'not given'}, listed ${listed[0] ?? 'none'}`;

/** The facts besides the name. A fact that is missing on one side decides nothing. */
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

const onlyName = 'The name is the same, and no other fact could be compared';

/** A different spelling of the name alone does not tell two people apart when everything else agrees. */
function whyNotCleared({ name, conflicts, nears, agreements }: Facts): string | null {
  if (conflicts.length > 0 || nears.length > 0) return null;
  if (agreements.length > 0) return `${sentence(agreementOf(agreements))} No fact that was compared differs`;
  return name?.verdict === 'near' ? null : onlyName;
}

const whyNotHeld = ({ conflicts, nears, agreements }: Facts): string | null => {
  if (agreements.length > 0) return null;
  return conflicts.length + nears.length > 0 ? 'Nothing beside the name agrees' : onlyName;
};

function whyMatchUndrafted(choice: Side, compared: Compared): string | null {
  const facts = factsOf(compareFields(compared));
  const why = choice === 'false_positive' ? whyNotCleared(facts) : whyNotHeld(facts);
  return why && `${why}: write how you know it.`;
}

type FindingKind = Exclude<AlertKind, 'match'>;

/** The hints for clearing a finding: the page shows nothing that speaks against it. */
const toClear: Record<FindingKind, string> = {
  face: 'The evidence does not show the same person: write how you know that it is.',
  document: 'The evidence gives no reason to doubt this finding: write why the document is acceptable.',
  outage: 'The check has no result: write why the client passes without one.',
  finding:
    'The evidence gives no reason to doubt this finding: write how you know that it is wrong or harmless.',
};

const facesAlike = sentence(`${asksToLook.faces}: ${similarityIs('high')}`);

/** Whether similar faces are the only finding: the one finding that supports the person. */
const areFacesAlike = (alert: Alert): boolean =>
  findingsOf(alert).every(({ summary }) => summary === facesAlike);

function whyFindingUndrafted(choice: Side, kind: FindingKind, alert: Alert): string | null {
  const isForPerson = kind === 'face' && areFacesAlike(alert);
  if (choice === 'false_positive') return isForPerson ? null : toClear[kind];
  return isForPerson ? 'The faces were found to be alike: write how you know that they are not.' : null;
}

/** Why nothing on the page supports the choice, so that the analyst has to write the reason. Null if something does. */
export function whyUndrafted(choice: Choice, alert: Alert, compared: Compared | null): string | null {
  if (choice !== 'false_positive' && choice !== 'true_match') return null;
  if (compared) return whyMatchUndrafted(choice, compared);
  const kind = kindOf(alert);
  return kind === 'match' ? null : whyFindingUndrafted(choice, kind, alert);
}

function ofMatch(choice: Choice, compared: Compared): string {
  const { name, conflicts, nears, agreements } = factsOf(compareFields(compared));
  const agree = agreements.length > 0 && agreementOf(agreements);
  const differs =
    name?.verdict === 'near' &&
    `The name is similar, not the same: “${name.given[0]}”, listed “${name.listed[0]}”`;
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

const lookedFor = new RegExp(`^(${Object.values(asksToLook).join('|')}): `);

/** The findings in a sentence. A summary that asks for a look is shortened to what follows its colon. */
const noted = (alert: Alert): string =>
  oneSentence(findingsOf(alert).map(({ summary }) => readable(summary).replace(lookedFor, '')));

/**
 * What the evidence says for the choice, for the analyst to complete; empty if it says nothing. Claims nothing that is
 * not on the screen.
 */
export function draftRationale(choice: Choice, alert: Alert, compared: Compared | null): string {
  if (whyUndrafted(choice, alert, compared)) return '';
  if (compared) return ofMatch(choice, compared);
  const opening = openingOf(choice, kindOf(alert));
  if (choice === 'replaced') return [opening, `Found on this one: ${noted(alert)}`].map(sentence).join(' ');
  return [opening, noted(alert)].map(sentence).join(' ');
}
