import { describe, expect, it } from 'vitest';
import { auditTargets } from '@/lib/domain/event';
import { auditFilters, auditQueryOf, noFilters } from './audit-filters';

describe('the query of the audit log', () => {
  it('takes whole days in UTC', () => {
    expect(auditQueryOf({ from: '2026-11-02', to: '2026-11-03' })).toMatchObject({
      from: '2026-11-02T00:00:00.000Z',
      to: '2026-11-03T23:59:59.999Z',
    });
    expect(auditQueryOf({ from: '2026-11-02', to: '2026-11-01' }).from).toBeUndefined();
  });

  it('finds everything about a case, a person or a company, or one target', () => {
    expect(auditQueryOf({ target: 'cas_1' })).toMatchObject({ case_token: 'cas_1' });
    expect(auditQueryOf({ target: 'ent_1' })).toMatchObject({ entity_token: 'ent_1' });
    expect(auditQueryOf({ target: 'alt_1' })).toMatchObject({ target_token: 'alt_1' });
    expect(auditQueryOf({ target: null }).target_token).toBeUndefined();
  });

  it('finds everything without filters', () => {
    const values = Object.values(auditQueryOf(noFilters));
    expect(values.filter((value) => value !== undefined)).toEqual([]);
  });
});

describe('the filters of the audit log', () => {
  it('include every type of resource that has records', () => {
    const about = auditFilters(undefined).find(({ name }) => name === 'target_type');
    const offered = about?.choices.map(({ value }) => value) ?? [];
    expect(offered.toSorted()).toEqual(auditTargets.toSorted());
    expect(about?.choices).toContainEqual({ value: 'document', label: 'Document' });
  });
});
