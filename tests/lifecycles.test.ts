import { describe, expect, it } from 'vitest';
import { alertLifecycle } from '@/lib/domain/alerts/lifecycle';
import { caseLifecycle } from '@/lib/domain/cases/lifecycle';
import { checkLifecycle } from '@/lib/domain/checks/lifecycle';
import { flowLifecycle } from '@/lib/domain/flows/lifecycle';
import { riskLifecycle } from '@/lib/domain/risk/lifecycle';
import { deliveryLifecycle, webhookLifecycle } from '@/lib/domain/webhooks/lifecycle';
import { InvalidState } from '@/lib/platform/errors/errors';

/** A row of API §6: from, move, to, event. */
type Row = [from: string, move: string, to: string, event?: string];

interface AnyLifecycle {
  statuses: readonly string[];
  initial: string;
  actions: readonly string[];
  allowed(status: string): string[];
  can(action: string, status: string): boolean;
  require(action: string, status: string): { to: string; event?: { name: string } };
}

interface Specified {
  lifecycle: AnyLifecycle;
  /** The first is the initial state. */
  states: string[];
  rows: Row[];
  /** The action that a refusal names for the move; null if only Probity makes it. */
  askedBy?: Record<string, string | null>;
}

// Written by hand from API §6, so that a change of the code or of the API fails here.
const specification: Record<string, Specified> = {
  flow: {
    lifecycle: flowLifecycle,
    states: ['processing', 'complete', 'failed'],
    rows: [
      ['processing', 'complete', 'complete', 'verification.completed'],
      ['processing', 'fail', 'failed', 'verification.completed'],
      ['complete', 'reopen', 'processing'],
      ['failed', 'reopen', 'processing'],
    ],
    askedBy: { complete: null, fail: null, reopen: null },
  },

  case: {
    lifecycle: caseLifecycle,
    states: ['New', 'In Progress', 'In Review', 'Client Input', 'Internal Review', 'Escalated', 'Closed'],
    rows: [
      ['New', 'progress', 'In Progress'],
      ['New', 'escalate', 'Escalated', 'case.escalated'],
      ['In Progress', 'review', 'In Review'],
      ['In Progress', 'request_client_input', 'Client Input'],
      ['In Progress', 'request_internal_review', 'Internal Review'],
      ['Client Input', 'return', 'In Review'],
      ['Internal Review', 'return', 'In Review'],
      ['In Review', 'close', 'Closed', 'case.closed'],
      ['Escalated', 'return', 'In Review'],
      ['In Progress', 'escalate', 'Escalated', 'case.escalated'],
      ['In Review', 'escalate', 'Escalated', 'case.escalated'],
      ['Client Input', 'escalate', 'Escalated', 'case.escalated'],
      ['Internal Review', 'escalate', 'Escalated', 'case.escalated'],
    ],
  },

  alert: {
    lifecycle: alertLifecycle,
    states: ['Open', 'Acknowledged', 'Resolved', 'Escalated'],
    rows: [
      ['Open', 'acknowledge', 'Acknowledged', 'alert.acknowledged'],
      ['Acknowledged', 'resolve', 'Resolved', 'alert.resolved'],
      ['Open', 'escalate', 'Escalated', 'alert.escalated'],
      ['Acknowledged', 'escalate', 'Escalated', 'alert.escalated'],
      ['Escalated', 'resolve', 'Resolved', 'alert.resolved'],
    ],
  },

  check: {
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
      ['In Progress', 'ask_later', 'Retry Scheduled'],
      ['In Progress', 'cancel', 'Cancelled', 'check.cancelled'],
      ['Pending', 'waive', 'Waived', 'check.waived'],
      ['Queued', 'waive', 'Waived', 'check.waived'],
      ['Awaiting Document', 'waive', 'Waived', 'check.waived'],
      ['Awaiting Client', 'waive', 'Waived', 'check.waived'],
      ['Failed', 'waive', 'Waived', 'check.waived'],
      ['In Progress', 'exempt', 'Waived', 'check.waived'],
      ['Pending', 'reuse', 'Reused'],
      ['Retry Scheduled', 'retry_planned', 'Queued'],
      ['Failed', 'retry', 'Queued', 'check.retried'],
      ['Awaiting Document', 'act', 'In Progress'],
      ['Awaiting Client', 'act', 'In Progress'],
      ['Pending', 'cancel', 'Cancelled', 'check.cancelled'],
      ['Queued', 'cancel', 'Cancelled', 'check.cancelled'],
      ['Awaiting Document', 'cancel', 'Cancelled', 'check.cancelled'],
      ['Awaiting Client', 'cancel', 'Cancelled', 'check.cancelled'],
      ['Retry Scheduled', 'cancel', 'Cancelled', 'check.cancelled'],
    ],
    askedBy: {
      execute: null,
      start: null,
      finish: null,
      await_document: null,
      await_client: null,
      fail: null,
      plan_retry: null,
      retry_planned: null,
      ask_later: null,
      exempt: null,
      reuse: null,
      act: null,
    },
  },

  'risk assessment': {
    lifecycle: riskLifecycle,
    states: ['Draft', 'Active', 'Approved', 'Superseded'],
    rows: [
      ['Active', 'approve', 'Approved', 'risk_assessment.approved'],
      ['Draft', 'activate', 'Active', 'risk_assessment.calculated'],
      ['Active', 'supersede', 'Superseded'],
    ],
    askedBy: { activate: null, supersede: null },
  },

  webhook: {
    lifecycle: webhookLifecycle,
    states: ['active', 'disabled', 'undeliverable'],
    rows: [
      ['disabled', 'activate', 'active'],
      ['undeliverable', 'activate', 'active'],
      ['active', 'disable', 'disabled'],
      ['undeliverable', 'disable', 'disabled'],
      ['active', 'test', 'active'],
      ['active', 'replay', 'active'],
      ['active', 'give_up', 'undeliverable'],
    ],
    askedBy: { activate: 'PATCH with status active', disable: 'PATCH with status disabled' },
  },

  delivery: {
    lifecycle: deliveryLifecycle,
    states: ['pending', 'delivered', 'failed', 'undeliverable'],
    rows: [
      ['pending', 'deliver', 'delivered'],
      ['failed', 'deliver', 'delivered'],
      ['pending', 'fail', 'failed'],
      ['failed', 'fail', 'failed'],
      ['pending', 'give_up', 'undeliverable'],
      ['failed', 'give_up', 'undeliverable'],
      ['delivered', 'replay', 'pending'],
      ['failed', 'replay', 'pending'],
      ['undeliverable', 'replay', 'pending'],
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

describe.for(Object.entries(specification))(
  'lifecycle · %s',
  ([, { lifecycle, states, rows, askedBy = {} }]) => {
    const movesFrom = (state: string) =>
      sorted(rows.filter(([from]) => from === state).map(([, move]) => move));
    const walk = states.flatMap((state) => lifecycle.actions.map((move) => ({ state, move })));
    const rowOf = (state: string, move: string) => rows.find((row) => row[0] === state && row[1] === move);
    const allowed = walk.filter(({ state, move }) => rowOf(state, move));
    const refused = walk.filter(({ state, move }) => !rowOf(state, move));

    it('has the specified states and initial state', () => {
      expect(sorted(lifecycle.statuses)).toEqual(sorted(states));
      expect(lifecycle.initial).toBe(states[0]);
    });

    it('has the specified moves and no others', () => {
      expect(sorted(lifecycle.actions)).toEqual(sorted(rows.map(([, move]) => move)));
      expect(allowed).toHaveLength(rows.length);
    });

    it.for(states)('lists the specified moves from %s', (state) => {
      expect(sorted(lifecycle.allowed(state))).toEqual(movesFrom(state));
    });

    it.for(allowed)('allows $move from $state', ({ state, move }) => {
      const [, , to, event] = rowOf(state, move) ?? [];
      expect(lifecycle.can(move, state)).toBe(true);
      expect(lifecycle.require(move, state)).toMatchObject({ to });
      expect(lifecycle.require(move, state).event?.name).toBe(event);
    });

    it.for(refused)(
      'refuses $move from $state with 409, naming the state and the possible actions',
      ({ state, move }) => {
        expect(lifecycle.can(move, state)).toBe(false);
        const refusal = refusalOf(() => lifecycle.require(move, state));
        expect(refusal).toMatchObject({ code: 'INVALID_STATE', status: 409 });
        const [, asked = ''] = /^Cannot .+ is .+, and (?:it allows )?(.+)\.$/.exec(refusal.message) ?? [];
        expect(refusal.message).toContain(` is ${state}, `);
        const named = movesFrom(state).flatMap((each) => (each in askedBy ? (askedBy[each] ?? []) : each));
        expect(sorted(asked.split(', '))).toEqual(named.length > 0 ? sorted(named) : ['no move']);
      },
    );

    it('refuses every move from an unknown state', () => {
      for (const move of lifecycle.actions) {
        expect(refusalOf(() => lifecycle.require(move, 'Lost')).message).toContain('Lost');
      }
    });
  },
);
