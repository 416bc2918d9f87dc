import type { CheckOutcome, Finding } from '@/lib/domain/checks/outcome';
import { iso31661Alpha2 } from '@/lib/domain/countries';
import type { CheckResult } from '@/lib/domain/words';
import type { Subject } from '../provider';
import { worstResult } from '../worst-result';

const adultAge = 18;
const maxAge = 120;

interface Doubt {
  result: Exclude<CheckResult, 'Pass'>;
  reason: string;
  /** Subtracted from a score of 100. */
  points: number;
  category?: Finding['category'];
}

/** IDV_DATABASE. `score` is 0 to 100. */
export function verifyPerson(subject: Subject, today: Date): CheckOutcome {
  const doubts = [
    ...nameDoubts(subject),
    ...birthDoubts(subject.date_of_birth, today),
    ...countryDoubts(subject),
  ];
  const result = worstResult(doubts.map((doubt) => doubt.result));
  const lost = doubts.reduce((sum, { points }) => sum + points, 0) + missingPoints(subject);
  return {
    type_code: 'IDV_DATABASE',
    result,
    result_data: {
      verified: result === 'Pass',
      decision: result,
      score: Math.max(0, 100 - lost),
      reasons: doubts.map(({ reason }) => reason),
    },
    findings: doubts.flatMap(({ category, reason }) =>
      category ? [{ type: 'Identity' as const, category, summary: reason }] : [],
    ),
  };
}

/** A missing field is not wrong, but it confirms nothing either. */
function missingPoints(subject: Subject): number {
  return (subject.date_of_birth ? 0 : 20) + (subject.nationality ? 0 : 5);
}

const placeholderWords = new Set(
  (
    'test tester testing n/a none unknown anonymous undefined null nobody dummy fake sample example foo bar baz ' +
    'asdf asdfgh qwerty zxcv xxx tbd tba first last name firstname lastname surname fname lname'
  ).split(' '),
);
const placeholderNames = new Set([
  'john doe',
  'jane doe',
  'joe bloggs',
  'max mustermann',
  'erika mustermann',
  'mickey mouse',
]);

const namePattern = /^[\p{L}\p{M}][\p{L}\p{M}\s'’ʼ`´.,\-‐‑·・()]*$/u;
const oneLetterRepeated = /^(\p{L})\1{2,}$/iu;

function nameDoubts(subject: Subject): Doubt[] {
  const name = subject.name.trim();
  const words = name.toLowerCase().split(/\s+/);
  const about = (reason: string): Doubt[] => [
    { result: 'Refer', reason, points: 50, category: 'Name Mismatch' },
  ];
  // People are called Null or Test, so a single placeholder word is accepted.
  if (placeholderNames.has(words.join(' ')) || words.every((word) => placeholderWords.has(word))) {
    return about(`"${name}" is a placeholder, not a name.`);
  }
  if (!namePattern.test(name)) return about(`"${name}" contains characters that are not used in names.`);
  if (words.every((word) => oneLetterRepeated.test(word))) return about(`"${name}" is one letter repeated.`);
  return [];
}

function birthDoubts(dateOfBirth: string | null, today: Date): Doubt[] {
  if (dateOfBirth === null) return [];
  const age = ageOn(today, dateOfBirth);
  const about = (reason: string): Doubt[] => [
    { result: 'Fail', reason, points: 80, category: 'DOB Mismatch' },
  ];
  if (age === null) return about('The date of birth is not a valid date.');
  if (age < 0) return about('The date of birth is in the future.');
  if (age > maxAge) return about(`The date of birth is more than ${maxAge} years ago.`);
  if (age >= adultAge) return [];
  return [{ result: 'Refer', reason: `The person is under ${adultAge}.`, points: 40 }];
}

/** In whole years, negative before the birth; null for an invalid date. */
function ageOn(today: Date, dateOfBirth: string): number | null {
  const born = new Date(`${dateOfBirth}T00:00:00Z`);
  if (Number.isNaN(born.getTime())) return null;
  const years = today.getUTCFullYear() - born.getUTCFullYear();
  const birthday = new Date(born);
  birthday.setUTCFullYear(today.getUTCFullYear());
  return today < birthday ? years - 1 : years;
}

function countryDoubts(subject: Subject): Doubt[] {
  return (['country', 'nationality'] as const)
    .filter((field) => subject[field] !== null && !iso31661Alpha2.has(subject[field]))
    .map((field) => ({ result: 'Refer', reason: `The ${field} is not an ISO 3166-1 country.`, points: 30 }));
}
