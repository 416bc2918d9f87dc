import { describe, expect, it } from 'vitest';
import { ProbityError } from '@/clients/typescript/src/problem';
import type { AuditRecord } from '@/lib/domain/audit/schema';
import { allRecords, type ReadPage } from './all-records';

const pageSize = 2;
const log = Array.from({ length: 5 }, (_, n) => ({ sequence: n + 1 }) as AuditRecord); // only the field read here

const readPage: ReadPage = async (cursor) => {
  const start = Number(cursor ?? 0);
  const end = start + pageSize;
  return {
    data: log.slice(start, end),
    meta: { page: { cursor: end < log.length ? String(end) : null }, total: log.length },
  };
};

describe('all records of the audit log', () => {
  it('are read page by page, reporting the progress', async () => {
    const seen: [number, number][] = [];
    const all = await allRecords(
      readPage,
      (...progress) => seen.push(progress),
      new AbortController().signal,
    );
    expect(all.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4, 5]);
    expect(seen).toEqual([
      [2, 5],
      [4, 5],
      [5, 5],
    ]);
  });

  it('resume after a pause when there were too many requests', async () => {
    let refusals = 2;
    const busy: ReadPage = async (cursor, signal) => {
      if (cursor && refusals-- > 0) throw new ProbityError(429, 'RATE_LIMITED', 'Slow down.', null, [], 0.01);
      return readPage(cursor, signal);
    };
    expect(await allRecords(busy, () => {}, new AbortController().signal)).toHaveLength(5);
    expect(refusals).toBeLessThan(0);
  });

  it('stop being read when cancelled', async () => {
    const cancel = new AbortController();
    let pages = 0;
    const counted: ReadPage = (cursor, signal) => {
      pages += 1;
      return readPage(cursor, signal);
    };
    await expect(allRecords(counted, () => cancel.abort(), cancel.signal)).rejects.toThrow(/abort/);
    expect(pages).toBe(1);
  });
});
