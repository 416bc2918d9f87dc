interface Due {
  sla_deadline: string | null;
}

/** What one request gave of one part of a list, such as the alerts of one status. */
export interface LoadedPart<Row> {
  part: number;
  rows: readonly Row[];
  /** Null when the part has no more. */
  cursor: string | null;
  total: number;
}

export interface PartPlace {
  part: number;
  cursor: string;
}

/** What has no deadline stands last, as the API sorts. */
const deadlineOf = ({ sla_deadline }: Due): string => sla_deadline ?? '9';

/** The newest answer of each part that has more, with the deadline of its last row: its next ones are no earlier. */
function unfinished<Row extends Due>(loaded: readonly LoadedPart<Row>[]) {
  const newest = new Map(loaded.map((each) => [each.part, each] as const));
  return [...newest.values()].flatMap(({ part, cursor, rows }) => {
    const last = rows.at(-1);
    return cursor !== null && last ? [{ part, cursor, upTo: deadlineOf(last) }] : [];
  });
}

/** The rows of all parts, the first due first, as far as no part may have one between them that is not read yet. */
export function byDeadline<Row extends Due>(loaded: readonly LoadedPart<Row>[]): Row[] {
  const ends = unfinished(loaded).map(({ upTo }) => upTo);
  return loaded
    .flatMap(({ rows }) => rows)
    .filter((row) => ends.every((end) => deadlineOf(row) <= end))
    .toSorted((one, other) => deadlineOf(one).localeCompare(deadlineOf(other)));
}

/** Where to read on: the part that keeps the others’ rows from being shown. */
export function nextPlace<Row extends Due>(loaded: readonly LoadedPart<Row>[]): PartPlace | undefined {
  const [next] = unfinished(loaded).toSorted((one, other) => one.upTo.localeCompare(other.upTo));
  return next && { part: next.part, cursor: next.cursor };
}

export const totalOf = (loaded: readonly LoadedPart<unknown>[]): number =>
  [...new Map(loaded.map(({ part, total }) => [part, total])).values()].reduce((sum, each) => sum + each, 0);
