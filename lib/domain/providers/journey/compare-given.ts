import type { SubmissionFacts } from '@/lib/domain/documents/submission';
import { compareNames } from '@/lib/domain/screening/compare';
import type { Doubt } from '../doubt';
import type { Subject } from '../provider';

type Agreement = 'agree' | 'near' | 'conflict' | 'missing';

export interface ComparedField {
  field: 'name' | 'date_of_birth' | 'nationality';
  given: string | null;
  found: string | null;
  agreement: Agreement;
}

/** The holder's data on a document, whoever read it. */
export interface FoundFields {
  name: string | null;
  date_of_birth: string | null;
  nationality: string | null;
}

/** Below the threshold of a match, but high enough that only a letter or a name may be missing. */
const nearScore = 50;

function agreementOfNames(given: string, found: string): Agreement {
  const { match, score } = compareNames(given, found, 'person');
  if (match) return 'agree';
  return score >= nearScore ? 'near' : 'conflict';
}

function compared(
  field: ComparedField['field'],
  given: string | null,
  found: string | null,
  agreementOf: (given: string, found: string) => Agreement,
): ComparedField {
  const agreement = given === null || found === null ? 'missing' : agreementOf(given, found);
  return { field, given, found, agreement };
}

const exactly = (given: string, found: string): Agreement => (given === found ? 'agree' : 'conflict');

/** The given values and those on the document. */
export const compareWithGiven = (subject: Subject, found: FoundFields): ComparedField[] => [
  compared('name', subject.name, found.name, agreementOfNames),
  compared('date_of_birth', subject.date_of_birth, found.date_of_birth, exactly),
  compared('nationality', subject.nationality, found.nationality, exactly),
];

const fieldNames = { name: 'name', date_of_birth: 'date of birth', nationality: 'nationality' };

function doubtOfField(
  { field, given, found, agreement }: ComparedField,
  ofConflict: Doubt['result'],
): Doubt[] {
  if (agreement === 'agree') return [];
  const isConflict = agreement === 'conflict';
  // Missing given values cannot be compared; values that were not read need a review, unless they are
  // secondary.
  if (agreement === 'missing' && (given === null || field === 'nationality')) return [];
  const said = isConflict ? 'is not the one that was given' : 'is only similar to the one that was given';
  const doubt: Doubt = {
    cause: field,
    result: isConflict && field !== 'nationality' ? ofConflict : 'Refer',
    // A date that was not read contradicts nothing.
    ...(isConflict && field === 'date_of_birth' && { category: 'DOB Mismatch' as const }),
    summary:
      agreement === 'missing'
        ? `The ${fieldNames[field]} could not be read on the document.`
        : `The ${fieldNames[field]} on the document ${said}.`,
    given,
    found,
  };
  return [doubt];
}

/** `ofConflict` is the result of a conflicting name or date of birth. */
export const doubtsOfFields = (fields: readonly ComparedField[], ofConflict: Doubt['result']): Doubt[] =>
  fields.flatMap((field) => doubtOfField(field, ofConflict));

/** `expired` is null if no date was read. */
export function doubtOfExpiry(
  expired: boolean | null,
  found: string | null,
  ofExpired: Doubt['result'],
): Doubt[] {
  if (expired === false) return [];
  const said: Pick<Doubt, 'cause' | 'result' | 'summary' | 'found'> = expired
    ? { cause: 'expired', result: ofExpired, summary: `The document expired on ${found}.`, found }
    : { cause: 'expiry', result: 'Refer', summary: 'No expiry date was read.', found: 'Not read' };
  return [{ ...said, given: null }];
}

/** The person's statement about their details. */
export const doubtOfDetails = ({ details_confirmed, note }: SubmissionFacts, given: string): Doubt[] =>
  details_confirmed === false
    ? [
        {
          cause: 'details',
          result: 'Refer',
          summary: 'The person says that the given details are wrong.',
          given,
          found: note ?? 'Not right',
        },
      ]
    : [];
