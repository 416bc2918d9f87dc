import { ProbityError } from '@/clients/typescript/src/problem';
import type { AuditRecord } from '@/lib/domain/audit/schema';

interface RecordPage {
  data: AuditRecord[];
  meta: { page: { cursor: string | null }; total: number };
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

/** Reads all pages in turn. `onPage` gets the number of records read so far, and of all. Rejects once aborted. */
export async function allRecords(
  read: ReadPage,
  onPage: (done: number, total: number) => void,
  signal: AbortSignal,
): Promise<AuditRecord[]> {
  const records: AuditRecord[] = [];
  let cursor: string | undefined;
  do {
    const { data, meta } = await patiently(read, cursor, signal);
    records.push(...data);
    onPage(records.length, meta.total);
    signal.throwIfAborted();
    cursor = meta.page.cursor ?? undefined;
  } while (cursor);
  return records;
}
