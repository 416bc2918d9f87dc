import type { Prisma } from '@/generated/prisma/client';
import { batchesOf } from './batches';
import type { Context } from '../context';
import { db, transactionLimits } from './db';
import { collectRecords, Records, recordsOf, tellOf, withData } from '../records';
import { untilRevoked } from '../trust';

export type Transaction = Prisma.TransactionClient;

/** Called last, because it locks the heads of the project's events and audit chain until the commit. */
async function flush(tx: Transaction, ctx: Context): Promise<void> {
  const { audit, events } = recordsOf(tx);
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

/**
 * In the project's share: most transactions of a project wait for one another, at a row or at the heads that `flush`
 * locks, and each holds a connection (docs/adr/0155).
 */
const begin = <Result>(
  ctx: Context,
  work: (tx: Transaction) => Promise<Result>,
  options: { isolationLevel?: Prisma.TransactionIsolationLevel } = {},
): Promise<Result> =>
  db().shares.transactions.run(ctx, () =>
    db().prisma.$transaction(
      async (tx) => {
        await setVisibleProject(tx, ctx);
        return work(tx);
      },
      { ...transactionLimits(), ...options },
    ),
  );

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
  const result = await begin(ctx, async (tx) => {
    collectRecords(tx, records);
    const worked = await work(tx);
    await flush(tx, ctx);
    return worked;
  });
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
  const records = recordsOf(tx);
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
  return ctx.transaction ? work(ctx.transaction) : begin(ctx, work);
}

/**
 * Everything that `work` reads is from one point in time. It does no other I/O, and must end within the
 * transaction timeout.
 */
export function snapshot<Result>(ctx: Context, work: (tx: Transaction) => Promise<Result>): Promise<Result> {
  return begin(ctx, work, { isolationLevel: 'RepeatableRead' });
}

/** Sent as the first statement, which also reports the transaction's connection. */
async function setVisibleProject(tx: Transaction, ctx: Context): Promise<void> {
  const [begun] = await tx.$queryRaw<[{ backend: number }]>`
    select set_config('app.project_id', ${String(ctx.project.id)}, true), pg_backend_pid() as backend`;
  db().connections.began(tx, begun.backend);
}
