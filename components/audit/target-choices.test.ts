import { describe, expect, it } from 'vitest';
import type { Entity } from '@/lib/domain/entities/schema';
import { targetChoices } from './target-choices';

const person = {
  token: 'ent_1',
  type: 'Person',
  full_name: 'Mara Holt',
  date_of_birth: '1964-05-04',
  registration_number: null,
  country: 'GB',
} as Entity; // only the fields that a choice shows
const found = {
  token: 'cas_1',
  name: 'CAS-000142',
  status: 'In Review',
  primary_entity: { name: 'Mara Holt' },
} as Parameters<typeof targetChoices>[1][number]; // only the fields that a choice shows

describe('targets to filter the audit log by', () => {
  it('are the cases that a text finds by number or name, and the people and companies', () => {
    expect(targetChoices('mara', [found], [person])).toEqual([
      { value: 'cas_1', label: 'Case CAS-000142', hint: 'Mara Holt · In Review' },
      { value: 'ent_1', label: 'Mara Holt', hint: 'Person · Born 4 May 1964 · United Kingdom' },
    ]);
  });

  it('are a token as typed, of whatever kind', () => {
    expect(targetChoices('alt_01kad8', [found], [person])).toEqual([
      { value: 'alt_01kad8', label: 'alt_01kad8', hint: 'Records about this token' },
    ]);
    expect(targetChoices('Ann_Marie', [], [person])).toMatchObject([{ value: 'ent_1' }]);
  });
});
