import { InvalidState } from '@/lib/platform/errors';

/** One drawn move: the states it leaves, the state it reaches, and the event that tells of it. */
export interface Move<Status extends string, Event extends string> {
  readonly from: readonly Status[];
  readonly to: Status;
  /** Absent where the specification draws a move but names no event for it. */
  readonly event?: Event;
}

export interface Lifecycle<Status extends string, Action extends string, Event extends string> {
  readonly resource: string;
  readonly statuses: readonly Status[];
  readonly initial: Status;
  /** Every row of an action: it may reach different states from different ones. */
  moves(action: Action): readonly Move<Status, Event>[];
  readonly actions: readonly Action[];
  /** The actions that a resource in `status` allows; of a status that is none of ours, none. */
  allowed(status: string): Action[];
  can(action: Action, status: string): boolean;
  /** The move that `action` makes from `status`. Throws `InvalidState` (409), which names both. */
  require(action: Action, status: string): Move<Status, Event>;
}

interface LifecycleTable<Status extends string, Action extends string, Event extends string> {
  resource: string;
  statuses: readonly Status[];
  initial: Status;
  /** An action with several rows reaches different states from different ones. */
  moves: Record<Action, Move<Status, Event> | readonly Move<Status, Event>[]>;
}

/** The one machine behind every state table of section 3: services refuse by it, the console draws its buttons from it. */
export function lifecycle<
  const Status extends string,
  const Action extends string,
  const Event extends string = never,
>(table: LifecycleTable<Status, Action, Event>): Lifecycle<Status, Action, Event> {
  const actions = Object.keys(table.moves) as Action[]; // keys of a Record<Action, …> are its Actions
  const rows = (action: Action): readonly Move<Status, Event>[] => {
    const given = table.moves[action];
    return 'from' in given ? [given] : given;
  };
  const find = (action: Action, status: string) =>
    rows(action).find((move) => move.from.some((known) => known === status));
  const allowed = (status: string) => actions.filter((action) => find(action, status));
  return {
    resource: table.resource,
    statuses: table.statuses,
    initial: table.initial,
    moves: rows,
    actions,
    allowed,
    can: (action, status) => find(action, status) !== undefined,
    require(action, status) {
      const move = find(action, status);
      if (!move) throw new InvalidState(table.resource, status, action, allowed(status));
      return move;
    },
  };
}
