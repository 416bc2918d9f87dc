import { describe, expect, it } from 'vitest';
import { caseMoves } from '@/lib/domain/cases/moves';
import { caseStatuses } from '@/components/cases/appearance';
import { alertsLeft } from './alerts-left';
import { doneText, moveLabel, offeredMoves, takesBack } from './case-moves';

const analyst = { role: 'analyst' } as const;

describe('offeredMoves', () => {
  it.each([
    ['New', 'progress'],
    ['In Progress', 'review'],
    ['In Review', 'close'],
    ['Internal Review', 'return'],
    ['Closed', undefined],
  ] as const)('has the primary move for a case in %s: %s', (status, primary) => {
    expect(offeredMoves({ status }, analyst).primary).toBe(primary);
  });

  it('has no primary move for a case that waits for its client: returning it would withdraw the request', () => {
    const { primary, others } = offeredMoves({ status: 'Client Input' }, analyst);
    expect([primary, others[0]]).toEqual([undefined, 'return']);
  });

  it('offers exactly the moves that the status allows', () => {
    for (const status of caseStatuses) {
      const { primary, others } = offeredMoves({ status }, { role: 'reviewer' });
      expect([primary, ...others].filter(Boolean).toSorted()).toEqual(caseMoves.allowed(status).toSorted());
    }
  });

  it('says what returning does to a case that waits for the client', () => {
    const of = { status: 'Client Input', assigned_to: null } as const;
    expect([moveLabel('return', of), takesBack('return', of)]).toEqual(['Withdraw the request', true]);
    const internal = { status: 'Internal Review', assigned_to: null } as const;
    expect([moveLabel('return', internal), takesBack('return', internal)]).toEqual([
      'Return to review',
      false,
    ]);
  });

  it('says that starting an unassigned case takes it', () => {
    const started = (assigned_to: string | null) => moveLabel('progress', { status: 'New', assigned_to });
    expect([started(null), started('usr_1')]).toEqual(['Start and take', 'Start work']);
  });

  it('says that a started case is theirs, unless another person was assigned meanwhile', () => {
    const told = (after: string) =>
      doneText('progress', { assigned_to: null }, { assigned_to: after }, { token: 'usr_1' });
    expect([told('usr_1'), told('usr_2')]).toEqual(['Case started and assigned to you', 'Case started']);
  });

  it('lets only a reviewer return an escalated case', () => {
    expect(offeredMoves({ status: 'Escalated' }, analyst).primary).toBeUndefined();
    expect(offeredMoves({ status: 'Escalated' }, { role: 'reviewer' }).primary).toBe('return');
  });

  it('offers an auditor nothing', () => {
    expect(offeredMoves({ status: 'New' }, { role: 'auditor' })).toEqual({ primary: undefined, others: [] });
  });
});

it('cases · send to review · counts the alerts that an analyst could still resolve', () => {
  const statuses = ['Open', 'Acknowledged', 'Escalated', 'Resolved'] as const;
  expect(alertsLeft(statuses.map((status) => ({ status })))).toBe(2);
});
