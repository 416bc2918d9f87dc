import { ChangedMeanwhile, InvalidState } from '@/lib/platform/errors/errors';
import { moveTable, type MoveTable, type Rows, type Table } from './move-table';

type RowOf<R> = R extends readonly (infer One)[]
  ? RowOf<One>
  : R extends { to: infer To; event: infer Event }
    ? { readonly to: To; readonly event: Event }
    : R extends { to: infer To }
      ? { readonly to: To; readonly event?: undefined }
      : never;

export interface Lifecycle<Status extends string, Moves extends Record<string, Rows>> extends MoveTable<
  Status,
  Moves
> {
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
>(table: Table<Status, Moves>): Lifecycle<Status, Moves> {
  const moves = moveTable(table);
  return {
    ...moves,
    require<Action extends keyof Moves & string>(action: Action, status: string) {
      const move = moves.find(action, status);
      if (!move) throw new InvalidState(table.resource, status, action, moves.askable(status));
      return move as unknown as RowOf<Moves[Action]>; // one of the rows of table.moves[action]
    },
    changedMeanwhile: (status) => new ChangedMeanwhile(table.resource, status, moves.askable(status)),
  };
}
