import { agreementsIn, conflictsIn } from '@/components/alerts/corroboration';
import { decisionWords } from '@/components/alerts/decision-words';
import type { Alert } from '@/lib/domain/alerts/schema';
import { capitalised } from '@/lib/domain/wording';

export interface DraftForAll {
  rationale: string;
  /** Why the analyst has to write the rationale. */
  undrafted: string | null;
}

const undraftedFor = (why: string): DraftForAll => ({
  rationale: '',
  undrafted: `${why}: write what holds for all of them.`,
});

type Facts = Record<'conflicts' | 'agreements', readonly string[]>;

const factsOf = ({ match, subject }: Alert): Facts | null =>
  match && { conflicts: conflictsIn(match, subject?.type), agreements: agreementsIn(match, subject?.type) };

const list = new Intl.ListFormat('en');

const withVerb = (labels: readonly string[], verb: string): string =>
  `${list.format(labels)} ${labels.length === 1 ? `${verb}s` : verb}`;

const nouns = { Person: 'person', Company: 'company' } as const;

function openingFor(alerts: readonly Alert[]): string {
  const types = [...new Set(alerts.map(({ subject }) => subject?.type))];
  const noun = types.length === 1 && types[0] ? nouns[types[0]] : 'party';
  return decisionWords.match.cleared.opening.replace('person', noun);
}

/** The question to a reviewer about several matches. Nothing is drafted for alerts without a match. */
export function draftQuestion(alerts: readonly Alert[]): string {
  if (alerts.length === 0 || alerts.some(({ match }) => !match)) return '';
  const { question } = decisionWords.match;
  if (alerts.length === 1) return `${question}.`;
  return `${question.replace('this is the listed person', 'these are the listed parties')}.`;
}

/**
 * The rationale for clearing several matches with the same conflicts. Nothing is drafted for alerts without a match.
 */
export function draftForAll(alerts: readonly Alert[]): DraftForAll {
  const facts = alerts.flatMap((alert) => factsOf(alert) ?? []);
  const [first] = facts;
  if (!first || facts.length < alerts.length) return { rationale: '', undrafted: null };
  if (facts.some(({ conflicts }) => conflicts.length === 0))
    return undraftedFor('Some have no conflict besides the name');
  const isAlike = facts.every((each) => JSON.stringify(each) === JSON.stringify(first));
  if (!isAlike) return undraftedFor('The conflicts differ');
  const { conflicts, agreements } = first;
  const although = agreements.length > 0 ? `, although ${withVerb(agreements, 'agree')}` : '';
  return {
    rationale: `${openingFor(alerts)}${although}. ${capitalised(withVerb(conflicts, 'conflict'))} with what is listed.`,
    undrafted: null,
  };
}
