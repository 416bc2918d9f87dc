import type { Alert } from '@/lib/domain/alerts/schema';
import { type FactFeature, findFeature, isOfName } from '@/lib/domain/screening/features';
import type { ExplanationFeature, Match } from '@/lib/domain/screening/schema';
import { hundredths } from '@/lib/platform/hundredths';

/** How well the name alone agrees, 0 to 100: the sum of what its features add to the score. */
export function nameScoreOf({ explanation, match_score }: Match): number {
  const ofName = explanation.filter(isOfName);
  if (ofName.length === 0) return match_score;
  const sum = ofName.reduce((total, { contribution }) => total + contribution, 0);
  return hundredths(Math.min(100, Math.max(0, sum)));
}

export interface Corroborated {
  label: string;
  feature: ExplanationFeature | undefined;
}

const ofPerson = {
  date_of_birth: 'Date of birth',
  nationality: 'Nationality',
  country: 'Residence',
  identifier: 'Identifier',
} satisfies Partial<Record<FactFeature, string>>;
const ofCompany = { country: 'Country', identifier: 'Identifier' } satisfies Partial<
  Record<FactFeature, string>
>;

type SubjectType = NonNullable<Alert['subject']>['type'] | undefined;

const labelsFor = (type: SubjectType): Record<string, string> => (type === 'Company' ? ofCompany : ofPerson);

/** The facts besides the name that can corroborate a match. A company has no birth date. */
export const corroborationOf = ({ explanation }: Match, type: SubjectType): Corroborated[] =>
  Object.entries(labelsFor(type)).map(([name, label]) => ({
    label,
    feature: findFeature(explanation, name as FactFeature), // a key of one of the two
  }));

/** The facts besides the name that contradict the match. */
export const conflictsIn = ({ explanation }: Match, type: SubjectType): string[] =>
  explanation
    .filter((found) => found.verdict === 'conflict' && !isOfName(found))
    .map(({ feature }) => (labelsFor(type)[feature] ?? feature.replaceAll('_', ' ')).toLowerCase());

/** "Conflicts: date of birth, nationality"; null without a conflict. */
export function conflictsText(...given: Parameters<typeof conflictsIn>): string | null {
  const labels = conflictsIn(...given);
  return labels.length === 0 ? null : `Conflicts: ${labels.join(', ')}`;
}

/** The facts besides the name that agree. */
export const agreementsIn = (...given: Parameters<typeof corroborationOf>): string[] =>
  corroborationOf(...given).flatMap(({ label, feature }) =>
    feature?.verdict === 'agree' ? label.toLowerCase() : [],
  );

export const agreeing = (facts: readonly Corroborated[]): number =>
  facts.filter(({ feature }) => feature?.verdict === 'agree').length;

export const corroborationLabel = (facts: readonly Corroborated[]): string =>
  `Corroborated ${agreeing(facts)} of ${facts.length}`;
