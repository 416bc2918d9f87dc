import { iso31661Alpha2 } from '@/lib/domain/countries';
import type { CheckResult } from '@/lib/domain/words';
import { gravestResult } from '../gravest-result';
import type { CheckOutcome, Finding } from '@/lib/domain/checks/outcome';
import type { Subject } from '../provider';

const adultAge = 18;
const oldestAge = 120;

/** Something about the person that speaks against the data. */
interface Doubt {
  result: Exclude<CheckResult, 'Pass'>;
  reason: string;
  /** Taken from the score of 100. */
  points: number;
  category?: Finding['category'];
}

/** IDV_DATABASE: are name, date of birth and countries such as a person can have? `score` is 0 to 100. */
export function verifyPerson(subject: Subject, today: Date): CheckOutcome {
  const doubts = [
    ...doubtsOfName(subject),
    ...doubtsOfBirth(subject.date_of_birth, today),
    ...doubtsOfCountries(subject),
  ];
  const result = gravestResult(doubts.map((doubt) => doubt.result));
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

/** What is not stated cannot be wrong, and cannot confirm anything either. */
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

/** Letters and marks of any script, with the punctuation that names hold. */
const nameForm = /^[\p{L}\p{M}][\p{L}\p{M}\s'’ʼ`´.,\-‐‑·・()]*$/u;
const oneLetterRepeated = /^(\p{L})\1{2,}$/iu;

function doubtsOfName(subject: Subject): Doubt[] {
  const name = subject.name.trim();
  const words = name.toLowerCase().split(/\s+/);
  const about = (reason: string): Doubt[] => [
    { result: 'Refer', reason, points: 50, category: 'Name Mismatch' },
  ];
  // A single such word may be a name (there are people called Null and Test); all of them together are none.
  if (placeholderNames.has(words.join(' ')) || words.every((word) => placeholderWords.has(word))) {
    return about(`"${name}" is a placeholder, not a name.`);
  }
  if (!nameForm.test(name)) return about(`"${name}" holds characters that names do not have.`);
  if (words.every((word) => oneLetterRepeated.test(word))) return about(`"${name}" is one letter repeated.`);
  return [];
}

function doubtsOfBirth(dateOfBirth: string | null, today: Date): Doubt[] {
  if (dateOfBirth === null) return [];
  const age = ageOn(today, dateOfBirth);
  const about = (reason: string): Doubt[] => [
    { result: 'Fail', reason, points: 80, category: 'DOB Mismatch' },
  ];
  if (age === null) return about('The date of birth is no date.');
  if (age < 0) return about('The date of birth is in the future.');
  if (age > oldestAge) return about(`The date of birth is more than ${oldestAge} years ago.`);
  if (age >= adultAge) return [];
  return [{ result: 'Refer', reason: `The person is under ${adultAge}.`, points: 40 }];
}

/** Whole years, negative before the birth; null for what is no date. */
function ageOn(today: Date, dateOfBirth: string): number | null {
  const born = new Date(`${dateOfBirth}T00:00:00Z`);
  if (Number.isNaN(born.getTime())) return null;
  const years = today.getUTCFullYear() - born.getUTCFullYear();
  const birthday = new Date(born);
  birthday.setUTCFullYear(today.getUTCFullYear());
  return today < birthday ? years - 1 : years;
}

function doubtsOfCountries(subject: Subject): Doubt[] {
  return (['country', 'nationality'] as const)
    .filter((field) => subject[field] !== null && !iso31661Alpha2.has(subject[field]))
    .map((field) => ({ result: 'Refer', reason: `The ${field} is not an ISO 3166-1 country.`, points: 30 }));
}
