import { describe, expect, it } from 'vitest';
import { nextCursor, readPage } from './pagination';

const shape = { sorts: ['created_at', 'priority_score'], defaultLimit: 25, maxLimit: 100 } as const;
const lastRow = { value: '2026-11-21T10:00:00.000Z', token: 'alt_1' };
const pageEndingAt = (next: typeof lastRow | null) => ({ items: [], total: 0, next });

describe('pagination · limit', () => {
  it('is 25 by default', () => expect(readPage({}, shape, {}).limit).toBe(25));

  it.each(['0', '101', '-1', '1.5', 'ten', '', '1e2'])('refuses %j', (limit) => {
    expect(() => readPage({ limit }, shape, {})).toThrow('The request is not valid.');
  });
});

describe('pagination · sort', () => {
  it('is the first field in descending order by default', () => {
    expect(readPage({}, shape, {}).sort).toEqual({ field: 'created_at', descending: true });
  });

  it('is ascending without a minus', () => {
    expect(readPage({ sort: 'priority_score' }, shape, {}).sort).toEqual({
      field: 'priority_score',
      descending: false,
    });
  });

  it.each(['status', '--created_at', 'created_at;drop table alerts'])('refuses %j', (sort) => {
    expect(() => readPage({ sort }, shape, {})).toThrow('The request is not valid.');
  });
});

describe('pagination · cursor', () => {
  const first = readPage({ sort: '-created_at' }, shape, { status: 'Open' });
  const cursor = nextCursor(pageEndingAt(lastRow), first, { status: 'Open' }) ?? '';

  it('is null on the last page', () => expect(nextCursor(pageEndingAt(null), first, {})).toBeNull());

  it('continues after the last row of the previous page', () => {
    expect(readPage({ cursor, sort: '-created_at' }, shape, { status: 'Open' }).after).toEqual(lastRow);
  });

  it('is refused with another filter', () => {
    expect(() => readPage({ cursor, sort: '-created_at' }, shape, { status: 'Resolved' })).toThrow(
      'The request is not valid.',
    );
  });

  it('is refused with another sort', () => {
    expect(() => readPage({ cursor, sort: 'created_at' }, shape, { status: 'Open' })).toThrow(
      'The request is not valid.',
    );
  });

  it.each(['', 'x', 'bnVsbA', '%%%', Buffer.from('[1,2,3]').toString('base64url')])(
    'refuses %j',
    (broken) => {
      expect(() => readPage({ cursor: broken }, shape, {})).toThrow('The request is not valid.');
    },
  );
});
