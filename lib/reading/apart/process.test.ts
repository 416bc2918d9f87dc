import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ServiceUnavailable } from '@/lib/platform/errors/errors';
import { bundled } from '@/tests/fixtures/bundled';
import { patience } from '@/tests/fixtures/until';
import { createReader } from '../reader';
import type { Asked } from '../job';
import type { Limits } from './messages';

const textOf = (path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
};

/** The reading processes of a parent, found in /proc. */
const readingFor = (parent: number | undefined): number[] =>
  readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && textOf(`/proc/${pid}/cmdline`).includes('lib/reading/apart/main.ts'))
    .filter((pid) => textOf(`/proc/${pid}/status`).match(/^PPid:\t(\d+)$/m)?.[1] === String(parent));

/** Counts fields after the name, because the name may contain anything (man 5 proc). */
const niceOf = (stat: string) => Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16]);

describe.skipIf(process.platform !== 'linux')('a reading process', patience, () => {
  let parent: ChildProcess;
  beforeEach(async () => {
    parent = fork(bundled('lib/reading/fixtures/reading-parent.ts'), {
      execArgv: [],
      env: { ...process.env, PROBITY_TEST_SECRET: 'not for it' },
    });
    await once(parent, 'message');
    parent.send('read');
  });
  afterEach(() => void parent.kill('SIGKILL'));

  async function reading(): Promise<number> {
    await expect.poll(() => readingFor(parent.pid), { timeout: patience.timeout }).toHaveLength(1);
    return readingFor(parent.pid)[0]!;
  }

  it('refers the job during which it is killed, and the next job is read', async () => {
    parent.send('read');
    const killed = await reading();
    process.kill(killed, 'SIGKILL');
    expect((await once(parent, 'message'))[0]).toEqual({ kind: null, refer_reasons: ['limit_reached'] });
    expect((await once(parent, 'message'))[0]).toMatchObject({ kind: 'passport' });
    expect(await reading()).not.toBe(killed);
  });

  it('runs at low priority, gets no secret, and ends only with its parent', async () => {
    const pid = await reading();
    const own = `/proc/${pid}`;
    const given = textOf(`${own}/environ`).split('\0').filter(Boolean);
    const names = given.map((one) => one.slice(0, one.indexOf('=')));
    expect(names.toSorted()).toEqual(['NODE_CHANNEL_FD', 'NODE_CHANNEL_SERIALIZATION_MODE', 'NODE_ENV']);
    parent.send('read');
    await once(parent, 'message');
    // Whoever stops a service sends this signal to all of its processes. The job is still read, by threads that were
    // started since.
    process.kill(pid, 'SIGTERM');
    expect((await once(parent, 'message'))[0]).toMatchObject({ kind: 'passport' });
    const threads = readdirSync(`${own}/task`).map((thread) => textOf(`${own}/task/${thread}/stat`));
    expect(threads.length).toBeGreaterThan(5);
    expect(new Set(threads.map(niceOf))).toEqual(new Set([1]));
    // A kernel without autogroups has no such file.
    expect(textOf(`${own}/autogroup`)).toMatch(/^$| nice 1\n/);
    expect(textOf(`${own}/oom_score_adj`)).toBe('1000\n');
    parent.kill('SIGKILL');
    await expect.poll(() => textOf(`${own}/status`), { timeout: patience.timeout }).toMatch(/^$|State:\tZ/);
  });
});

describe('a job', patience, () => {
  const heic = 'lib/reading/fixtures/specimen.heic';
  const asked: Asked = {
    kind: 'faces',
    input: { portrait: null, frames: [], challenge: { actions: [], began_at: 0, expires_at: 0 } },
  };

  it('is stopped when a step hangs', async () => {
    const limits: Limits = { patience: 0.000_01, maxMb: 10_000, nice: 0 };
    const child = fork(resolve('lib/reading/apart/main.ts'), [JSON.stringify(limits)], {
      execArgv: [],
      serialization: 'advanced',
    });
    child.send(asked);
    expect((await once(child, 'message'))[0]).toEqual({ ended: 'out_of_time' });
    child.kill('SIGKILL');
  });

  it('can be retried when the reader is closed', async () => {
    const reader = createReader({ patience: 30 });
    const check = reader.checkCapture(async () => readFileSync(heic), 'front');
    const closing = new Promise(setImmediate).then(() => reader.close());
    await expect(check).rejects.toThrow(ServiceUnavailable);
    await closing;
  });

  it('is stopped when it needs more memory than its process may use', async () => {
    const reader = createReader({ patience: 30, maxMb: 1 });
    const check = await reader.checkCapture(async () => readFileSync(heic), 'front');
    expect(check).toMatchObject({ problems: ['not_checked'], refusal: 'out_of_memory', image: null });
    await reader.close();
  });
});
