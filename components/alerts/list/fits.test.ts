import { describe, expect, it } from 'vitest';
import { AlertFilters } from '@/lib/domain/alerts/list-schema';
import type { Alert } from '@/lib/domain/alerts/schema';
import { fits } from './fits';
import type { ListQuery } from './list-filters';

const now = new Date('2026-03-10T12:00:00Z');

// Holds the fields that filters read.
const alert = {
  token: 'alt_1',
  status: 'Open',
  category: 'Sanctions Hit',
  type: 'Screening',
  priority: 'High',
  assigned_to: 'usr_1',
  case_token: 'cas_1',
  entity_token: 'ent_1',
  case_name: 'CAS-1',
  sla_status: 'On Track',
  sla_deadline: '2026-03-12T12:00:00.000Z',
  sla_paused_at: null,
  resolved_at: null,
  snoozed_until: null,
  match: { list: 'OFAC SDN', list_entry_id: '7', model_version: '2026.1', matched_name: 'Wang Wei' },
  is_false_positive: false,
  subject: { name: 'Wei Wang', type: 'Person' },
  summary: '',
  created_at: '2026-03-10T11:59:00.000Z',
} as Alert;

/** For each filter of the API, a value that fits the alert and one that does not. */
const values: Required<{ [Name in keyof AlertFilters]: [AlertFilters[Name], AlertFilters[Name]] }> = {
  status: ['Open', 'Escalated'],
  category: ['Sanctions Hit', 'PEP Match'],
  type: ['Screening', 'System'],
  priority: ['High', 'Low'],
  assigned_to: ['usr_1', 'usr_2'],
  case_token: ['cas_1', 'cas_2'],
  entity_token: ['ent_1', 'ent_2'],
  sla_status: ['On Track', 'Breached'],
  snoozed: ['exclude', 'only'],
  age: ['Under 1 day', 'Over 14 days'],
  due: ['1 to 7 days', 'Within 24 hours'],
  due_from: ['2026-03-12', '2026-03-13'],
  due_to: ['2026-03-12', '2026-03-11'],
  // The only value it has.
  resolved: ['exclude', 'exclude'],
  list: ['OFAC SDN', 'Former customers'],
  list_entry_id: ['7', '8'],
  model_version: ['2026.1', '2025.1'],
  is_false_positive: ['false', 'true'],
  resolved_from: ['2026-03-10', '2026-03-11'],
  resolved_to: ['2026-03-10', '2026-03-09'],
  q: ['wang', 'novak'],
};

const query = (filters: AlertFilters): ListQuery => ({ sort: '-created_at', ...filters });

describe('alerts · list · new alerts', () => {
  const told = Object.entries(values).filter(([name]) => name !== 'resolved');

  it.each(told)('match a filter by %s, or do not', (name, [has, hasNot]) => {
    const resolved_at = name.startsWith('resolved') ? '2026-03-10T11:59:30.000Z' : null;
    expect(fits({ ...alert, resolved_at }, query({ [name]: has }), now)).toBe(true);
    expect(fits({ ...alert, resolved_at }, query({ [name]: hasNot }), now)).toBe(false);
  });

  it('match a list without resolved alerts until they are resolved', () => {
    const unresolved = query({ resolved: 'exclude' });
    expect(fits(alert, unresolved, now)).toBe(true);
    expect(fits({ ...alert, status: 'Resolved' }, unresolved, now)).toBe(false);
  });

  it('are tested with every filter of the API', () => {
    expect(Object.keys(values).sort()).toEqual(Object.keys(AlertFilters.shape).sort());
  });

  it('match a list of unassigned alerts, or do not', () => {
    const ofNobody = query({ assigned_to: 'unassigned' });
    expect(fits({ ...alert, assigned_to: null }, ofNobody, now)).toBe(true);
    expect(fits(alert, ofNobody, now)).toBe(false);
  });

  it('match what is due now while overdue, and no longer once resolved', () => {
    const overdue = { ...alert, sla_status: 'Breached', sla_deadline: '2026-03-10T11:00:00.000Z' } as const;
    const due = query({ due: 'Overdue or within 24 hours' });
    expect(fits(overdue, due, now)).toBe(true);
    expect(fits({ ...overdue, resolved_at: '2026-03-10T11:30:00.000Z' }, due, now)).toBe(false);
    expect(fits(overdue, query({ due: 'Within 24 hours' }), now)).toBe(false);
  });

  it('are overdue exactly at their deadline, as on the server', () => {
    const atDeadline = { ...alert, sla_deadline: now.toISOString() };
    expect(fits(atDeadline, query({ due: 'Overdue' }), now)).toBe(true);
    expect(fits(atDeadline, query({ due: 'Within 24 hours' }), now)).toBe(false);
  });

  it('match Paused while their clock is paused, and then no due date', () => {
    const paused = { ...alert, sla_paused_at: '2026-03-10T11:59:10.000Z' };
    expect(fits(paused, query({ due: 'Paused' }), now)).toBe(true);
    expect(fits(paused, query({ due: '1 to 7 days' }), now)).toBe(false);
    expect(fits(paused, query({ due_from: '2026-03-12', due_to: '2026-03-12' }), now)).toBe(false);
    expect(fits({ ...paused, sla_status: 'Breached' }, query({ due: 'Paused' }), now)).toBe(false);
    expect(fits(alert, query({ due: 'Paused' }), now)).toBe(false);
  });

  it('match a list without filters, and no filter on a match that they do not have', () => {
    expect(fits(alert, query({}), now)).toBe(true);
    expect(fits({ ...alert, match: null }, query({ list: 'OFAC SDN' }), now)).toBe(false);
  });
});
