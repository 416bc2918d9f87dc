import { describe, expect, it } from 'vitest';
import type { AuditRecord } from '@/lib/domain/audit/schema';
import { changeNote, changeText, toldOnce } from './change-words';

const record = (event_type: AuditRecord['event_type'], created_at: string, target_token = 'cas_1') => ({
  event_type,
  created_at,
  target_token,
});

describe('review · changes', () => {
  it('tells a move with an event of its own once', () => {
    const told = toldOnce([
      record('case.escalated', '2'),
      record('case.status_changed', '2'),
      record('case.status_changed', '2', 'cas_2'),
      record('case.status_changed', '1'),
    ]);
    expect(told.map(({ event_type, target_token }) => [event_type, target_token])).toEqual([
      ['case.escalated', 'cas_1'],
      ['case.status_changed', 'cas_2'],
      ['case.status_changed', 'cas_1'],
    ]);
  });

  it('says what was written, or from what to what', () => {
    expect(
      changeNote({ event_type: 'case.status_changed', details: { from: 'New', to: 'In Progress' } }),
    ).toBe('New to In Progress');
    expect(
      changeNote({ event_type: 'alert.resolved', details: { from: 'a', to: 'b', rationale: 'Same.' } }),
    ).toBe('Same.');
    expect(changeNote({ event_type: 'case.updated', details: {} })).toBeNull();
  });

  it('spells an event that it has no words for', () => {
    expect(changeText({ event_type: 'risk_assessment.approved', details: {} })).toBe('approved the risk');
    expect(changeText({ event_type: 'document.viewed' as AuditRecord['event_type'], details: {} })).toBe(
      'document viewed',
    ); // of another version
  });
});
