import type { CheckOutcome } from '@/lib/domain/checks/outcome';
import type { SubmissionFacts } from '@/lib/domain/documents/submission';
import { capitalised } from '@/lib/domain/wording';
import { type Doubt, looked, resultOf, summariesOf } from '../doubt';
import type { Subject } from '../provider';
import {
  type ComparedField,
  compareWithGiven,
  doubtOfDetails,
  doubtOfExpiry,
  doubtsOfFields,
} from './compare-given';
import type { Agreement, DocumentReading, ReadFields, ZoneComparison } from '@/lib/reading/document-reading';
import { asksToLook, inWords, notesOn, sentenceOf } from './words';

const nameIn = ({ given_names, surname }: ReadFields): string | null =>
  [given_names, surname].filter(Boolean).join(' ') || null;

/** A reading with problems shows evidence and never fails the check. */
const worst = ({ refer_reasons }: DocumentReading) => (refer_reasons.length > 0 ? 'Refer' : 'Fail');

/** The agreements that a reason is about. */
const concerned: Partial<Record<string, readonly Agreement[]>> = {
  printed_field_unread: ['not_read'],
  zones_differ: ['near', 'conflict', 'not_found'],
};

/** The reason, with the names of the fields that it is about. */
function withFields(reason: string, comparisons: readonly ZoneComparison[]): string {
  const fields = comparisons
    .filter(({ agreement }) => concerned[reason]?.includes(agreement))
    .map(({ field }) => field.replaceAll('_', ' '));
  return fields.length > 0 ? `${inWords(reason)} (${fields.join(', ')})` : inWords(reason);
}

function doubtOfReading({ refer_reasons, unfinished_steps, comparisons }: DocumentReading): Doubt[] {
  const reasons = [...new Set([...refer_reasons, ...(unfinished_steps.length > 0 ? ['limit_reached'] : [])])];
  if (reasons.length === 0) return [];
  const words = reasons.map((reason) => withFields(reason, comparisons));
  const summary = `${asksToLook.document}: ${words.join(', ')}.`;
  return [
    { cause: 'reading', result: 'Refer', summary, given: null, found: `${capitalised(words.join(', '))}.` },
  ];
}

const doubtsOfTampering = ({ tamper_findings }: DocumentReading): Doubt[] =>
  [...new Set(tamper_findings.map(({ name }) => name))].map((name) => ({
    cause: `tampering ${name}`,
    result: 'Refer',
    summary: `A sign of tampering: ${inWords(name)}.`,
    given: null,
    found: sentenceOf([name]),
  }));

const doubtsOfJudge = (judge: string): Doubt[] =>
  notesOn(judge).map((summary) => ({
    cause: 'provider',
    result: 'Refer',
    summary,
    given: null,
    found: 'Not asked',
  }));

const referIf = (found: boolean) => (found ? 'Refer' : 'Pass');

/** The `document` block of a flow result (API §3.6), and the evidence for the reviewer. */
function dataOf(
  reading: DocumentReading,
  facts: SubmissionFacts,
  comparedFields: ComparedField[],
  doubts: readonly Doubt[],
) {
  const { fields, kind, zones, comparisons, tamper_findings, refer_reasons, date_places, expired } = reading;
  const result = resultOf(doubts);
  return {
    verified: result === 'Pass',
    document_type: kind ?? facts.document_type,
    document_country: fields.issuing_country ?? facts.country,
    validation_result: resultOf(doubts.filter(({ cause }) => !cause.startsWith('tampering'))),
    tamper_result: referIf(tamper_findings.length > 0),
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
    reading: { zones, comparisons, tamper_findings, refer_reasons, date_places, expired },
  };
}

/** Evaluates IDV_DOCUMENT from the reading. */
export function judgeDocument(
  subject: Subject,
  facts: SubmissionFacts,
  reading: DocumentReading,
  documents: object[],
  judge = 'built-in',
): CheckOutcome {
  const { fields, expired } = reading;
  const comparedFields = compareWithGiven(subject, { ...fields, name: nameIn(fields) });
  const doubts = [
    ...doubtsOfFields(comparedFields, worst(reading)),
    ...doubtOfExpiry(expired, fields.expiration_date, worst(reading)),
    ...doubtOfDetails(facts, subject.name),
    ...doubtsOfTampering(reading),
    ...doubtOfReading(reading),
    ...doubtsOfJudge(judge),
  ];
  const data = { ...dataOf(reading, facts, comparedFields, doubts), documents };
  return looked('IDV_DOCUMENT', doubts, data);
}
