import type { Context } from '@/lib/platform/context';
import { db } from '@/lib/platform/database/db';
import { rowsOfAnyProject } from '@/lib/platform/database/statements';
import type { Transaction } from '@/lib/platform/database/transaction';

export type SyncOutcome = 'imported' | 'unchanged' | 'refused' | 'failed';

export interface NewSyncRun {
  source: string;
  list_name: string;
  address_digest: string;
}

export interface SyncEnd {
  outcome: SyncOutcome;
  error?: string;
  version?: string | null;
  etag?: string | null;
  last_modified?: string | null;
  checksum?: string | null;
  bytes?: number | null;
}

export interface StartedRun {
  id: number;
  source: string;
  started_at: Date;
}

const started = { id: true, source: true, started_at: true } as const;

export const insertSyncRun = ({ source, list_name, address_digest }: NewSyncRun): Promise<StartedRun> =>
  db().prisma.listSyncRun.create({ data: { source, list_name, address_digest }, select: started });

/** Earlier runs that never ended. Only one run per source is active at a time, so these were killed. */
export const findAbandonedRuns = ({ id, source }: StartedRun): Promise<StartedRun[]> =>
  db().prisma.listSyncRun.findMany({
    where: { source, ended_at: null, id: { lt: id } },
    select: started,
  });

export async function endSyncRun(id: number, end: SyncEnd): Promise<void> {
  await db().prisma.listSyncRun.update({ where: { id }, data: { ...end, ended_at: new Date() } });
}

const kept = 200;

export async function deleteOldSyncRuns(source: string): Promise<void> {
  await rowsOfAnyProject({
    text: `delete from list_sync_runs where source = $1 and id < (
       select min(id) from (select id from list_sync_runs where source = $1 order by id desc limit ${kept}) newest)
     and id <> coalesce((select max(id) from list_sync_runs
       where source = $1 and outcome in ('imported', 'unchanged')), 0)`,
    values: [source],
  });
}

export interface SuccessfulRun {
  version: string | null;
  address_digest: string;
  etag: string | null;
  last_modified: string | null;
  checksum: string | null;
  bytes: bigint | null;
}

export const findLastSuccess = (source: string): Promise<SuccessfulRun | null> =>
  db().prisma.listSyncRun.findFirst({
    where: { source, outcome: { in: ['imported', 'unchanged'] } },
    orderBy: { id: 'desc' },
    select: {
      version: true,
      address_digest: true,
      etag: true,
      last_modified: true,
      checksum: true,
      bytes: true,
    },
  });

export interface SyncState {
  source: string;
  list_name: string;
  last_attempt_at: Date;
  last_success_at: Date | null;
  /** For the last attempt. */
  error: string | null;
}

export function listSyncStates(): Promise<SyncState[]> {
  return rowsOfAnyProject<SyncState>({
    text: `select distinct on (r.source) r.source, r.list_name, r.started_at as last_attempt_at, r.error,
       (select max(s.ended_at) from list_sync_runs s
        where s.source = r.source and s.outcome in ('imported', 'unchanged')) as last_success_at
     from list_sync_runs r order by r.source, r.id desc`,
    values: [],
  });
}

export interface RefusedRun {
  id: number;
  source: string;
  list_name: string;
  error: string | null;
  /** Whether the last refusal since the last success had the same reason. */
  is_repeated: boolean;
}

/** Excludes refusals that a later synchronisation has made obsolete. */
export function findUntoldRefusals(): Promise<RefusedRun[]> {
  return rowsOfAnyProject<RefusedRun>({
    text: `select r.id, r.source, r.list_name, r.error, coalesce((
       select before.outcome = 'refused' and before.error = r.error from list_sync_runs before
       where before.source = r.source and before.id < r.id and before.outcome in ('imported', 'unchanged', 'refused')
       order by before.id desc limit 1), false) as is_repeated
     from list_sync_runs r where r.outcome = 'refused' and r.told_at is null and not exists (
       select from list_sync_runs later
       where later.source = r.source and later.id > r.id and later.outcome in ('imported', 'unchanged'))
     order by r.id`,
    values: [],
  });
}

export async function markTold(id: number): Promise<void> {
  await rowsOfAnyProject({ text: 'update list_sync_runs set told_at = now() where id = $1', values: [id] });
}

/** False if its administrators were already notified. Called in the transaction that notifies them. */
export async function markToldIn(tx: Transaction, ctx: Context, id: number): Promise<boolean> {
  const project = ctx.project.id;
  const marked = await tx.$executeRaw`
    update list_sync_runs set told_projects = told_projects || ${project}::int
    where id = ${id} and not ${project}::int = any(told_projects)`;
  return marked === 1;
}
