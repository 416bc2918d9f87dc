import { describe, expect, it } from 'vitest';
import { blankSubject } from '@/lib/domain/flows/party';
import { AnswerProviderJob } from '../schema';
import { judgeAnswer } from './judge';

const subject = {
  ...blankSubject,
  first_name: 'Mary',
  last_name: 'Ward',
  name: 'Mary Ward',
  date_of_birth: '1985-01-23',
};
const facts = {
  document_type: 'passport',
  country: 'GB',
  details_confirmed: true,
  note: null,
  challenge: null,
} as const;
const judging = { provider: 'acme', subject, facts, today: '2026-11-23', documents: [] };

const answerAbout = (document: object) =>
  AnswerProviderJob.parse({
    result: 'Pass',
    document: {
      document_type: 'passport',
      document_country: 'GB',
      tamper_result: 'Pass',
      extracted_data: { full_name: 'MARY WARD', date_of_birth: '1985-01-23', expiration_date: '2033-05-01' },
      ...document,
    },
  });

const resultOf = (document: object) => judgeAnswer('IDV_DOCUMENT', judging, answerAbout(document)).result;

describe('outside providers · an answer about a document', () => {
  it('passes for the requested document', () => expect(resultOf({})).toBe('Pass'));

  it.each([
    ['another kind', { document_type: 'driving_licence' }],
    ['another country', { document_country: 'FR' }],
  ])('refers for a document of %s', (_what, document) => expect(resultOf(document)).toBe('Refer'));
});
