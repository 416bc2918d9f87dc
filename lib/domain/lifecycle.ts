import { ChangedMeanwhile, InvalidState } from '@/lib/platform/errors/errors';
import type { DeclaredEvent } from './event';

export interface Move<Status extends string = string> {
  readonly from: readonly Status[];
  readonly to: Status;
  readonly event?: DeclaredEvent;
  /** The action that a caller sends, if it is not named like the move. Null: only Probity makes the move. */
  readonly askedBy?: string | null;
}

/** An action with several rows reaches different states from different states. */
type Rows<Status extends string = string> = Move<Status> | readonly Move<Status>[];

type RowOf<R> = R extends readonly (infer One)[]
  ? RowOf<One>
  : R extends { to: infer To; event: infer Event }
    ? { readonly to: To; readonly event: Event }
    : R extends { to: infer To }
      ? { readonly to: To; readonly event?: undefined }
      : never;

export interface Lifecycle<Status extends string, Moves extends Record<string, Rows>> {
  readonly resource: string;
  readonly statuses: readonly Status[];
  readonly initial: Status;
  readonly actions: readonly (keyof Moves & string)[];
  rows(action: keyof Moves & string): readonly Move<Status>[];
  allowed(status: string): (keyof Moves & string)[];
  can(action: keyof Moves & string, status: string): boolean;
  /**
   * The move that `action` makes from `status`. Throws `InvalidState` (409), which names both and the allowed
   * actions.
   */
  require<Action extends keyof Moves & string>(action: Action, status: string): RowOf<Moves[Action]>;
  /** For the second of two simultaneous requests. `status` is the state after the first one. */
  changedMeanwhile(status: string): ChangedMeanwhile;
}

export function lifecycle<
  const Status extends string,
  const Moves extends Record<string, Rows<NoInfer<Status>>>,
>(table: {
  resource: string;
  statuses: readonly Status[];
  initial: NoInfer<Status>;
  moves: Moves;
}): Lifecycle<Status, Moves> {
  const actions = Object.keys(table.moves); // keys of Moves
  const rows = (action: string): readonly Move<Status>[] => {
    const given: Rows<Status> | undefined = table.moves[action];
    if (given === undefined) return [];
    return 'from' in given ? [given] : given;
  };
  const find = (action: string, status: string) =>
    rows(action).find((move) => move.from.some((known) => known === status));
  const allowed = (status: string) => actions.filter((action) => find(action, status));
  const askable = (status: string) =>
    actions.flatMap((action) => {
      const move = find(action, status);
      if (!move) return [];
      const { askedBy = action } = move;
      return askedBy ?? [];
    });
  return {
    resource: table.resource,
    statuses: table.statuses,
    initial: table.initial,
    actions,
    rows,
    allowed,
    can: (action, status) => find(action, status) !== undefined,
    require<Action extends string>(action: Action, status: string) {
      const move = find(action, status);
      if (!move) throw new InvalidState(table.resource, status, action, askable(status));
      return move as unknown as RowOf<Moves[Action]>; // one of the rows of table.moves[action]
    },
    changedMeanwhile: (status) => new ChangedMeanwhile(table.resource, status, askable(status)),
  };
}
