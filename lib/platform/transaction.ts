import type { Prisma } from '@/generated/prisma/client';
import { announceLive, announceNotifications, announcePublished, announceWork } from './announce';
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
  /**
   * Or a function that reads the data at the end of the transaction, for data that later changes in the transaction
   * would make outdated.
   */
  data: object | (() => Promise<object>);
  /** Sent to subscribers; other events are only for the worker. */
  is_published: boolean;
  api_version: string;
  /** Whether it is sent with the tokens that give access to its flow. */
  has_tokens: boolean;
}

interface RecordsMark {
  lengths: { records: unknown[]; length: number }[];
  notified: ReadonlySet<string>;
  revokes: boolean;
}

/** The records of a change. A change that is calculated as rows has its own, written with those rows. */
export class Records {
  readonly audit: PendingAuditRecord[] = [];
  readonly events: PendingEvent[] = [];
  revokes = false;
  /** People whose notifications change. */
  readonly notified = new Set<string>();
  /** Messages to open consoles. */
  readonly told: object[] = [];
  /** Counters for the metrics. */
  readonly counts: (() => void)[] = [];

  mark(): RecordsMark {
    const { audit, events, told, counts, notified, revokes } = this;
    const lengths = [audit, events, told, counts].map((records) => ({ records, length: records.length }));
    return { lengths, notified: new Set(notified), revokes };
  }

  /** Drops what was added since. */
  returnTo({ lengths, notified, revokes }: RecordsMark): void {
    for (const { records, length } of lengths) records.length = length;
    for (const person of this.notified) if (!notified.has(person)) this.notified.delete(person);
    this.revokes = revokes;
  }
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

/**
 * For a change that revokes a credential or a right: it is answered once the revocation applies everywhere.
 */
export function noteRevocation(tx: Transaction): void {
  pending(tx).revokes = true;
}

/** For a change of a person's notifications: their streams are woken after the commit. */
export function noteNotifications(tx: Transaction, userToken: string): void {
  pending(tx).notified.add(userToken);
}

/** Sent to open consoles after the commit. */
export function noteLive(recorder: Recorder, message: object): void {
  pending(recorder).told.push(message);
}

/** Metrics of this process, counted after the commit. */
export function noteCount(recorder: Recorder, count: () => void): void {
  pending(recorder).counts.push(count);
}

/** One after another, because a transaction has one connection. */
export async function withData(events: readonly PendingEvent[]): Promise<PendingEvent[]> {
  const read: PendingEvent[] = [];
  for (const each of events) {
    read.push(typeof each.data === 'function' ? { ...each, data: await each.data() } : each);
  }
  return read;
}

/** Called last, because it locks the heads of the project's events and audit chain until the commit. */
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

/** Notifies the followers of the records. Called after the commit. */
export function tellOf(ctx: Context, { notified, told, events, counts }: Records): void {
  for (const userToken of notified) announceNotifications(ctx.project.id, userToken);
  for (const message of told) announceLive(ctx.project.id, message);
  if (events.some(({ is_published }) => is_published)) announcePublished(ctx.project.id);
  if (events.length > 0) announceWork();
  for (const count of counts) count();
}

/**
 * Joins the context's transaction if there is one. `work` does no other I/O, because a transaction holds
 * locks.
 */
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

/**
 * For calling what takes a context alone from inside a transaction. It sends a statement or opens a transaction
 * itself, and with this context it joins the transaction.
 */
export const inside = (tx: Transaction, ctx: Context): Context => ({ ...ctx, transaction: tx });

/**
 * Rolled back separately if it throws: a transaction of its own, or a savepoint of the context's transaction.
 */
export async function attempt<Result>(ctx: Context, work: () => Promise<Result>): Promise<Result> {
  const tx = ctx.transaction;
  if (!tx) return work();
  const records = pending(tx);
  const before = records.mark();
  await tx.$executeRaw`savepoint attempt`;
  try {
    const result = await work();
    await tx.$executeRaw`release savepoint attempt`;
    return result;
  } catch (error) {
    await tx.$executeRaw`rollback to savepoint attempt`;
    // A rollback keeps the savepoint, and a nested one of the same name would find it.
    await tx.$executeRaw`release savepoint attempt`;
    records.returnTo(before);
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

/**
 * Everything that `work` reads is from one point in time. It does no other I/O, and must end within the
 * transaction timeout.
 */
export function snapshot<Result>(ctx: Context, work: (tx: Transaction) => Promise<Result>): Promise<Result> {
  return db().prisma.$transaction(
    async (tx) => {
      await setVisibleProject(tx, ctx);
      return work(tx);
    },
    { ...transactionLimits(), isolationLevel: 'RepeatableRead' },
  );
}

/** Sent as the first statement, which also reports the transaction's connection. */
async function setVisibleProject(tx: Transaction, ctx: Context): Promise<void> {
  const [begun] = await tx.$queryRaw<[{ backend: number }]>`
    select set_config('app.project_id', ${String(ctx.project.id)}, true), pg_backend_pid() as backend`;
  db().connections.began(tx, begun.backend);
}
