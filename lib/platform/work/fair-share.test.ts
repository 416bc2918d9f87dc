import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { ClientLeft, ServiceUnavailable } from '../errors/errors';
import { FairShare } from './fair-share';

const one = { project: { id: 1 } };
const other = { project: { id: 2 } };

function aShare(bounds: Partial<ConstructorParameters<typeof FairShare>[0]> = {}) {
  const refusal = () => new ServiceUnavailable('Busy.');
  const share = new FairShare({
    each: 1,
    together: 2,
    maxWaiting: 10,
    maxWaitMs: 60_000,
    refusal,
    ...bounds,
  });
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const begin = (asker: Parameters<FairShare['run']>[0], name: string) =>
    share.run(asker, () => {
      begun.push(name);
      return new Promise<void>((end) => ends.set(name, end));
    });
  const end = async (name: string) => {
    await sleep(0);
    ends.get(name)?.();
    await sleep(0);
  };
  return { begun, begin, end };
}

describe('a project’s share of the places', () => {
  it('leaves others a place, however much of its own work waits', async () => {
    const { begin, begun } = aShare();
    for (const name of ['a1', 'a2', 'a3']) void begin(one, name);
    void begin(other, 'b1');
    await sleep(0);
    expect(begun).toEqual(['a1', 'b1']);
  });

  it('is never exceeded, also when some of its work has ended', async () => {
    const { begin, end, begun } = aShare();
    for (const name of ['a1', 'a2']) void begin(one, name);
    await end('a1');
    void begin(one, 'a3');
    await sleep(0);
    expect(begun).toEqual(['a1', 'a2']);
    await end('a2');
    expect(begun).toEqual(['a1', 'a2', 'a3']);
  });

  it('is not needed by work that skips it, which waits among that of all projects', async () => {
    const { begin, end, begun } = aShare();
    void begin(one, 'a1');
    await sleep(0);
    void begin({ ...one, skipsProjectShare: true }, 'a2');
    void begin({ ...one, skipsProjectShare: true }, 'a3');
    await sleep(0);
    expect(begun).toEqual(['a1', 'a2']);
    await end('a1');
    expect(begun).toEqual(['a1', 'a2', 'a3']);
  });

  it('refuses work that has waited too long', async () => {
    const { begin, end } = aShare({ maxWaitMs: 10 });
    void begin(one, 'a1');
    const late = begin(one, 'a2').catch((error: unknown) => error);
    await sleep(20);
    await end('a1');
    expect(await late).toBeInstanceOf(ServiceUnavailable);
  });

  it('refuses work when too much waits', async () => {
    const { begin } = aShare({ maxWaiting: 1 });
    void begin(one, 'a1');
    void begin(one, 'a2');
    await expect(begin(one, 'a3')).rejects.toThrow(ServiceUnavailable);
  });

  it('does not begin work whose client has left', async () => {
    const { begin, end, begun } = aShare();
    void begin(one, 'a1');
    const left = begin({ ...one, left: AbortSignal.abort() }, 'a2').catch((error: unknown) => error);
    await end('a1');
    expect(await left).toBeInstanceOf(ClientLeft);
    expect(begun).toEqual(['a1']);
  });
});
