import { describe, expect, it } from 'vitest';
import type { Compared } from '@/components/alerts/evidence/compare';
import { feature, match, subject } from '@/components/alerts/evidence/fixtures/match';
import type { Alert } from '@/lib/domain/alerts/schema';
import { draftRationale, whyUndrafted } from './draft-rationale';

const compared: Compared = {
  match,
  subject: { name: 'Arkady Orekhov', type: 'Person' },
  entity: subject,
  party: null,
  states: { given: 'read', listed: 'read' },
};
/** Holds only the fields that a draft reads. */
const alert = { category: 'Name Mismatch', summary: 'The registry has another name.' } as Alert;

it('alerts · draft · says what differs for a false positive, and what agrees first for a true match', () => {
  expect(draftRationale('false_positive', alert, compared)).toBe(
    'Not the listed person, although date of birth agrees. Nationality Cyprus, listed Russia. ' +
      'The name is similar, not the same: “Arkady Orekhov”, listed “Arkadij Orechow”.',
  );
  expect(draftRationale('true_match', alert, compared)).toBe(
    'The listed person. Date of birth agrees. Nationality Cyprus, listed Russia. ' +
      'The name is similar, not the same: “Arkady Orekhov”, listed “Arkadij Orechow”.',
  );
});

it('alerts · draft · calls a similar value similar, and never says that it agrees', () => {
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
  const born = 'Date of birth is similar, not the same: 4 May 1964, listed 4 May 1966.';
  expect(draftRationale('false_positive', alert, near)).toBe(
    `Not the listed person, although nationality agrees. ${born}`,
  );
  expect(draftRationale('true_match', alert, near)).toBe(`The listed person. Nationality agrees. ${born}`);
});

describe('alerts · draft · leaves the reason to the analyst', () => {
  const same = feature({ feature: 'date_of_birth', query: '1964-05-04', candidate: '1964-05-04' });
  const nearName = feature({ query: 'Arkady', candidate: 'Arkadij', verdict: 'near' });
  const withFacts = (...explanation: (typeof same)[]) => ({ ...compared, match: { ...match, explanation } });

  it('when every compared fact agrees', () => {
    const alike = withFacts(
      feature({}),
      same,
      feature({ feature: 'nationality', query: 'CY', candidate: 'CY' }),
    );
    expect(draftRationale('false_positive', alert, alike)).toBe('');
    expect(whyUndrafted('false_positive', alert, alike)).toBe(
      'Date of birth and nationality agree. No fact that was compared differs: write how you know it.',
    );
    expect(draftRationale('true_match', alert, alike)).not.toBe('');
    expect(whyUndrafted('true_match', alert, alike)).toBeNull();
  });

  it('when only the name could be compared and it is the same', () => {
    expect(draftRationale('false_positive', alert, withFacts(feature({})))).toBe('');
    expect(whyUndrafted('false_positive', alert, withFacts(feature({})))).toContain(
      'no other fact could be compared',
    );
  });

  it('when nothing besides the name supports a true match', () => {
    const other = feature({
      feature: 'date_of_birth',
      query: '1964-05-04',
      candidate: '1991-01-01',
      verdict: 'conflict',
    });
    expect(draftRationale('true_match', alert, withFacts(feature({}), other))).toBe('');
    expect(whyUndrafted('true_match', alert, withFacts(feature({}), other))).toContain(
      'Nothing beside the name agrees',
    );
    expect(whyUndrafted('true_match', alert, withFacts(feature({})))).toContain(
      'no other fact could be compared',
    );
    expect(draftRationale('escalate', alert, withFacts(feature({})))).not.toBe('');
  });

  it('when the name is spelled differently and everything else agrees', () => {
    expect(draftRationale('false_positive', alert, withFacts(nearName, same))).toBe('');
  });

  it('but not when the names differ and nothing else was compared', () => {
    expect(draftRationale('false_positive', alert, withFacts(nearName))).toContain('The name is similar');
    expect(whyUndrafted('false_positive', alert, withFacts(nearName))).toBeNull();
  });
});

it('alerts · draft · uses the finding when there is no listed party', () => {
  expect(draftRationale('escalate', alert, null)).toBe('Please decide. The registry has another name.');
});

describe('alerts · draft · for a finding of a check', () => {
  const company = {
    category: 'Name Mismatch',
    check_type_code: 'COM_REGISTRY',
    summary: 'Companies House has no company with the number 123 in GB.',
  } as Alert;
  const email = {
    category: 'Name Mismatch',
    check_type_code: 'IDV_EMAIL',
    summary: 'The domain of the address takes no mail.',
  } as Alert;
  const outage = { category: 'API Failure', summary: 'The registry did not answer.' } as Alert;
  const document = {
    category: 'Name Mismatch',
    check_type_code: 'IDV_DOCUMENT',
    summary: 'It expired on 2024-05-01.',
  } as Alert;
  const face = { category: 'Name Mismatch', check_type_code: 'IDV_BIOMETRIC' } as Alert;
  const look = 'The selfie and the portrait have to be compared';
  const alike = { ...face, summary: `${look}: their similarity is high.` };
  const unlike = {
    ...face,
    summary: `${look}: their similarity is low, the face does not match the portrait.`,
  };

  it.each([
    ['a registry', company, 'write how you know that it is wrong or harmless.'],
    ['an email address', email, 'write how you know that it is wrong or harmless.'],
    ['a check that was not made', outage, 'write why the client passes without one.'],
    ['a document', document, 'write why the document is acceptable.'],
    ['faces that are not alike', unlike, 'write how you know that it is.'],
  ])('leaves the reason for clearing %s to the analyst', (_, found, hint) => {
    expect(draftRationale('false_positive', found, null)).toBe('');
    expect(whyUndrafted('false_positive', found, null)).toContain(hint);
  });

  it('confirms a finding in its own words', () => {
    expect(draftRationale('true_match', company, null)).toBe(
      'Confirmed. Companies House has no company with the number 123 in the United Kingdom.',
    );
    expect(draftRationale('true_match', document, null)).toBe(
      'The document is not acceptable. It expired on 1 May 2024.',
    );
    expect(draftRationale('true_match', unlike, null)).toBe(
      'The selfie and the portrait do not show the same person. Their similarity is low, the face does not match the portrait.',
    );
    expect(whyUndrafted('true_match', company, null)).toBeNull();
  });

  it('drafts that similar faces are the same person, and leaves the opposite to the analyst', () => {
    expect(draftRationale('false_positive', alike, null)).toBe(
      'The selfie and the portrait show the same person. Their similarity is high.',
    );
    expect(draftRationale('true_match', alike, null)).toBe('');
    expect(whyUndrafted('true_match', alike, null)).toContain('write how you know that they are not.');
  });
});

it('alerts · draft · says that a newer document counts, and what was found on this one', () => {
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
