import type { Prisma } from '@/generated/prisma/client';
import { announceLive, announceNotices, announcePublished, announceWork } from './announce';
import { batchesOf } from './batches';
import type { Context } from './context';
import { db, transactionLimits } from './db';
import { untilRevoked } from './trust';

export type Transaction = Prisma.TransactionClient;

export interface PendingAuditRecord {
  token: string;
  event_type: string;
  actor_id: string;
  actor_name: string;
  actor_type: string;
  target_type: string;
  target_token: string;
  case_token: string | null;
  details: object;
  ip_address: string | null;
  request_id: string;
  created_at: string;
}

export interface PendingEvent {
  token: string;
  type: string;
  /** Or a read of it at the end of the transaction, for what later changes of the same one would make untrue. */
  data: object | (() => Promise<object>);
  /** To subscribers; others are for the worker alone. */
  is_published: boolean;
  /** Of the API. */
  api_version: string;
  /** Whether the tokens that read its flow are sent with it. */
  has_tokens: boolean;
}

/** What a change records. A change that is decided as a value has its own, which are written with its rows. */
export class Records {
  readonly audit: PendingAuditRecord[] = [];
  readonly events: PendingEvent[] = [];
  revokes = false;
  /** Whose notices change. */
  readonly noticed = new Set<string>();
  /** What open consoles are told. */
  readonly told: object[] = [];
  /** What the metrics count. */
  readonly counts: (() => void)[] = [];
}

export type Recorder = Transaction | Records;

const recordsOf = new WeakMap<Transaction, Records>();

function pending(recorder: Recorder): Records {
  const found = recorder instanceof Records ? recorder : recordsOf.get(recorder);
  if (!found) throw new Error('Records can only be written inside transaction().');
  return found;
}

export function appendAuditRecord(recorder: Recorder, record: PendingAuditRecord): void {
  pending(recorder).audit.push(record);
}

export function appendEvent(recorder: Recorder, event: PendingEvent): void {
  pending(recorder).events.push(event);
}

/** For a change that takes a credential or a right away: whoever made it is answered once that counts everywhere. */
export function noteRevocation(tx: Transaction): void {
  pending(tx).revokes = true;
}

/** For a change of what a person was notified of: their streams hear of it after the commit. */
export function noteNotices(tx: Transaction, userToken: string): void {
  pending(tx).noticed.add(userToken);
}

/** Open consoles are told after the commit. */
export function noteLive(recorder: Recorder, message: object): void {
  pending(recorder).told.push(message);
}

/** For the metrics of this process: counted after the commit. */
export function noteCount(recorder: Recorder, count: () => void): void {
  pending(recorder).counts.push(count);
}

/** One after another, as a transaction has one connection. */
export async function withData(events: readonly PendingEvent[]): Promise<PendingEvent[]> {
  const read: PendingEvent[] = [];
  for (const each of events) {
    read.push(typeof each.data === 'function' ? { ...each, data: await each.data() } : each);
  }
  return read;
}

/** Called last, because it locks the heads of the project's events and of its audit chain until the commit. */
async function flush(tx: Transaction, ctx: Context): Promise<void> {
  const { audit, events } = pending(tx);
  if (audit.length === 0 && events.length === 0) return;
  const batches = batchesOf(await withData(events));
  // The last ones are written with the records, which saves a round trip.
  const last = batches.pop() ?? [];
  for (const batch of batches) {
    await tx.$queryRaw`select append_events(${ctx.project.id}::int, ${JSON.stringify(batch)}::jsonb)::text`;
  }
  await tx.$queryRaw`
    select
      case when ${last.length}::int > 0
        then append_events(${ctx.project.id}::int, ${JSON.stringify(last)}::jsonb)::text end as events,
      case when ${audit.length}::int > 0
        then append_audit_records(${ctx.project.id}::int, ${JSON.stringify(audit)}::jsonb)::text end as audit`;
}

/** Tells those who follow of what was recorded. Call it after the commit. */
export function tellOf(ctx: Context, { noticed, told, events, counts }: Records): void {
  for (const userToken of noticed) announceNotices(ctx.project.id, userToken);
  for (const message of told) announceLive(ctx.project.id, message);
  if (events.some(({ is_published }) => is_published)) announcePublished(ctx.project.id);
  if (events.length > 0) announceWork();
  for (const count of counts) count();
}

/** Joins the transaction that the context carries. `work` does no other I/O: a transaction holds locks. */
export async function transaction<Result>(
  ctx: Context,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  if (ctx.transaction) return work(ctx.transaction);
  const records = new Records();
  const result = await db().prisma.$transaction(async (tx) => {
    await setVisibleProject(tx, ctx);
    recordsOf.set(tx, records);
    const worked = await work(tx);
    await flush(tx, ctx);
    return worked;
  }, transactionLimits());
  tellOf(ctx, records);
  if (records.revokes) await untilRevoked();
  return result;
}

/** Undone alone when it throws: a transaction of its own, or a savepoint of the one that the context carries. */
export async function attempt<Result>(ctx: Context, work: () => Promise<Result>): Promise<Result> {
  const tx = ctx.transaction;
  if (!tx) return work();
  const { audit, events, told, counts } = pending(tx);
  const before = [audit, events, told, counts].map((noted) => ({ noted, length: noted.length }));
  await tx.$executeRaw`savepoint attempt`;
  try {
    const result = await work();
    await tx.$executeRaw`release savepoint attempt`;
    return result;
  } catch (error) {
    await tx.$executeRaw`rollback to savepoint attempt`;
    // A rollback keeps it, and one of the same name within it would be found in its place.
    await tx.$executeRaw`release savepoint attempt`;
    for (const { noted, length } of before) noted.length = length;
    throw error;
  }
}

export async function read<Result>(
  ctx: Context,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  if (ctx.transaction) return work(ctx.transaction);
  return db().prisma.$transaction(async (tx) => {
    await setVisibleProject(tx, ctx);
    return work(tx);
  }, transactionLimits());
}

/** All that `work` reads is as of one moment. It does no other I/O, and ends within the time of a transaction. */
export function snapshot<Result>(ctx: Context, work: (tx: Transaction) => Promise<Result>): Promise<Result> {
  return db().prisma.$transaction(
    async (tx) => {
      await setVisibleProject(tx, ctx);
      return work(tx);
    },
    { ...transactionLimits(), isolationLevel: 'RepeatableRead' },
  );
}

/** As the first statement, which also says on which connection the transaction runs. */
async function setVisibleProject(tx: Transaction, ctx: Context): Promise<void> {
  const [begun] = await tx.$queryRaw<[{ backend: number }]>`
    select set_config('app.project_id', ${String(ctx.project.id)}, true), pg_backend_pid() as backend`;
  db().connections.began(tx, begun.backend);
}
