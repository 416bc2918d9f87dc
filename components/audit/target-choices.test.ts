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
} as Parameters<typeof targetChoices>[1]['cases'][number]; // only the fields that a choice shows
const none = { cases: [], entities: [], users: [], lists: [] };

describe('targets to filter the audit log by', () => {
  it('are the cases that a text finds by number or name, and the people and companies', () => {
    expect(targetChoices('mara', { ...none, cases: [found], entities: [person] })).toEqual([
      { value: 'cas_1', label: 'Case CAS-000142', hint: 'Mara Holt · In Review' },
      { value: 'ent_1', label: 'Mara Holt', hint: 'Person · Born 4 May 1964 · United Kingdom' },
    ]);
  });

  it('are the colleagues and lists whose name or email address contains the text', () => {
    const users = [
      { token: 'usr_1', name: 'Ada Analyst', email: 'ada@example.com' },
      { token: 'usr_2', name: 'Rui Reviewer', email: 'rui@example.com' },
    ];
    const lists = [{ token: 'wls_1', name: 'Bad payers of Adare' }];
    expect(targetChoices('ada', { ...none, users, lists })).toEqual([
      { value: 'usr_1', label: 'Ada Analyst', hint: 'Changes of the account · ada@example.com' },
      { value: 'wls_1', label: 'Bad payers of Adare', hint: 'List' },
    ]);
    expect(targetChoices('rui@', { ...none, users })).toMatchObject([{ value: 'usr_2' }]);
  });

  it('are a token as typed, of whatever kind', () => {
    expect(targetChoices('alt_01kad8', { ...none, cases: [found], entities: [person] })).toEqual([
      { value: 'alt_01kad8', label: 'alt_01kad8', hint: 'Records about this token' },
    ]);
    expect(targetChoices('Ann_Marie', { ...none, entities: [person] })).toMatchObject([{ value: 'ent_1' }]);
  });
});
