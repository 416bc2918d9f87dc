import type { CheckOutcome } from '@/lib/domain/checks/outcome';
import { iso31661Alpha2 } from '@/lib/domain/countries';
import { doubted, type Doubt, resultOf, summariesOf } from '../doubt';
import { wholeYearsSince } from '@/lib/domain/moment';
import type { Subject } from '../provider';

const adultAge = 18;
const maxAge = 120;

interface PersonFacts {
  subject: Subject;
  /** The name, trimmed, and its words in lower case. */
  name: string;
  words: string[];
  /** In whole years, negative before the birth; null for an invalid date; undefined without one. */
  age: number | null | undefined;
}

interface PersonRule extends Omit<Doubt, 'summary' | 'given'> {
  holds: (facts: PersonFacts) => boolean;
  summary: (facts: PersonFacts) => string;
  /** Subtracted from a score of 100. */
  points: number;
}

interface RulesOf {
  given: (facts: PersonFacts) => string | null;
  /** The first match counts. */
  rules: readonly PersonRule[];
}

/** IDV_DATABASE. `score` is 0 to 100. */
export function verifyPerson(subject: Subject, today: Date): CheckOutcome {
  const facts = factsOf(subject, today);
  const broken = rulesOfFields.flatMap(({ given, rules }) => {
    const rule = rules.find(({ holds }) => holds(facts));
    return rule ? [{ ...rule, summary: rule.summary(facts), given: given(facts) }] : [];
  });
  const result = resultOf(broken);
  const lost = broken.reduce((sum, { points }) => sum + points, 0) + missingPoints(subject);
  return doubted('IDV_DATABASE', broken, {
    verified: result === 'Pass',
    decision: result,
    score: Math.max(0, 100 - lost),
    reasons: summariesOf(broken),
  });
}

function factsOf(subject: Subject, today: Date): PersonFacts {
  const name = subject.name.trim();
  const born = subject.date_of_birth;
  return {
    subject,
    name,
    words: name.toLowerCase().split(/\s+/),
    age: born === null ? undefined : wholeYearsSince(born, today),
  };
}

/** A missing field is not wrong, but confirms nothing. */
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

const aboutName = { result: 'Refer', points: 50 } as const;

const nameRules: readonly PersonRule[] = [
  {
    ...aboutName,
    cause: 'placeholder_name',
    // People are called Null or Test, so a single placeholder word is accepted.
    holds: ({ words }) =>
      placeholderNames.has(words.join(' ')) || words.every((word) => placeholderWords.has(word)),
    summary: ({ name }) => `"${name}" is a placeholder, not a name.`,
    found: 'A placeholder',
  },
  {
    ...aboutName,
    cause: 'name_characters',
    holds: ({ name }) => !namePattern.test(name),
    summary: ({ name }) => `"${name}" contains characters that are not used in names.`,
    found: 'Characters that are not used in names',
  },
  {
    ...aboutName,
    cause: 'one_letter_name',
    holds: ({ words }) => words.every((word) => oneLetterRepeated.test(word)),
    summary: ({ name }) => `"${name}" is one letter repeated.`,
    found: 'One letter, repeated',
  },
];

const aboutBirth = { result: 'Fail', points: 80, category: 'DOB Mismatch' } as const;

const birthRules: readonly PersonRule[] = [
  {
    ...aboutBirth,
    cause: 'invalid_birth_date',
    holds: ({ age }) => age === null,
    summary: () => 'The date of birth is not a valid date.',
    found: 'No such day',
  },
  {
    ...aboutBirth,
    cause: 'future_birth',
    holds: ({ age }) => isNumber(age) && age < 0,
    summary: () => 'The date of birth is in the future.',
    found: 'A day to come',
  },
  {
    ...aboutBirth,
    cause: 'too_old',
    holds: ({ age }) => isNumber(age) && age > maxAge,
    summary: () => `The date of birth is more than ${maxAge} years ago.`,
    found: `Older than ${maxAge}`,
  },
  {
    ...aboutBirth,
    result: 'Refer',
    points: 40,
    cause: 'under_age',
    holds: ({ age }) => isNumber(age) && age < adultAge,
    summary: () => `The person is under ${adultAge}.`,
    found: `Younger than ${adultAge}`,
  },
];

const unknownCountry = (field: 'country' | 'nationality'): RulesOf => ({
  given: ({ subject }) => subject[field],
  rules: [
    {
      cause: `unknown_${field}`,
      result: 'Refer',
      points: 30,
      holds: ({ subject: { [field]: code } }) => code !== null && !iso31661Alpha2.has(code),
      summary: () => `The ${field} is not an ISO 3166-1 country.`,
      found: 'No such country',
    },
  ],
});

const rulesOfFields: readonly RulesOf[] = [
  { given: ({ name }) => name, rules: nameRules },
  { given: ({ subject }) => subject.date_of_birth, rules: birthRules },
  unknownCountry('country'),
  unknownCountry('nationality'),
];

function isNumber(age: PersonFacts['age']): age is number {
  return typeof age === 'number';
}
