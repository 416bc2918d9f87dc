import { describe, expect, it } from 'vitest';
import { DocumentBlock } from '@/lib/domain/flows/result-schema';
import type { SubmissionFacts } from '@/lib/domain/documents/submission';
import { madeUpPerson } from '../fixtures/subjects';
import { judgeDocument } from './judge-document';
import type { DocumentReading, ReadFields, ZoneComparison } from '@/lib/reading/document-reading';

const subject = madeUpPerson();

const facts: SubmissionFacts = {
  document_type: 'passport',
  country: 'PT',
  details_confirmed: true,
  note: null,
  challenge: null,
};

const fields: ReadFields = {
  surname: 'SILVA',
  given_names: 'MARIA',
  document_number: 'N12345678',
  nationality: 'PT',
  issuing_country: 'PT',
  date_of_birth: '1985-04-12',
  expiration_date: '2031-05-01',
  gender: 'female',
};

/** Without problems by default. */
const aReading = (changes: Partial<DocumentReading> = {}): DocumentReading => ({
  kind: 'passport',
  fields,
  zones: { mrz: null, printed: null, barcode: null },
  comparisons: [],
  date_places: {},
  expired: false,
  tamper_findings: [],
  refer_reasons: [],
  unfinished_steps: [],
  ...changes,
});

const judge = (changes?: Partial<DocumentReading>, said: Partial<SubmissionFacts> = {}) =>
  judgeDocument(subject, { ...facts, ...said }, aReading(changes), []);

describe('journey · IDV_DOCUMENT', () => {
  it('passes a document that matches the given data, with the block of the result', () => {
    const { result, result_data, findings } = judge();
    expect([result, findings]).toEqual(['Pass', []]);
    expect(DocumentBlock.parse(result_data)).toEqual({
      verified: true,
      document_type: 'passport',
      document_country: 'PT',
      validation_result: 'Pass',
      tamper_result: 'Pass',
      extracted_data: {
        full_name: 'MARIA SILVA',
        date_of_birth: '1985-04-12',
        expiration_date: '2031-05-01',
        gender: 'female',
        document_number: 'N12345678',
        nationality: 'PT',
      },
    });
  });

  it.each<[string, Partial<DocumentReading>, string, string]>([
    [
      'another name',
      { fields: { ...fields, surname: 'KOVACS', given_names: 'PETER' } },
      'Fail',
      'Name Mismatch',
    ],
    ['another day of birth', { fields: { ...fields, date_of_birth: '1985-04-13' } }, 'Fail', 'DOB Mismatch'],
    [
      'no day of birth that can be read',
      { fields: { ...fields, date_of_birth: null } },
      'Refer',
      'Name Mismatch',
    ],
    ['another nationality', { fields: { ...fields, nationality: 'BR' } }, 'Refer', 'Name Mismatch'],
    ['an end that has passed', { expired: true }, 'Fail', 'Name Mismatch'],
    ['no end', { expired: null }, 'Refer', 'Name Mismatch'],
    [
      'a sign of tampering',
      { tamper_findings: [{ name: 'screen_recapture', place: null, evidence: {} }] },
      'Refer',
      'Name Mismatch',
    ],
    ['letters that are uncertain', { refer_reasons: ['low_confidence'] }, 'Refer', 'Name Mismatch'],
    ['a step that took too long', { unfinished_steps: ['printed'] }, 'Refer', 'Name Mismatch'],
  ])('has a finding for %s', (_name, changes, result, category) => {
    const outcome = judge(changes);
    expect(outcome.result).toBe(result);
    expect(outcome.findings).toMatchObject([{ type: 'Document', category }]);
    expect(outcome.result_data).toMatchObject({ verified: false });
  });

  it('never fails a person by a reading with problems', () => {
    const changes = { expired: true, fields: { ...fields, date_of_birth: '1990-01-01' } };
    expect(judge(changes).result).toBe('Fail');
    expect(judge({ ...changes, refer_reasons: ['ambiguous'] }).result).toBe('Refer');
  });

  it('states what is wrong in words', () => {
    const { result_data } = judge({ refer_reasons: ['low_contrast', 'check_digit_wrong'] });
    expect(result_data).toMatchObject({
      reasons: ['The document has to be looked at: the zone has little contrast, a check digit is wrong.'],
    });
  });

  it('distinguishes what differs in print from what could not be read, by field', () => {
    const zones: ZoneComparison['zones'] = ['mrz', 'printed'];
    const comparisons: ZoneComparison[] = [
      { field: 'surname', zones, values: ['SILVA', null], agreement: 'not_found' },
      { field: 'date_of_birth', zones, values: ['1985-04-12', null], agreement: 'not_read' },
      { field: 'document_number', zones, values: ['N12345678', null], agreement: 'not_read' },
    ];
    const refer_reasons: DocumentReading['refer_reasons'] = ['printed_field_unread', 'zones_differ'];
    const { result_data, findings } = judge({ comparisons, refer_reasons });
    const unread = 'a printed field could not be read (date of birth, document number)';
    expect(result_data).toMatchObject({
      reasons: [`The document has to be looked at: ${unread}, the zones differ (surname).`],
    });
    expect(findings).toMatchObject([
      { evidence: { found: `A${unread.slice(1)}, the zones differ (surname).` } },
    ]);
  });

  it('refers what the person reports as wrong', () => {
    const { result, findings } = judge({}, { details_confirmed: false, note: 'My name is Marie.' });
    expect(result).toBe('Refer');
    expect(findings).toMatchObject([{ evidence: { given: 'Maria Silva', found: 'My name is Marie.' } }]);
  });

  it('raises one alert for all findings, with the finding that determines its category first', () => {
    const of = { ...fields, surname: 'KOVACS', given_names: 'PETER', date_of_birth: '1990-01-01' };
    const { findings } = judge({ fields: { ...of, expiration_date: '2024-05-01' }, expired: true });
    const summaries = [
      'The date of birth on the document is not the one that was given.',
      'The name on the document is not the one that was given.',
      'The document expired on 2024-05-01.',
    ];
    expect(findings).toMatchObject([
      {
        category: 'DOB Mismatch',
        summary:
          'The date of birth on the document is not the one that was given; the name on the document is not the one that ' +
          'was given; the document expired on 2024-05-01.',
        evidence: {
          given: '1985-04-12',
          found: '1990-01-01',
          findings: summaries.map((summary) => ({ summary })),
        },
      },
    ]);
  });
});
