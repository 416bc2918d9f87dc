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
const alert = { summary: 'The registry has another name.' } as Alert;

it('alerts · draft · says what differs for a false positive, and what agrees first for a true match', () => {
  expect(draftRationale('false_positive', alert, compared)).toBe(
    'Not the listed person, although date of birth agrees. Nationality Cyprus, listed Russia. ' +
      'The name is near, not the same: “Arkady Orekhov”, listed “Arkadij Orechow”.',
  );
  expect(draftRationale('true_match', alert, compared)).toBe(
    'The listed person. Date of birth agrees. Nationality Cyprus, listed Russia.',
  );
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
