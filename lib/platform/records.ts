import { announceLive, announceNotifications, announcePublished, announceWork } from './work/announce';
import type { Context } from './context';
import type { Transaction } from './database/transaction';

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

const recordsIn = new WeakMap<Transaction, Records>();

/** The transaction writes the records before it commits. */
export function collectRecords(tx: Transaction, records: Records): void {
  recordsIn.set(tx, records);
}

export function recordsOf(recorder: Recorder): Records {
  const found = recorder instanceof Records ? recorder : recordsIn.get(recorder);
  if (!found) throw new Error('Records can only be written inside transaction().');
  return found;
}

export function appendAuditRecord(recorder: Recorder, record: PendingAuditRecord): void {
  recordsOf(recorder).audit.push(record);
}

export function appendEvent(recorder: Recorder, event: PendingEvent): void {
  recordsOf(recorder).events.push(event);
}

/**
 * For a change that revokes a credential or a right: it is answered once the revocation applies everywhere.
 */
export function noteRevocation(tx: Transaction): void {
  recordsOf(tx).revokes = true;
}

/** For a change of a person's notifications: their streams are woken after the commit. */
export function noteNotifications(tx: Transaction, userToken: string): void {
  recordsOf(tx).notified.add(userToken);
}

/** Sent to open consoles after the commit. */
export function noteLive(recorder: Recorder, message: object): void {
  recordsOf(recorder).told.push(message);
}

/** Metrics of this process, counted after the commit. */
export function noteCount(recorder: Recorder, count: () => void): void {
  recordsOf(recorder).counts.push(count);
}

/** One after another, because a transaction has one connection. */
export async function withData(events: readonly PendingEvent[]): Promise<PendingEvent[]> {
  const read: PendingEvent[] = [];
  for (const each of events) {
    read.push(typeof each.data === 'function' ? { ...each, data: await each.data() } : each);
  }
  return read;
}

/** Notifies the followers of the records. Called after the commit. */
export function tellOf(ctx: Context, { notified, told, events, counts }: Records): void {
  for (const userToken of notified) announceNotifications(ctx.project.id, userToken);
  for (const message of told) announceLive(ctx.project.id, message);
  if (events.some(({ is_published }) => is_published)) announcePublished(ctx.project.id);
  if (events.length > 0) announceWork();
  for (const count of counts) count();
}
