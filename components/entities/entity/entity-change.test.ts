import { describe, expect, it } from 'vitest';
import type { Entity } from '@/lib/domain/entities/schema';
import { changeOf, formOf, isScreenedAgain } from './entity-change';

const person: Entity = {
  token: 'ent_1',
  type: 'Person',
  first_name: 'Livia',
  last_name: 'Orsanto',
  full_name: 'Livia Orsanto',
  company_name: null,
  registration_number: null,
  date_of_birth: '1971-02-03',
  nationality: 'IT',
  country: null,
  role: 'Primary',
  verification_status: 'Verified',
  address: null,
  metadata: {},
  monitored: true,
  checks_summary: { total: 0, complete: 0, pending: 0, failed: 0 },
  alerts_summary: { total: 0, open: 0, resolved: 0 },
  external_reference: null,
  created_at: '2026-11-12T09:00:00Z',
  updated_at: '2026-11-12T09:00:00Z',
};

describe('changeOf', () => {
  it('is empty without a change', () => {
    expect(changeOf(person, formOf(person))).toEqual({});
  });

  it('has only what was changed, with null for a cleared field', () => {
    const form = { ...formOf(person), nationality: '', country: 'cy', last_name: ' Orsanto ' };
    expect(changeOf(person, form)).toEqual({ nationality: null, country: 'CY' });
  });

  it('leaves the fields of a company alone', () => {
    expect(changeOf(person, { ...formOf(person), company_name: 'Tern Holdings BV' })).toEqual({});
  });

  it('sends an emptied name for the server to refuse', () => {
    expect(changeOf(person, { ...formOf(person), last_name: '' })).toEqual({ last_name: '' });
  });
});

describe('isScreenedAgain', () => {
  it('is true after a change of the name or the birth date only', () => {
    expect(isScreenedAgain({ date_of_birth: null })).toBe(true);
    expect(isScreenedAgain({ company_name: 'Tern' })).toBe(true);
    expect(isScreenedAgain({ country: 'CY', nationality: 'IT' })).toBe(false);
  });
});
