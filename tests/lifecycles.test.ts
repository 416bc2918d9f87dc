import { describe, expect, it } from 'vitest';
import { alertLifecycle } from '@/lib/domain/alerts/lifecycle';
import { caseLifecycle } from '@/lib/domain/cases/lifecycle';
import { checkLifecycle } from '@/lib/domain/checks/lifecycle';
import { flowLifecycle } from '@/lib/domain/flows/lifecycle';
import { riskLifecycle } from '@/lib/domain/risk/lifecycle';
import { InvalidState } from '@/lib/platform/errors';

/** A row of the specification: from, move, to, and the event that tells of it. */
type Row = [from: string, move: string, to: string, event?: string];

/** What the five have in common: names of states, moves and events. */
interface AnyLifecycle {
  statuses: readonly string[];
  initial: string;
  actions: readonly string[];
  allowed(status: string): string[];
  can(action: string, status: string): boolean;
  require(action: string, status: string): { to: string; event?: { name: string } };
}

interface Drawn {
  lifecycle: AnyLifecycle;
  /** The first is where a resource begins. */
  states: string[];
  rows: Row[];
}

// Written from the specification by hand, not from the code: a change of either side shows here.
const specification: Record<string, Drawn> = {
  'flow (decisions 3)': {
    lifecycle: flowLifecycle,
    states: ['processing', 'complete', 'failed'],
    rows: [
      ['processing', 'complete', 'complete', 'verification.completed'],
      ['processing', 'fail', 'failed'],
    ],
  },

  'case (section 3.1, decisions 6)': {
    lifecycle: caseLifecycle,
    states: ['New', 'In Progress', 'In Review', 'Client Input', 'Internal Review', 'Escalated', 'Closed'],
    rows: [
      ['New', 'progress', 'In Progress', 'case.status_changed'],
      ['New', 'escalate', 'Escalated', 'case.escalated'],
      ['In Progress', 'review', 'In Review', 'case.status_changed'],
      ['In Progress', 'request_client_input', 'Client Input', 'case.status_changed'],
      ['In Progress', 'request_internal_review', 'Internal Review', 'case.status_changed'],
      ['Client Input', 'return', 'In Review', 'case.status_changed'],
      ['Internal Review', 'return', 'In Review', 'case.status_changed'],
      ['In Review', 'close', 'Closed', 'case.closed'],
      // Decisions 6.
      ['Escalated', 'return', 'In Review', 'case.status_changed'],
      ['In Progress', 'escalate', 'Escalated', 'case.escalated'],
      ['In Review', 'escalate', 'Escalated', 'case.escalated'],
      ['Client Input', 'escalate', 'Escalated', 'case.escalated'],
      ['Internal Review', 'escalate', 'Escalated', 'case.escalated'],
    ],
  },

  'alert (section 3.2, decisions 6)': {
    lifecycle: alertLifecycle,
    states: ['Open', 'Acknowledged', 'Resolved', 'Escalated'],
    rows: [
      ['Open', 'acknowledge', 'Acknowledged', 'alert.acknowledged'],
      ['Acknowledged', 'resolve', 'Resolved', 'alert.resolved'],
      ['Open', 'escalate', 'Escalated', 'alert.escalated'],
      ['Acknowledged', 'escalate', 'Escalated', 'alert.escalated'],
      // Decisions 6.
      ['Escalated', 'resolve', 'Resolved', 'alert.resolved'],
    ],
  },

  'check (section 3.3, decisions 6)': {
    lifecycle: checkLifecycle,
    states: [
      'Pending',
      'Queued',
      'In Progress',
      'Awaiting Document',
      'Awaiting Client',
      'Complete',
      'Failed',
      'Waived',
      'Cancelled',
      'Reused',
      'Retry Scheduled',
    ],
    rows: [
      ['Pending', 'execute', 'Queued', 'check.executed'],
      ['Queued', 'start', 'In Progress'],
      ['In Progress', 'finish', 'Complete', 'check.completed'],
      ['In Progress', 'await_document', 'Awaiting Document'],
      ['In Progress', 'await_client', 'Awaiting Client'],
      ['In Progress', 'fail', 'Failed', 'check.failed'],
      ['In Progress', 'plan_retry', 'Retry Scheduled'],
      ['In Progress', 'cancel', 'Cancelled'],
      // Decisions 6.
      ['Pending', 'waive', 'Waived', 'check.waived'],
      ['Queued', 'waive', 'Waived', 'check.waived'],
      ['Awaiting Document', 'waive', 'Waived', 'check.waived'],
      ['Awaiting Client', 'waive', 'Waived', 'check.waived'],
      ['Failed', 'waive', 'Waived', 'check.waived'],
      ['Pending', 'reuse', 'Reused'],
      ['Retry Scheduled', 'retry', 'Queued'],
      ['Failed', 'retry', 'Queued'],
      ['Awaiting Document', 'act', 'In Progress'],
      ['Awaiting Client', 'act', 'In Progress'],
      ['Pending', 'cancel', 'Cancelled'],
      ['Queued', 'cancel', 'Cancelled'],
      ['Awaiting Document', 'cancel', 'Cancelled'],
      ['Awaiting Client', 'cancel', 'Cancelled'],
      ['Retry Scheduled', 'cancel', 'Cancelled'],
    ],
  },

  'risk assessment (section 3.4, decisions 6)': {
    lifecycle: riskLifecycle,
    states: ['Draft', 'Active', 'Approved', 'Superseded'],
    rows: [
      ['Active', 'approve', 'Approved', 'risk_assessment.approved'],
      // Decisions 6.
      ['Draft', 'activate', 'Active', 'risk_assessment.calculated'],
      ['Active', 'supersede', 'Superseded'],
    ],
  },
};

const sorted = (words: Iterable<string>) => [...new Set(words)].sort();

function refusalOf(attempt: () => unknown): InvalidState {
  try {
    attempt();
  } catch (error) {
    if (error instanceof InvalidState) return error;
    throw error;
  }
  throw new Error('It was not refused.');
}

describe.for(Object.entries(specification))('lifecycle · %s', ([, { lifecycle, states, rows }]) => {
  const movesFrom = (state: string) =>
    sorted(rows.filter(([from]) => from === state).map(([, move]) => move));
  const walk = states.flatMap((state) => lifecycle.actions.map((move) => ({ state, move })));
  const rowOf = (state: string, move: string) => rows.find((row) => row[0] === state && row[1] === move);
  const drawn = walk.filter(({ state, move }) => rowOf(state, move));
  const undrawn = walk.filter(({ state, move }) => !rowOf(state, move));

  it('has the states of the specification and begins in the first', () => {
    expect(sorted(lifecycle.statuses)).toEqual(sorted(states));
    expect(lifecycle.initial).toBe(states[0]);
  });

  it('has the moves of the specification and no other', () => {
    expect(sorted(lifecycle.actions)).toEqual(sorted(rows.map(([, move]) => move)));
    expect(drawn).toHaveLength(rows.length);
  });

  it.for(states)('allows from %s what is drawn there', (state) => {
    expect(sorted(lifecycle.allowed(state))).toEqual(movesFrom(state));
  });

  it.for(drawn)('moves by $move from $state', ({ state, move }) => {
    const [, , to, event] = rowOf(state, move) ?? [];
    expect(lifecycle.can(move, state)).toBe(true);
    expect(lifecycle.require(move, state)).toMatchObject({ to });
    expect(lifecycle.require(move, state).event?.name).toBe(event);
  });

  it.for(undrawn)(
    'refuses $move from $state with 409, and names the state and the moves it allows',
    ({ state, move }) => {
      expect(lifecycle.can(move, state)).toBe(false);
      const refusal = refusalOf(() => lifecycle.require(move, state));
      expect(refusal).toMatchObject({ code: 'INVALID_STATE', status: 409 });
      const allowed = movesFrom(state);
      expect(refusal.message).toContain(` is ${state}, `);
      for (const name of allowed) expect(refusal.message).toContain(name);
      if (allowed.length === 0) expect(refusal.message).toContain('no further move');
    },
  );

  it('refuses every move from a state that is none of its own', () => {
    for (const move of lifecycle.actions) {
      expect(refusalOf(() => lifecycle.require(move, 'Lost')).message).toContain('Lost');
    }
  });
});
