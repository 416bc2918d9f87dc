import type { CheckOutcome } from '@/lib/domain/checks/outcome';
import type { SubmissionFacts } from '@/lib/domain/documents/submission';
import { compareNames } from '@/lib/domain/screening/compare';
import { type Doubt, doubted, resultOf, summariesOf } from '../doubt';
import type { Subject } from '../provider';
import type { DocumentReading, ReadFields } from '@/lib/reading/document-reading';
import { inWords, sentenceOf } from './words';

type Agreement = 'agree' | 'near' | 'conflict' | 'missing';

interface ComparedField {
  field: 'name' | 'date_of_birth' | 'nationality';
  given: string | null;
  found: string | null;
  agreement: Agreement;
}

const nameIn = ({ given_names, surname }: ReadFields): string | null =>
  [given_names, surname].filter(Boolean).join(' ') || null;

/** Below the threshold of a match, yet so high that a letter or a name may only be missing. */
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

/** What was given beside what the document says. */
const compareWithGiven = (subject: Subject, fields: ReadFields): ComparedField[] => [
  compared('name', subject.name, nameIn(fields), agreementOfNames),
  compared('date_of_birth', subject.date_of_birth, fields.date_of_birth, exactly),
  compared('nationality', subject.nationality, fields.nationality, exactly),
];

const fieldNames = { name: 'name', date_of_birth: 'date of birth', nationality: 'nationality' };

/** A reading that something speaks against shows evidence, and fails nobody. */
const worst = ({ refer_reasons }: DocumentReading) => (refer_reasons.length > 0 ? 'Refer' : 'Fail');

function doubtOfField(
  { field, given, found, agreement }: ComparedField,
  reading: DocumentReading,
): Doubt | null {
  if (agreement === 'agree') return null;
  const isConflict = agreement === 'conflict';
  // What was not given cannot be compared; what was not read has to be looked at, unless it is a further detail.
  if (agreement === 'missing' && (given === null || field === 'nationality')) return null;
  const said = isConflict ? 'is not the one that was given' : 'is only nearly the one that was given';
  return {
    cause: field,
    result: isConflict && field !== 'nationality' ? worst(reading) : 'Refer',
    ...(field === 'date_of_birth' && { category: 'DOB Mismatch' as const }),
    summary:
      agreement === 'missing'
        ? `The ${fieldNames[field]} could not be read on the document.`
        : `The ${fieldNames[field]} on the document ${said}.`,
    given,
    found: found ?? 'Not read',
  };
}

function doubtOfExpiry(reading: DocumentReading): Doubt[] {
  const { expired, fields } = reading;
  if (expired === false) return [];
  const found = fields.expiration_date;
  return expired
    ? [
        {
          cause: 'expired',
          result: worst(reading),
          summary: `The document expired on ${found}.`,
          given: null,
          found,
        },
      ]
    : [
        {
          cause: 'expiry',
          result: 'Refer',
          summary: 'No date of expiry was read.',
          given: null,
          found: 'Not read',
        },
      ];
}

function doubtOfReading({ refer_reasons, unfinished_steps }: DocumentReading): Doubt[] {
  const reasons = [...new Set([...refer_reasons, ...(unfinished_steps.length > 0 ? ['limit_reached'] : [])])];
  if (reasons.length === 0) return [];
  const summary = `A reviewer has to look at the document: ${reasons.map(inWords).join(', ')}.`;
  return [{ cause: 'reading', result: 'Refer', summary, given: null, found: sentenceOf(reasons) }];
}

const doubtsOfTampering = ({ tamper_findings }: DocumentReading): Doubt[] =>
  [...new Set(tamper_findings.map(({ name }) => name))].map((name) => ({
    cause: `tampering ${name}`,
    result: 'Refer',
    summary: `A sign of tampering: ${inWords(name)}.`,
    given: null,
    found: sentenceOf([name]),
  }));

/** What the person said of their details. */
const doubtOfDetails = ({ details_confirmed, note }: SubmissionFacts, given: string): Doubt[] =>
  details_confirmed === false
    ? [
        {
          cause: 'details',
          result: 'Refer',
          summary: 'The person says that the details given are not right.',
          given,
          found: note ?? 'Not right',
        },
      ]
    : [];

const named = (present: boolean) => (present ? 'Refer' : 'Pass');

/** The `document` block of a flow result (API §3.6), and what a reviewer sees. */
function dataOf(
  reading: DocumentReading,
  facts: SubmissionFacts,
  comparedFields: ComparedField[],
  doubts: readonly Doubt[],
) {
  const { fields, kind, zones, comparisons, tamper_findings, refer_reasons } = reading;
  const result = resultOf(doubts);
  return {
    verified: result === 'Pass',
    document_type: kind ?? facts.document_type,
    document_country: fields.issuing_country ?? facts.country,
    validation_result: resultOf(doubts.filter(({ cause }) => !cause.startsWith('tampering'))),
    tamper_result: named(tamper_findings.length > 0),
    extracted_data: {
      full_name: nameIn(fields),
      date_of_birth: fields.date_of_birth,
      expiration_date: fields.expiration_date,
      gender: fields.gender,
      document_number: fields.document_number,
      nationality: fields.nationality,
    },
    compared: comparedFields,
    reasons: summariesOf(doubts),
    reading: { zones, comparisons, tamper_findings, refer_reasons },
  };
}

/** IDV_DOCUMENT, from what was read. */
export function judgeDocument(
  subject: Subject,
  facts: SubmissionFacts,
  reading: DocumentReading,
  documents: object[],
): CheckOutcome {
  const comparedFields = compareWithGiven(subject, reading.fields);
  const doubts = [
    ...comparedFields.flatMap((each) => doubtOfField(each, reading) ?? []),
    ...doubtOfExpiry(reading),
    ...doubtOfDetails(facts, subject.name),
    ...doubtsOfTampering(reading),
    ...doubtOfReading(reading),
  ];
  const data = { ...dataOf(reading, facts, comparedFields, doubts), documents };
  return doubted('IDV_DOCUMENT', doubts, data);
}
