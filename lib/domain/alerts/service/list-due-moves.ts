import { type DueHold, findDueHolds } from '../store/holds';

export type { DueHold };

/** Held moves that are made in one transaction, in the order of tokens (docs/adr/0148). */
export interface DueMoves {
  project_id: number;
  key: string;
  holds: DueHold[];
}

/** Due held moves of all projects, which take turns, the oldest of each first. */
export async function listDueMoves(max: number): Promise<DueMoves[]> {
  const holds = await findDueHolds(max);
  const groups = Map.groupBy(holds, ({ project_id, together }) => `${project_id} ${together}`);
  return [...groups].flatMap(([key, holds]) =>
    holds.slice(0, 1).map(({ project_id }) => ({ project_id, key, holds })),
  );
}
