import type { DeclaredEvent } from './event';

export interface Move<Status extends string = string> {
  readonly from: readonly Status[];
  readonly to: Status;
  readonly event?: DeclaredEvent;
  /** The action that a caller sends, if it is not named like the move. Null: only Probity makes the move. */
  readonly askedBy?: string | null;
}

/** An action with several rows reaches different states from different states. */
export type Rows<Status extends string = string> = Move<Status> | readonly Move<Status>[];

export interface Table<Status extends string, Moves extends Record<string, Rows<NoInfer<Status>>>> {
  resource: string;
  statuses: readonly Status[];
  initial: NoInfer<Status>;
  moves: Moves;
}

export interface MoveTable<Status extends string, Moves extends Record<string, Rows>> {
  readonly resource: string;
  readonly statuses: readonly Status[];
  readonly initial: Status;
  readonly actions: readonly (keyof Moves & string)[];
  rows(action: keyof Moves & string): readonly Move<Status>[];
  find(action: keyof Moves & string, status: string): Move<Status> | undefined;
  allowed(status: string): (keyof Moves & string)[];
  can(action: keyof Moves & string, status: string): boolean;
  /** What a caller may send for the moves that are allowed. */
  askable(status: string): string[];
}

/** The moves between the states of a resource, without the errors of refused ones: for the console. */
export function moveTable<
  const Status extends string,
  const Moves extends Record<string, Rows<NoInfer<Status>>>,
>({ moves, ...table }: Table<Status, Moves>): MoveTable<Status, Moves> {
  const actions = Object.keys(moves); // keys of Moves
  const rows = (action: string): readonly Move<Status>[] => {
    const given: Rows<Status> | undefined = moves[action];
    if (given === undefined) return [];
    return 'from' in given ? [given] : given;
  };
  const find = (action: string, status: string) =>
    rows(action).find((move) => move.from.some((known) => known === status));
  return {
    ...table,
    actions,
    rows,
    find,
    allowed: (status) => actions.filter((action) => find(action, status)),
    can: (action, status) => find(action, status) !== undefined,
    askable: (status) =>
      actions.flatMap((action) => {
        const move = find(action, status);
        if (!move) return [];
        const { askedBy = action } = move;
        return askedBy ?? [];
      }),
  };
}
