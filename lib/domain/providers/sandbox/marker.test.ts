import { describe, expect, it } from 'vitest';
import { ValidationFailed } from '@/lib/platform/errors/errors';
import { madeUpCompany, madeUpPerson } from '../fixtures/subjects';
import { markers, refuseMarkersInProduction, sandboxMarker } from './marker';

const company = (name: string) => madeUpCompany({ name });

describe('sandbox · marker', () => {
  it.each(markers)('recognises %s as last name and as company name, in upper or lower case', (marker) => {
    const lower = marker.toLowerCase();
    expect(sandboxMarker(madeUpPerson({ last_name: marker }))).toBe(marker);
    expect(sandboxMarker(madeUpPerson({ last_name: lower }))).toBe(marker);
    expect(sandboxMarker(madeUpPerson({ last_name: `Jane ${marker}`, first_name: null }))).toBe(marker);
    expect(sandboxMarker(company(marker))).toBe(marker);
    expect(sandboxMarker(company(`${lower} Ltd`))).toBe(marker);
    expect(sandboxMarker(company(`Acme ${marker} Ltd`))).toBe(marker);
    expect(sandboxMarker(company(`شركة الخليج ${marker}`))).toBe(marker);
    expect(sandboxMarker(company(`海湾贸易 ${marker}`))).toBe(marker);
  });

  it.each([
    ['another last name', madeUpPerson({ last_name: 'Peppers' })],
    ['a first name', madeUpPerson({ first_name: 'SANCTION', last_name: 'Silva', name: 'SANCTION Silva' })],
    ['a company with the word in mixed case', company('Guardian Media Group plc')],
    ['a company in upper case', company('GUARDIAN MEDIA GROUP PLC')],
    ['only a legal form', company('Ltd')],
  ])('finds no marker in %s', (_case, subject) => {
    expect(sandboxMarker(subject)).toBeNull();
  });
});

describe('sandbox · production', () => {
  it.each([
    ['last_name', madeUpPerson({ last_name: 'SANCTION' })],
    ['name', madeUpPerson({ first_name: null, last_name: 'Jane DOWN', name: 'Jane DOWN' })],
    ['company_name', company('Acme SLOW Ltd')],
  ])('refuses a marker and names the field %s', (field, subject) => {
    expect(() => refuseMarkersInProduction(subject, 'staging', field)).not.toThrow();
    try {
      refuseMarkersInProduction(subject, 'production', field);
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(ValidationFailed);
      expect(error).toMatchObject({ status: 400, details: [{ field, code: 'sandbox_marker' }] });
    }
  });

  it('accepts people who are called Down', () => {
    const person = madeUpPerson({ last_name: 'Down' });
    expect(() => refuseMarkersInProduction(person, 'production', 'last_name')).not.toThrow();
  });
});
