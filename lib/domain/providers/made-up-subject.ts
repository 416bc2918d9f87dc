import { systemContext } from '@/lib/platform/context';
import type { ProviderRequest, Subject } from './provider';

const madeUpContext = systemContext({ id: 1, hash: 'made-up', environment: 'staging' }, 'made-up');

/** For tests: somebody about whom nothing is wrong, but for what a test changes. */
export function madeUpPerson(changes: Partial<Subject> = {}): Subject {
  const first_name = 'Maria';
  const last_name = changes.last_name ?? 'Silva';
  return {
    type: 'Person',
    first_name,
    last_name,
    name: `${first_name} ${last_name}`,
    date_of_birth: '1985-04-12',
    nationality: 'PT',
    country: 'GB',
    registration_number: null,
    email: 'maria.silva@proton.me',
    phone: '+442079460958',
    address: { line1: '4 Quay Street', city: 'Bristol', postal_code: 'BS1 4DJ', country: 'GB' },
    ...changes,
  };
}

export function madeUpCompany(changes: Partial<Subject> = {}): Subject {
  return {
    ...madeUpPerson(),
    type: 'Company',
    first_name: null,
    last_name: null,
    name: 'Harbour Lights Ltd',
    date_of_birth: null,
    nationality: null,
    registration_number: '00123456',
    email: null,
    phone: null,
    ...changes,
  };
}

export function madeUpRequest(
  subject: Subject,
  type_codes: ProviderRequest['type_codes'],
  attempt = 0,
): ProviderRequest {
  return { ctx: madeUpContext, subject, type_codes, environment: 'staging', match_threshold: 75, attempt };
}
