import type { CheckOutcome } from '@/lib/domain/checks/outcome';
import type { SubmissionFacts } from '@/lib/domain/documents/submission';
import type { CheckResult } from '@/lib/domain/words';
import { type Doubt, looked, resultOf, summariesOf } from '../doubt';
import { compareWithGiven, doubtOfDetails, doubtOfExpiry, doubtsOfFields } from '../journey/compare-given';
import type { Subject } from '../provider';
import type { AnswerProviderJob } from '../schema';
import { worstResult } from '../worst-result';
import type { Vendor } from './vendors';

/** Context for evaluating an answer. */
export interface Judging {
  provider: string;
  subject: Subject;
  facts: SubmissionFacts;
  /** YYYY-MM-DD, for checking the expiry. */
  today: string;
  /** Lets the console find the images. */
  documents: object[];
}

const verbs = { Fail: 'fails', Refer: 'refers' };

/** The worst individual result decides, whatever the provider's overall result. */
function doubtOfProvider(
  { provider }: Judging,
  what: string,
  { reasons }: AnswerProviderJob,
  results: readonly CheckResult[],
): Doubt[] {
  const result = worstResult(results);
  if (result === 'Pass') return [];
  const why = reasons.length > 0 ? reasons.join('; ') : 'It gives no reason';
  return [
    {
      cause: 'provider',
      result,
      summary: `${provider} ${verbs[result]} ${what}: ${why.replace(/[.]$/, '')}.`,
      given: null,
      found: result,
    },
  ];
}

/** The document that the person was asked for. */
function doubtsOfKind(
  { facts }: Judging,
  { document_type, document_country }: NonNullable<AnswerProviderJob['document']>,
): Doubt[] {
  const compared = [
    { cause: 'kind', given: facts.document_type, found: document_type, what: 'a different type of document' },
    {
      cause: 'country',
      given: facts.country,
      found: document_country,
      what: 'a document from a different country',
    },
  ];
  return compared
    .filter(({ given, found }) => given !== found)
    .map(({ cause, given, found, what }) => ({
      cause,
      result: 'Refer',
      summary: `The image shows ${what} than was asked for.`,
      given,
      found,
    }));
}

function judgeDocument(judging: Judging, answer: AnswerProviderJob): CheckOutcome {
  const { subject, facts, today, documents } = judging;
  // Refused on arrival if it has none.
  const document = answer.document!;
  const { extracted_data, tamper_result, document_type, document_country } = document;
  const { full_name: name, date_of_birth, nationality, expiration_date } = extracted_data;
  const compared = compareWithGiven(subject, { name, date_of_birth, nationality });
  const expired = expiration_date === null ? null : expiration_date < today;
  const doubts = [
    ...doubtsOfFields(compared, 'Fail'),
    ...doubtOfExpiry(expired, expiration_date, 'Fail'),
    ...doubtsOfKind(judging, document),
    ...doubtOfDetails(facts, subject.name),
    ...doubtOfProvider(judging, 'the document', answer, [answer.result, tamper_result]),
  ];
  return looked('IDV_DOCUMENT', doubts, {
    verified: doubts.length === 0,
    document_type,
    document_country,
    validation_result: resultOf(doubts),
    tamper_result,
    extracted_data,
    compared,
    reasons: summariesOf(doubts),
    answer: { result: answer.result, reasons: answer.reasons },
    documents,
  });
}

function judgeFaces(judging: Judging, answer: AnswerProviderJob): CheckOutcome {
  const { liveness, face_match } = answer.biometric!;
  const results = [answer.result, liveness.result, face_match.result];
  const doubts = doubtOfProvider(judging, 'the face', answer, results);
  return looked('IDV_BIOMETRIC', doubts, {
    liveness_verified: liveness.result === 'Pass',
    liveness_score: liveness.score,
    face_match: face_match.result === 'Pass',
    face_match_score: face_match.score,
    reasons: summariesOf(doubts),
    answer: { result: answer.result, reasons: answer.reasons },
    documents: judging.documents,
  });
}

const judges = { IDV_DOCUMENT: judgeDocument, IDV_BIOMETRIC: judgeFaces };

/**
 * Evaluates an answer for its check. The provider says whether a document is genuine, and a face alive and
 * matching; here they are compared with the given person.
 */
export const judgeAnswer = (
  code: Vendor['type_code'],
  judging: Judging,
  answer: AnswerProviderJob,
): CheckOutcome => judges[code](judging, answer);

/** Images that can no longer be opened, for example because they have been erased. */
export function unsent(code: Vendor['type_code'], { provider, documents }: Judging): CheckOutcome {
  const summary = `The images could not be sent to ${provider}; a person must review them.`;
  const doubt = {
    cause: 'unsent',
    result: 'Refer' as const,
    summary,
    given: null,
    found: 'Not sent',
  };
  return looked(code, [doubt], { reasons: [summary], documents });
}
