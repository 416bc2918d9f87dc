interface Due {
  sla_deadline: string | null;
}

/** The result of one request for one part of a list, such as the alerts in one status. */
export interface LoadedPart<Row> {
  part: number;
  rows: readonly Row[];
  /** Null if the part has no more rows. */
  cursor: string | null;
  total: number;
}

export interface PartPlace {
  part: number;
  cursor: string;
}

/** Rows without a deadline come last, as in the API. */
const deadlineOf = ({ sla_deadline }: Due): string => sla_deadline ?? '9';

/** Each part that has more rows, with the deadline of its last loaded row: the next rows are not earlier. */
function unfinished<Row extends Due>(loaded: readonly LoadedPart<Row>[]) {
  const newest = new Map(loaded.map((each) => [each.part, each] as const));
  return [...newest.values()].flatMap(({ part, cursor, rows }) => {
    const last = rows.at(-1);
    return cursor !== null && last ? [{ part, cursor, upTo: deadlineOf(last) }] : [];
  });
}

/** The rows of all parts by deadline, as far as no unloaded row could come between them. */
export function byDeadline<Row extends Due>(loaded: readonly LoadedPart<Row>[]): Row[] {
  const ends = unfinished(loaded).map(({ upTo }) => upTo);
  return loaded
    .flatMap(({ rows }) => rows)
    .filter((row) => ends.every((end) => deadlineOf(row) <= end))
    .toSorted((one, other) => deadlineOf(one).localeCompare(deadlineOf(other)));
}

/** Where to continue: with the part that holds back the most rows of the others. */
export function nextPlace<Row extends Due>(loaded: readonly LoadedPart<Row>[]): PartPlace | undefined {
  const [next] = unfinished(loaded).toSorted((one, other) => one.upTo.localeCompare(other.upTo));
  return next && { part: next.part, cursor: next.cursor };
}

export const totalOf = (loaded: readonly LoadedPart<unknown>[]): number =>
  [...new Map(loaded.map(({ part, total }) => [part, total])).values()].reduce((sum, each) => sum + each, 0);
