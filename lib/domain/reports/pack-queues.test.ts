import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { Parts } from '@/lib/domain/answer';
import { PackQueues } from './pack-queues';
import { HeldBytes } from './unread';

const limits = {
  atOnce: 1,
  lineOfProject: 3,
  line: 6,
  packsOfProject: 4,
  packs: 8,
  waitMs: 60_000,
  stallMs: 60_000,
};
const staying = new AbortController().signal;
const tooMany = { status: 503, headers: { 'Retry-After': '10' } };

async function* parts(): Parts {
  yield Buffer.from('a');
  yield Buffer.from('b');
}
const pack = (bytes = 2) => ({ parts: parts(), bytes });

/** A factory of packs that are finished on command. */
function aWorkshop(changed: Partial<typeof limits> = {}, held = new HeldBytes(1_000)) {
  const turns = new PackQueues({ ...limits, ...changed }, held);
  const begun: string[] = [];
  const finishing: (() => void)[] = [];
  const ask = (project: number, name: string, left = staying) =>
    turns.make({ project, left }, () => {
      begun.push(name);
      return new Promise<string>((made) => finishing.push(() => made(name)));
    });
  return {
    turns,
    begun,
    ask,
    async finishOne() {
      finishing.shift()?.();
      await nextTurn();
    },
  };
}

describe('evidence packs · queues', () => {
  it('makes one pack per project, lets two wait, and refuses more with Retry-After', async () => {
    const { begun, ask, finishOne } = aWorkshop({ atOnce: 2 });
    const asked = ['a1', 'a2', 'a3'].map((name) => ask(1, name));
    await expect(ask(1, 'a4')).rejects.toMatchObject(tooMany);
    expect(begun).toEqual(['a1']);
    for (const _ of asked) await finishOne();
    expect(await Promise.all(asked)).toEqual(['a1', 'a2', 'a3']);
    expect(begun).toEqual(['a1', 'a2', 'a3']);
  });

  it('alternates between projects, whoever asked first', async () => {
    const { begun, ask, finishOne } = aWorkshop();
    const asked = ['a1', 'a2', 'a3'].map((name) => ask(1, name));
    asked.push(ask(2, 'b1'), ask(2, 'b2'), ask(3, 'c1'));
    await expect(ask(4, 'd1')).rejects.toMatchObject(tooMany);
    for (const _ of asked) await finishOne();
    await Promise.all(asked);
    expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
  });

  it('continues after a pack that failed', async () => {
    const { turns, ask, finishOne } = aWorkshop();
    const failing = turns.make({ project: 1, left: staying }, () => Promise.reject(new Error('failed')));
    const next = ask(1, 'a2');
    await expect(failing).rejects.toThrow('failed');
    await finishOne();
    await expect(next).resolves.toBe('a2');
  });

  it('gives the slot of a reader who leaves the queue to the next, and makes nothing for them', async () => {
    const { begun, ask, finishOne } = aWorkshop();
    const leaving = new AbortController();
    const first = ask(1, 'a1');
    const left = [ask(1, 'a2', leaving.signal), ask(1, 'a3', leaving.signal)];
    leaving.abort();
    for (const each of left) await expect(each).rejects.toThrow(/aborted/);
    const last = ask(1, 'a4');
    await finishOne();
    await finishOne();
    expect(await Promise.all([first, last])).toEqual(['a1', 'a4']);
    expect(begun).toEqual(['a1', 'a4']);
  });

  it('loses no turn when a reader leaves as it comes', async () => {
    const { begun, ask, finishOne } = aWorkshop();
    const leaving = new AbortController();
    const asked = [ask(1, 'a1'), ask(2, 'b1', leaving.signal)];
    await nextTurn();
    const finished = finishOne();
    leaving.abort();
    await expect(asked[1]).rejects.toThrow(/aborted/);
    await finished;
    const next = ask(3, 'c1');
    expect(begun).toEqual(['a1']);
    await nextTurn();
    expect(begun).toEqual(['a1', 'c1']);
    await finishOne();
    await expect(next).resolves.toBe('c1');
  });

  it('refuses a reader who has waited too long, with Retry-After', async () => {
    const { ask, finishOne } = aWorkshop({ waitMs: 1 });
    const first = ask(1, 'a1');
    await nextTurn();
    await expect(ask(1, 'a2')).rejects.toMatchObject(tooMany);
    await finishOne();
    await first;
  });

  it('counts packs until they are read or abandoned, separately for each project', async () => {
    const { turns } = aWorkshop();
    const make = (project: number) => turns.make({ project, left: staying }, () => Promise.resolve('made'));
    const leaving = new AbortController();
    const held = [staying, staying, staying, leaving.signal].map((left) =>
      turns.hold({ project: 1, left }, pack()),
    );
    await expect(make(1)).rejects.toMatchObject(tooMany);
    await expect(make(2)).resolves.toBe('made');
    leaving.abort();
    await expect(make(1)).resolves.toBe('made');
    turns.hold({ project: 1, left: staying }, pack());
    await expect(make(1)).rejects.toMatchObject(tooMany);
    for await (const part of held[0] ?? []) expect(part).toHaveLength(1);
    await expect(make(1)).resolves.toBe('made');
  });

  it('limits the memory of all packs together, of any kind and project', async () => {
    const held = new HeldBytes(100);
    const [json, pdf] = [aWorkshop({}, held), aWorkshop({}, held)];
    const made = (project: number) => json.turns.make({ project, left: staying }, async () => 'made');
    const unread = pdf.turns.hold({ project: 1, left: staying }, pack(60));
    await expect(made(2)).resolves.toBe('made');
    json.turns.hold({ project: 2, left: staying }, pack(40));
    await expect(made(3)).rejects.toMatchObject(tooMany);
    for await (const part of unread) expect(part).toHaveLength(1);
    await expect(made(3)).resolves.toBe('made');
  });

  it('refuses a pack at its turn if the memory has been filled in the meantime', async () => {
    const { turns, ask, finishOne, begun } = aWorkshop({}, new HeldBytes(100));
    const asked = [ask(1, 'a1'), ask(2, 'b1')];
    await nextTurn();
    turns.hold({ project: 1, left: staying }, pack(100));
    const refused = asked[1]?.catch((error: unknown) => error);
    await finishOne();
    expect(await refused).toMatchObject(tooMany);
    expect([await asked[0], begun]).toEqual(['a1', ['a1']]);
  });

  it('gives up a reader who stalls', async () => {
    const { turns } = aWorkshop({ stallMs: 1 });
    const stalled = turns.hold({ project: 1, left: staying }, pack());
    await stalled.next();
    await new Promise((later) => setTimeout(later, 20));
    await expect(stalled.next()).rejects.toThrow(/stalled/);
  });
});
