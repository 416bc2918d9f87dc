import { afterEach, describe, expect, it } from 'vitest';
import { randomUUID } from 'node:crypto';
import { asOwner } from '@/tests/fixtures/owner';
import { connectAs } from '@/tests/fixtures/roles';
import { patience, until } from '@/tests/fixtures/until';
import { Watch } from './watch';

const never = new AbortController().signal;
const watches: Watch<string>[] = [];
afterEach(() => Promise.all(watches.splice(0).map((watch) => watch.close())));

/** A separate channel, and rows served from memory. */
function aWatch(fallbackMs: number) {
  const channel = `test_${randomUUID().replaceAll('-', '')}`;
  const watch = new Watch<string>({ channel, fallbackMs });
  watches.push(watch);
  const row: { value: string | null; looks: number } = { value: null, looks: 0 };
  const find = async () => {
    row.looks += 1;
    return row.value;
  };
  return {
    row,
    channel,
    wait: (key: string, signal = never) => watch.until(key, find, signal),
    notify: (key: string) => asOwner('select pg_notify($1, $2)', [channel, key]),
    close: () => watch.close(),
  };
}

/** As the superuser, because others do not see the queries of a connection. */
async function asSuperuser(text: string, values: unknown[]): Promise<{ pid: number }[]> {
  const client = await connectAs('superuser');
  try {
    return (await client.query<{ pid: number }>(text, values)).rows;
  } finally {
    await client.end();
  }
}

const listeners = (channel: string) =>
  asSuperuser('select pid from pg_stat_activity where query = $1', [`listen ${channel}`]);

const isOne = (rows: unknown[]) => rows.length === 1;
const minute = 60_000;

describe('watch', () => {
  it('returns an existing value immediately', async () => {
    const { row, wait } = aWatch(minute);
    row.value = 'there';
    expect(await wait('a')).toBe('there');
  });

  it(
    'queries once for a hundred waiters of one key, and once more for all after a notification',
    patience,
    async () => {
      const { row, wait, notify, channel } = aWatch(minute);
      const waiting = Promise.all(Array.from({ length: 100 }, () => wait('a')));
      await until(() => listeners(channel), isOne);
      await until(
        () => row.looks,
        (looks) => looks === 2, // at first, and when it began to listen
      );
      await notify('another key');
      row.value = 'changed';
      await notify('a');
      expect(new Set(await waiting)).toEqual(new Set(['changed']));
      expect(row.looks).toBe(3);
      expect(await listeners(channel)).toHaveLength(1);
    },
  );

  it('finds a change whose notification was lost', patience, async () => {
    const { row, wait } = aWatch(50);
    const waiting = wait('a');
    await until(
      () => row.looks,
      (looks) => looks >= 3,
    );
    row.value = 'changed';
    expect(await waiting).toBe('changed');
  });

  it('listens again after its connection broke, and looks for changes that it missed', patience, async () => {
    const { row, wait, notify, channel } = aWatch(10 * minute);
    const [first, second] = [wait('a'), wait('b')];
    const [before] = await until(() => listeners(channel), isOne);
    await asSuperuser('select pg_terminate_backend($1)', [before?.pid]);
    row.value = 'changed meanwhile';
    expect(await Promise.all([first, second])).toEqual(Array(2).fill('changed meanwhile'));
    row.value = null;
    const third = wait('a');
    expect((await until(() => listeners(channel), isOne))[0]?.pid).not.toBe(before?.pid);
    row.value = 'changed afterwards';
    await notify('a');
    expect(await third).toBe('changed afterwards');
  });

  it('lets one waiter leave while others wait, and stops querying when all have left', patience, async () => {
    const { row, wait } = aWatch(20);
    const [one, other] = [new AbortController(), new AbortController()];
    const leaving = [wait('a', one.signal), wait('a', other.signal)];
    one.abort(new Error('gave up'));
    await expect(leaving[0]).rejects.toThrow('gave up');
    const looks = row.looks;
    await until(
      () => row.looks,
      (now) => now > looks + 2,
    );
    other.abort(new Error('gave up too'));
    await expect(leaving[1]).rejects.toThrow('gave up too');
    const last = row.looks;
    row.value = 'nobody asks';
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(row.looks).toBeLessThanOrEqual(last + 1);
    expect(await wait('a')).toBe('nobody asks');
  });

  it('passes an error to all waiters, and tries again for the next', async () => {
    const watch = new Watch<string>({ channel: 'test_failing', fallbackMs: minute });
    watches.push(watch);
    const failing = () => Promise.reject(new Error('out of reach'));
    const outcomes = await Promise.allSettled([1, 2].map(() => watch.until('a', failing, never)));
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await watch.until('a', async () => 'back', never)).toBe('back');
  });

  it('ends every wait and its connection when it is closed', patience, async () => {
    const { wait, close, channel } = aWatch(minute);
    const waiting = wait('a');
    await until(() => listeners(channel), isOne);
    await close();
    expect(await waiting).toBeNull();
    await until(
      () => listeners(channel),
      (rows) => rows.length === 0,
    );
  });
});
