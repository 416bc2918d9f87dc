import type { Context } from '@/lib/platform/context';
import type { Subquery } from '@/lib/platform/database/subqueries';
import { rowsOf } from '@/lib/platform/database/statements';
import { type Records, withData } from '@/lib/platform/records';
import type { FlowDraft } from '../decided/draft';
import { type RowsBesideFlow, rowsIn } from './decided';

/** A flow that this worker claimed as its first worker, with all its stored data. */
export interface TakenFlow {
  draft: FlowDraft;
  /** The transaction that wrote all of it; null if somebody has changed it since. */
  writer: string | null;
}

interface StoredTaken {
  flow: object;
  writer: string | null;
  case: object;
  parties: object[];
  checks: object[];
  members: object[];
  entities: object[];
}

const isInstant = (column: string) => /_(?:at|until|deadline|date)$|^date_of_birth$/.test(column);
const isBytes = (column: string) => /_(?:hash|key)$/.test(column);

function revived(column: string, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (isInstant(column)) return new Date(value);
  return isBytes(column) ? new Uint8Array(Buffer.from(value.slice('\\x'.length), 'hex')) : value;
}

/** A row as JSON from PostgreSQL. */
const rowOf = <Row>(stored: object): Row =>
  Object.fromEntries(
    Object.entries(stored).map(([column, value]) => [column, revived(column, value)]),
  ) as Row;

const rowsOfTable = <Row>(stored: readonly object[]): Row[] => stored.map((each) => rowOf<Row>(each));

/**
 * Claims the flow under the first generation of its lease, if it is a company flow that no worker has
 * claimed.
 */
export const takeNewCompanyFlow = (
  ctx: Context,
  token: string,
  leaseUntil: Date,
): Subquery<StoredTaken | null, TakenFlow | null> => ({
  sql: 'select take_new_company_flow(?, ?, ?::timestamptz)',
  values: [ctx.project.id, token, leaseUntil],
  read: (taken) =>
    taken && {
      writer: taken.writer,
      draft: {
        flow: rowOf(taken.flow),
        parties: rowsOfTable(taken.parties),
        checks: rowsOfTable(taken.checks),
        ofCase: rowOf(taken.case),
        risk_model: null,
        entities: rowsOfTable(taken.entities),
        members: rowsOfTable(taken.members),
        alerts: [],
        assessment: null,
      },
    },
});

/** A decision keeps the order of existing rows and appends new ones. */
const changedIn = <Row>(before: readonly Row[], after: readonly Row[]): Row[] =>
  after.filter((row, index) => index < before.length && row !== before[index]);

const addedTo = <Row>(before: readonly Row[], after: readonly Row[]): Row[] => after.slice(before.length);

function changedRows(before: FlowDraft, { flow, ...after }: FlowDraft) {
  const { pull_token_hash: _, start_token_hash: __, ...ended } = flow;
  return {
    flow: ended,
    case: after.ofCase,
    entities: changedIn(before.entities, after.entities),
    checks: changedIn(before.checks, after.checks).map(({ subject_key: ___, ...check }) => check),
  };
}

const addedRows = (before: FlowDraft, after: FlowDraft): RowsBesideFlow => ({
  parties: addedTo(before.parties, after.parties),
  checks: addedTo(before.checks, after.checks),
  entities: addedTo(before.entities, after.entities),
  members: addedTo(before.members, after.members),
  ofCase: null,
  alerts: after.alerts,
  assessment: after.assessment,
});

export interface TakenToWrite {
  taken: TakenFlow;
  decided: FlowDraft;
  records: Records;
}

/**
 * In a transaction of its own. Writes nothing if the lease is lost or the flow has ended, or if somebody has
 * changed the flow or its case since it was accepted: 'changed'.
 */
export async function writeTakenFlow(
  ctx: Context,
  { taken: { draft, writer }, decided, records }: TakenToWrite,
): Promise<'written' | 'lost' | 'changed'> {
  const changed = changedRows(draft, decided);
  const written = rowsIn(addedRows(draft, decided));
  const parts = [changed, written, await withData(records.events), records.audit];
  const [row] = await rowsOf<{ end: 'written' | 'lost' | 'changed' }>(ctx, {
    name: 'write-taken-flow',
    text: 'select write_taken_flow($1, $2, $3, $4, $5, $6, $7) as end',
    values: [
      ctx.project.id,
      draft.flow.lease_generation,
      writer,
      ...parts.map((part) => JSON.stringify(part)),
    ],
  });
  if (!row) throw new Error('write_taken_flow answers with exactly one row');
  return row.end;
}
