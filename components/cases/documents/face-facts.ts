import type { Fact } from '@/components/ui/facts';
import type { Check } from '@/lib/domain/checks/schema';
import { isObject, type Json, textsIn } from '@/components/ui/json';
import { objectOf, objectsIn, readingOf, textOf } from './reading';

type Answer = Pick<Check, 'result_data' | 'provider'>;

const bands: Record<string, string> = { high: 'High', middle: 'Middle', low: 'Low' };

const outOf100 = (score: unknown): string | null =>
  typeof score === 'number' ? `${Math.round(score)} of 100` : null;

const together = (...parts: (string | null | undefined)[]): string => parts.filter(Boolean).join(', ');

function similarityOf({ similarity }: Json): string {
  if (!isObject(similarity)) return 'Not compared';
  const { band, score } = similarity;
  return together(
    bands[textOf(band) ?? ''] ?? 'Not known',
    outOf100(typeof score === 'number' ? score * 100 : null),
  );
}

const samePerson: Record<string, string> = { high: 'Yes', middle: 'Not sure', low: 'No' };

/**
 * The facts of the built-in comparison, without its verdict: it decides nothing, and its "no" would contradict a score
 * of 100.
 */
const builtIn = (reading: Json): Fact[] => [
  { label: 'Similarity of selfie and portrait', value: similarityOf(reading) },
  { label: 'Challenge', value: challengeText(objectOf(reading.challenge)) },
  {
    label: 'One person in all pictures',
    value: samePerson[textOf(reading.same_face) ?? ''] ?? 'Not known',
  },
];

const actions: Record<string, string> = {
  look_ahead: 'Look ahead',
  turn_left: 'Turn to the left',
  turn_right: 'Turn to the right',
  smile: 'Smile',
  come_closer: 'Come closer',
};

export const actionName = (action: string): string => actions[action] ?? 'Another picture';

function challengeText({ followed, in_order, in_time, missed }: Json): string {
  if (typeof followed !== 'boolean') return 'Not known';
  const left = textsIn(missed).map((action) => actionName(action).toLowerCase());
  if (!followed) return left.length > 0 ? `Not followed: ${left.join(', ')}` : 'Not followed';
  const faults = [in_order === false && 'in another order', in_time === false && 'too late'].filter(Boolean);
  return `Followed${faults.length > 0 ? `, but ${faults.join(' and ')}` : ', in order and in time'}`;
}

/** "Not confirmed" instead of "failed", because the provider may have referred it. */
const confirmed = (isSo: unknown, score: unknown): string =>
  together(isSo === true ? 'Confirmed' : 'Not confirmed', outOf100(score));

const said: Record<string, string> = { Pass: 'Passes', Fail: 'Fails', Refer: 'Leaves it to a reviewer' };

export function providerSaid({ result_data, provider }: Answer): Fact[] {
  const { result } = objectOf(result_data.answer);
  const words = said[textOf(result) ?? ''];
  return words ? [{ label: `${provider ?? 'The provider'} says`, value: words }] : [];
}

/** The facts of a face check; none if the images were not read. */
export function faceFacts(check: Answer): Fact[] {
  const { liveness_verified, liveness_score, face_match, face_match_score, certified } = check.result_data;
  const reading = readingOf(check);
  if (Object.keys(reading).length > 0) return builtIn(reading);
  if (certified === false || face_match === undefined) return [];
  return [
    { label: 'Same person', value: confirmed(face_match, face_match_score) },
    { label: 'Live person', value: confirmed(liveness_verified, liveness_score) },
    ...providerSaid(check),
  ];
}

export interface ChallengeStep {
  action: string;
  followed: 'Followed' | 'Not followed' | 'Not judged';
  /** What is wrong with the picture; null if nothing. */
  note: string | null;
}

function noteOf({ faces }: Json): string | null {
  if (faces === 0) return 'No face';
  return typeof faces === 'number' && faces > 1 ? `${faces} faces` : null;
}

/**
 * The actions that the person was asked for, one for each picture. The first, looking ahead, is the reference for the
 * others.
 */
export const challengeSteps = (check: Answer): ChallengeStep[] =>
  objectsIn(readingOf(check).frames).map((frame) => ({
    action: actionName(textOf(frame.action) ?? ''),
    followed:
      typeof frame.follows === 'boolean' ? (frame.follows ? 'Followed' : 'Not followed') : 'Not judged',
    note: noteOf(frame),
  }));
