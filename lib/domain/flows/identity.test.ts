import { describe, expect, it } from 'vitest';
import { companyParties } from './company-parties';
import { highestRole, screenedAs } from './identity';
import { CompanyRequest } from './schema';

const parties = (people: object) =>
  companyParties(CompanyRequest.parse({ company_name: 'Acme Ltd', country: 'GB', ...people }));

describe('flows · identity', () => {
  it('screens a director who is also an owner once', () => {
    const both = parties({
      directors: [{ first_name: 'Ada', last_name: 'Byron', date_of_birth: '1970-01-01' }],
      ubos: [
        { first_name: 'ADA', last_name: 'BYRON', date_of_birth: '1970-01-01', ownership_percentage: 80 },
      ],
    });
    expect(screenedAs(both)).toEqual([0, 1, 1]);
  });

  it('screens namesakes separately when no date of birth is given', () => {
    const namesakes = parties({
      directors: [
        { first_name: 'Wei', last_name: 'Li', nationality: 'CN' },
        { first_name: 'Wei', last_name: 'Li', nationality: 'SG' },
      ],
    });
    expect(screenedAs(namesakes)).toEqual([0, 1, 2]);
  });

  it('screens namesakes separately when their dates of birth differ', () => {
    const others = parties({
      directors: [{ last_name: 'Byron', date_of_birth: '1970-01-01' }],
      ubos: [{ last_name: 'Byron', date_of_birth: '1971-01-01' }],
    });
    expect(screenedAs(others)).toEqual([0, 1, 2]);
  });

  it('gives an entity the highest of its roles', () => expect(highestRole(['Director', 'UBO'])).toBe('UBO'));
});
