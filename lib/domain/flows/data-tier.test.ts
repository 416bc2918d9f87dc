import { describe, expect, it } from 'vitest';
import { dataTier } from './data-tier';

const minimum = { first_name: 'Ada', last_name: 'Byron', country: 'GB' };
const standard = {
  ...minimum,
  date_of_birth: '1970-01-01',
  email: 'a@b.c',
  phone: '+441',
  address: '1 High St',
};
const full = { ...standard, nationality: 'GB', document_type: 'passport', external_reference: 'r' };

describe('flows · data tier', () => {
  it.each([
    ['minimum', minimum],
    ['standard', standard],
    ['full', full],
  ])('is %s when its fields and those below it are given', (tier, request) => {
    expect(dataTier('person', request)).toBe(tier);
  });

  it('is minimum when fields of full are given but a field of standard is missing', () => {
    expect(dataTier('person', { ...full, email: undefined })).toBe('minimum');
  });

  it('is minimum for a company without a registration number, whatever else is given', () => {
    const company = {
      company_name: 'Acme Ltd',
      country: 'GB',
      directors: [{}],
      ubos: [{}],
      address_line_1: '1 High St',
      external_reference: 'r',
      annual_revenue: '1',
      sic_codes: '62012',
    };
    expect(dataTier('company', company)).toBe('minimum');
    expect(dataTier('company', { ...company, registration_number: '01234567' })).toBe('full');
  });
});
