import { describe, expect, it } from 'vitest';
import type { AuditRecord } from '@/lib/domain/audit/schema';
import { retirementOf } from './retirement';

const record = (event_type: AuditRecord['event_type'], details: AuditRecord['details']) =>
  ({
    event_type,
    details,
    actor: { id: 'usr_1', name: 'Ada Admin', type: 'user' },
    created_at: '2026-11-02T08:00:00Z',
  }) as AuditRecord; // only the fields that are read here

describe('a list that the API does not have', () => {
  it('was retired if its audit records say so: by whom and when', () => {
    const created = record('watchlist.created', { name: 'Bad payers' });
    expect(retirementOf([record('watchlist.retired', { name: 'Bad payers' }), created])).toEqual({
      name: 'Bad payers',
      by: 'Ada Admin',
      at: '2026-11-02T08:00:00Z',
    });
    expect(retirementOf([created])).toBe(null);
    expect(retirementOf([])).toBe(null);
  });
});
