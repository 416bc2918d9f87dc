import type { Page, PageRequest } from '@/lib/domain/answer';
import { type ListFilters, listPage, type ListSource } from '@/lib/domain/list-page';
import type { Context, Environment } from '@/lib/platform/context';
import type { Condition } from '@/lib/platform/database/conditions';
import { keptValues } from '@/lib/platform/database/kept-totals';
import { rowsInShare, rowsOf, rowsOfAnyProject } from '@/lib/platform/database/statements';
import type { Transaction } from '@/lib/platform/database/transaction';
import type { AuditRow, VerifiedRow } from './present';
import type { AuditActor } from './schema';

const list: ListSource = {
  table: 'audit_log',
  keptColumns: ['event_type', 'target_type', 'actor_id'],
  fewRowsBy: ['target_token', 'case_token'],
  tieBreaker: 'sequence',
};

export const listAuditRows = (
  ctx: Context,
  filters: ListFilters,
  page: PageRequest,
): Promise<Page<AuditRow>> => listPage(ctx, list, filters, page);

/** Each with the name of its newest record. */
const actors = `(
  select known.project_id, newest.*
  from ${keptValues('audit_log', 'actor_id')} known
  cross join lateral (
    select l.actor_id as id, l.actor_name as name, l.actor_type as type from audit_log l
    where l.project_id = known.project_id and l.actor_id = known.value
    order by l.created_at desc, l.sequence desc limit 1
  ) newest
) actors`;

export const listActorRows = (
  ctx: Context,
  conditions: Condition[],
  page: PageRequest,
): Promise<Page<AuditActor>> =>
  listPage(ctx, { table: actors, tieBreaker: 'id' }, { equals: {}, conditions }, page);

/** Sequences, as PostgreSQL writes a bigint. `last` is null for the end of the chain. */
export interface SequenceRange {
  first: string;
  last: string | null;
}

/** Starts and ends at the records just outside the period, so that a deletion at either edge is detected. */
export async function findRange(
  ctx: Context,
  period: { from: Date | null; to: Date | null },
): Promise<SequenceRange> {
  // Searching for nothing would take longer in a long log than verifying a part of it.
  if (!period.from && !period.to) return { first: '1', last: null };
  const [range] = await rowsInShare<SequenceRange>(ctx, {
    text: `
      with inside as (
        select min(sequence) as first, max(sequence) as last from audit_log
        where project_id = $1
          and created_at >= coalesce($2, '-infinity'::timestamptz) and created_at <= coalesce($3, 'infinity'::timestamptz)
      )
      select
        case when inside.first is null
            then (select coalesce(max(sequence), 0) + 1 from audit_log where project_id = $1)
          when $2::timestamptz is null then 1
          else (select coalesce(max(sequence), 0) + 1 from audit_log
            where project_id = $1 and sequence < inside.first) end as first,
        case when $3::timestamptz is not null then
          (select min(sequence) - 1 from audit_log where project_id = $1 and sequence > inside.last) end as last
      from inside`,
    values: [ctx.project.id, period.from, period.to],
  });
  return range ?? { first: '1', last: null };
}

export interface ChainVerification {
  records: string;
  first_bad_sequence: string | null;
}

/** Each part ends well within the statement timeout, however long the chain is. */
const recordsPerPart = 20_000;

/** Concurrently, because a part keeps one processor busy and a machine has at least two. */
const partsAtOnce = 2;

async function verifyPart(ctx: Context, first: bigint, last: bigint | null): Promise<ChainVerification> {
  const [verification] = await rowsInShare<ChainVerification>(ctx, {
    text: 'select records, first_bad_sequence from verify_audit_chain($1, $2, $3)',
    values: [ctx.project.id, first, last],
  });
  if (!verification) throw new Error('verify_audit_chain answers with exactly one row');
  return verification;
}

/**
 * Part by part. Each part is also checked against the record before it. A part without records within the range is a
 * hole, which its check reports. An open end stops at the first part without records, and is checked against the head.
 */
export async function verifyChain(
  ctx: Context,
  { first: start, last: end }: SequenceRange,
  partSize = recordsPerPart,
): Promise<ChainVerification> {
  const last = end === null ? null : BigInt(end);
  const size = BigInt(partSize);
  const endOf = (first: bigint) => {
    const full = first + size - 1n;
    return last !== null && last < full ? last : full;
  };
  let [records, firstBad]: [number, string | null] = [0, null];
  const add = (part: ChainVerification) => {
    records += Number(part.records);
    firstBad ??= part.first_bad_sequence;
  };
  const isEnd = (from: bigint, part: ChainVerification) =>
    last === null ? Number(part.records) === 0 : from > last;
  for (let first = BigInt(start); ; first += BigInt(partsAtOnce) * size) {
    const starts = Array.from({ length: partsAtOnce }, (_, n) => first + BigInt(n) * size);
    const parts = await Promise.all(starts.map((from) => verifyPart(ctx, from, endOf(from))));
    for (const [n, part] of parts.entries()) {
      const from = starts[n] ?? first;
      if (isEnd(from, part)) {
        add(await verifyPart(ctx, from, last));
        return { records: String(records), first_bad_sequence: firstBad };
      }
      add(part);
    }
  }
}

/** The newest record with this sequence or one before it. */
export async function findRecordUpTo(
  ctx: Context,
  sequence: number,
): Promise<{ sequence: number; hash: string } | null> {
  const [record] = await rowsOf<{ sequence: string; hash: Buffer }>(ctx, {
    text: `select sequence, hash from audit_log where project_id = $1 and sequence <= $2
      order by sequence desc limit 1`,
    values: [ctx.project.id, sequence],
  });
  return record ? { sequence: Number(record.sequence), hash: record.hash.toString('hex') } : null;
}

/** The oldest and the newest record from one sequence to another. */
export async function findEnds(
  ctx: Context,
  first: number,
  last: number,
): Promise<{ oldest: VerifiedRow; newest: VerifiedRow } | null> {
  const records = await rowsOf<VerifiedRow>(ctx, {
    text: `
      (select sequence, created_at, hash from audit_log
        where project_id = $1 and sequence between $2 and $3 order by sequence limit 1)
      union all
      (select sequence, created_at, hash from audit_log
        where project_id = $1 and sequence between $2 and $3 order by sequence desc limit 1)`,
    values: [ctx.project.id, first, last],
  });
  const [oldest, newest] = records;
  return oldest && newest ? { oldest, newest } : null;
}

export interface ProjectHead {
  project_id: number;
  project_hash: string;
  environment: Environment;
  sequence: string;
  hash: Buffer;
}

/** In all projects. */
export async function findAuditHeads(): Promise<ProjectHead[]> {
  return rowsOfAnyProject<ProjectHead>({ text: 'select * from find_audit_heads()', values: [] });
}

export interface ExportedRecord {
  sequence: string;
  /** JSON that includes the text covered by the hash. */
  line: string;
}

/** In order, one part at a time. */
export async function* exportRecords(
  ctx: Context,
  first: number,
  last: number,
  partSize = 2_000,
): AsyncGenerator<ExportedRecord> {
  for (let partFirst = first; partFirst <= last; partFirst += partSize) {
    yield* await rowsInShare<ExportedRecord>(ctx, {
      text: 'select sequence, line from export_audit_records($1, $2, $3)',
      values: [ctx.project.id, partFirst, Math.min(last, partFirst + partSize - 1)],
    });
  }
}

/** The records of a case and of the changes of its entities, in order, after the given sequence. */
export const exportRecordsOfCase = (
  tx: Transaction,
  ctx: Context,
  caseToken: string,
  { after, limit }: { after: number; limit: number },
): Promise<{ line: string }[]> =>
  tx.$queryRaw<{ line: string }[]>`
    select line from export_case_audit_records(${ctx.project.id}::int, ${caseToken}, ${after}::bigint, ${limit}::int)`;

/** Null for an empty log. */
export async function findHead(
  tx: Transaction,
  ctx: Context,
): Promise<{ sequence: number; hash: string } | null> {
  const head = await tx.auditRecord.findFirst({
    where: { project_id: ctx.project.id },
    orderBy: { sequence: 'desc' },
    select: { sequence: true, hash: true },
  });
  return head && { sequence: Number(head.sequence), hash: Buffer.from(head.hash).toString('hex') };
}
