import { describe, expect, it } from 'vitest';
import { offeredCheckMoves } from './check-actions';

const analyst = { role: 'analyst' } as const;

describe('offeredCheckMoves', () => {
  it.each([
    ['Failed', ['retry', 'waive']],
    ['Awaiting Client', ['waive', 'cancel']],
    ['Retry Scheduled', ['cancel']],
    ['Complete', []],
  ] as const)('offers for a check in %s: %j', (status, moves) => {
    expect(offeredCheckMoves({ status }, false, analyst)).toEqual(moves);
  });

  it('offers an auditor nothing, and in a closed case only to end a wait', () => {
    expect(offeredCheckMoves({ status: 'Failed' }, false, { role: 'auditor' })).toEqual([]);
    expect(offeredCheckMoves({ status: 'Failed' }, true, analyst)).toEqual([]);
    expect(offeredCheckMoves({ status: 'Awaiting Client' }, true, analyst)).toEqual(['cancel']);
  });
});
