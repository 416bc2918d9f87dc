import { expect, it } from 'vitest';
import type { Compared } from '@/components/alerts/evidence/compare';
import { feature, match, subject } from '@/components/alerts/evidence/fixtures/match';
import type { Alert } from '@/lib/domain/alerts/schema';
import { draftRationale } from './draft-rationale';

const compared: Compared = {
  match,
  subject: { name: 'Arkady Orekhov', type: 'Person' },
  entity: subject,
  party: null,
};
/** With what a draft is made from, and nothing else. */
const alert = { category: 'Name Mismatch', summary: 'The registry has another name.' } as Alert;

it('alerts · draft · says what differs for a false positive, and what agrees first for a true match', () => {
  expect(draftRationale('false_positive', alert, compared)).toBe(
    'Not the listed person, although date of birth agrees. Nationality Cyprus, listed Russia. ' +
      'The name is near, not the same: “Arkady Orekhov”, listed “Arkadij Orechow”.',
  );
  expect(draftRationale('true_match', alert, compared)).toBe(
    'The listed person. Date of birth agrees. Nationality Cyprus, listed Russia. ' +
      'The name is near, not the same: “Arkady Orekhov”, listed “Arkadij Orechow”.',
  );
});

it('alerts · draft · says near of what is near, and never that it agrees', () => {
  const explanation = [
    feature({}),
    feature({
      feature: 'date_of_birth',
      query: '1964-05-04',
      candidate: '1966-05-04',
      verdict: 'near',
    }),
    feature({ feature: 'nationality', query: 'CY', candidate: 'CY' }),
  ];
  const near = { ...compared, match: { ...match, explanation } };
  const born = 'Date of birth is near, not the same: 4 May 1964, listed 4 May 1966.';
  expect(draftRationale('false_positive', alert, near)).toBe(
    `Not the listed person, although nationality agrees. ${born}`,
  );
  expect(draftRationale('true_match', alert, near)).toBe(`The listed person. Nationality agrees. ${born}`);
});

it('alerts · draft · claims no difference where there is none', () => {
  const bare = { ...compared, match: { ...match, explanation: [feature({})] } };
  expect(draftRationale('false_positive', alert, bare)).toBe(
    'Not the listed person. Nothing but the name could be compared.',
  );
});

it('alerts · draft · is of what was found where nobody is listed', () => {
  expect(draftRationale('escalate', alert, null)).toBe('Please decide. The registry has another name.');
});

it('alerts · draft · says of a face who is seen, and never that somebody has to look', () => {
  const face = {
    category: 'Name Mismatch',
    check_type_code: 'IDV_BIOMETRIC',
    summary: 'The selfie and the portrait have to be compared: their similarity is high.',
  } as Alert;
  expect(draftRationale('false_positive', face, null)).toBe(
    'The selfie and the portrait show the same person. Their similarity is high.',
  );
  const expired = { ...face, check_type_code: 'IDV_DOCUMENT', summary: 'It expired on 2024-05-01.' } as const;
  expect(draftRationale('true_match', expired, null)).toBe(
    'The document is not acceptable. It expired on 1 May 2024.',
  );
  expect(draftRationale('false_positive', expired, null)).toBe(
    'The document is good, although this was found: It expired on 1 May 2024.',
  );
  expect(draftRationale('true_match', face, null)).toBe(
    'The selfie and the portrait do not show the same person. Their similarity is high.',
  );
});

it('alerts · draft · says of a document that a newer one counts, and what was found on this one', () => {
  const summaries = [
    'The name is another.',
    'The date is another.',
    'The document has to be looked at: letters are uncertain.',
  ];
  const findings = summaries.map((summary) => ({ summary, given: null, found: null }));
  const document = { ...alert, evidence: { given: null, found: null, findings } };
  expect(draftRationale('replaced', document, null)).toBe(
    'Replaced by a newer document, which was accepted. Found on this one: The name is another; the date is another; ' +
      'letters are uncertain.',
  );
  expect(draftRationale('true_match', document, null)).not.toContain('newer');
});
