import { describe, expect, it } from 'vitest';
import { ProbityError } from '@/clients/typescript/src/problem';
import type { AuditRecord } from '@/lib/domain/audit/schema';
import { readRecords, type ReadPage } from './read-records';

const pageSize = 2;
const log = Array.from({ length: 5 }, (_, n) => ({ sequence: n + 1 }) as AuditRecord); // only the field read here

const readPage: ReadPage = async (cursor) => {
  const start = Number(cursor ?? 0);
  const end = start + pageSize;
  return {
    data: log.slice(start, end),
    meta: {
      page: { cursor: end < log.length ? String(end) : null },
      total: log.length,
      total_is_minimum: false,
    },
  };
};

const never = () => new AbortController().signal;

async function sequencesOf(read: ReadPage, max?: number) {
  const pages: number[][] = [];
  const onPage = (records: readonly AuditRecord[]) => pages.push(records.map(({ sequence }) => sequence));
  const { done, total, hasMore, last } = await readRecords(read, onPage, never(), max);
  return { pages, done, total, hasMore, last: last?.sequence };
}

describe('the records of the audit log', () => {
  it('are read page by page, reporting the progress', async () => {
    const seen: [number, number][] = [];
    await readRecords(readPage, (_, { done, total }) => seen.push([done, total]), never());
    expect(seen).toEqual([
      [2, 5],
      [4, 5],
      [5, 5],
    ]);
    expect(await sequencesOf(readPage)).toEqual({
      pages: [[1, 2], [3, 4], [5]],
      done: 5,
      total: 5,
      hasMore: false,
      last: 5,
    });
  });

  it('are read up to a maximum, and no further page is requested', async () => {
    expect(await sequencesOf(readPage, 3)).toEqual({
      pages: [[1, 2], [3]],
      done: 3,
      total: 5,
      hasMore: true,
      last: 3,
    });
    const { pages, hasMore } = await sequencesOf(readPage, 4);
    expect([pages, hasMore]).toEqual([
      [
        [1, 2],
        [3, 4],
      ],
      true,
    ]);
  });

  it('are all read when more match than were counted', async () => {
    const few: ReadPage = async (cursor, signal) => {
      const { data, meta } = await readPage(cursor, signal);
      return { data, meta: { ...meta, total: 3, total_is_minimum: true } };
    };
    expect(await sequencesOf(few)).toMatchObject({ done: 5, total: 3, hasMore: false });
  });

  it('resume after a pause when there were too many requests', async () => {
    let refusals = 2;
    const busy: ReadPage = async (cursor, signal) => {
      if (cursor && refusals-- > 0) throw new ProbityError(429, 'RATE_LIMITED', 'Slow down.', null, [], 0.01);
      return readPage(cursor, signal);
    };
    expect((await sequencesOf(busy)).done).toBe(5);
    expect(refusals).toBeLessThan(0);
  });

  it('stop being read when cancelled', async () => {
    const cancel = new AbortController();
    let pages = 0;
    const counted: ReadPage = (cursor, signal) => {
      pages += 1;
      return readPage(cursor, signal);
    };
    await expect(readRecords(counted, () => cancel.abort(), cancel.signal)).rejects.toThrow(/abort/);
    expect(pages).toBe(1);
  });
});
