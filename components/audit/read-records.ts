import { ProbityError } from '@/clients/typescript/src/problem';
import type { AuditRecord } from '@/lib/domain/audit/schema';

interface RecordPage {
  data: AuditRecord[];
  meta: { page: { cursor: string | null }; total: number; total_is_minimum: boolean };
}

export type ReadPage = (cursor: string | undefined, signal: AbortSignal) => Promise<RecordPage>;

/** Resolves early if aborted: the next request then fails as aborted. */
const pause = (seconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, seconds * 1_000);
    signal.addEventListener('abort', () => resolve(), { once: true });
  });

/** Reads a page, and waits when rate limited: a long log takes more requests than a person may send at once. */
async function patiently(
  read: ReadPage,
  cursor: string | undefined,
  signal: AbortSignal,
): Promise<RecordPage> {
  for (;;) {
    try {
      return await read(cursor, signal);
    } catch (problem) {
      if (!(problem instanceof ProbityError) || problem.code !== 'RATE_LIMITED') throw problem;
      await pause(problem.retryAfter ?? 1, signal);
    }
  }
}

/** How many records have been read; `last` is the one read last. */
export interface ReadSoFar {
  done: number;
  total: number;
  totalIsMinimum: boolean;
  /** Whether there are records that were not read. */
  hasMore: boolean;
  last: AuditRecord | undefined;
}

/** More would take too long, and no spreadsheet opens ten times as many. */
export const maxRecords = 100_000;

/**
 * Reads the records page by page, up to `max` of them. Keeps none: `onPage` gets the records of each page. Rejects once
 * aborted.
 */
export async function readRecords(
  read: ReadPage,
  onPage: (records: readonly AuditRecord[], soFar: ReadSoFar) => void,
  signal: AbortSignal,
  max = maxRecords,
): Promise<ReadSoFar> {
  let soFar: ReadSoFar = { done: 0, total: 0, totalIsMinimum: false, hasMore: true, last: undefined };
  let cursor: string | undefined;
  do {
    const { data, meta } = await patiently(read, cursor, signal);
    const records = data.slice(0, max - soFar.done);
    soFar = {
      done: soFar.done + records.length,
      total: meta.total,
      totalIsMinimum: meta.total_is_minimum,
      hasMore: meta.page.cursor !== null || records.length < data.length,
      last: records.at(-1) ?? soFar.last,
    };
    onPage(records, soFar);
    signal.throwIfAborted();
    cursor = meta.page.cursor ?? undefined;
  } while (cursor && soFar.done < max);
  return soFar;
}
