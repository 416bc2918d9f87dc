import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readBounded } from './incoming-body';

// With a fake clock, so that the test neither waits nor depends on the speed of the machine.

let source: PassThrough;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  source = new PassThrough();
});

afterEach(() => {
  vi.useRealTimers();
  source.destroy();
});

/** The body, the error code, or `arriving`. */
function reading() {
  const state = { outcome: 'arriving' };
  readBounded(source, 1024, 'project 1').then(
    (bytes) => (state.outcome = bytes.toString()),
    ({ code }: { code: string }) => (state.outcome = code),
  );
  return state;
}

const delivered = () => new Promise((done) => setImmediate(done));

async function pass(seconds: number): Promise<void> {
  vi.advanceTimersByTime(seconds * 1000);
  await delivered();
}

/** One byte after each pause. */
async function trickle(pauseSeconds: number, count: number): Promise<void> {
  for (let n = 0; n < count; n += 1) {
    await pass(pauseSeconds);
    source.write('x');
    await delivered();
  }
}

describe('incoming body · time', () => {
  it('is refused with 408 when it never begins', async () => {
    const state = reading();
    await pass(9.999);
    expect(state.outcome).toBe('arriving');
    await pass(0.001);
    expect(state.outcome).toBe('REQUEST_TIMEOUT');
  });

  it('is refused with 408 after 10 seconds of silence', async () => {
    const state = reading();
    await trickle(5, 1);
    await pass(9.999);
    expect(state.outcome).toBe('arriving');
    await pass(0.001);
    expect(state.outcome).toBe('REQUEST_TIMEOUT');
  });

  it('is refused with 408 after 30 seconds, even if it keeps trickling in', async () => {
    const state = reading();
    await trickle(1, 29);
    expect(state.outcome).toBe('arriving');
    await trickle(1, 1);
    expect(state.outcome).toBe('REQUEST_TIMEOUT');
  });

  it('is read if it is slow but within both limits', async () => {
    const state = reading();
    await trickle(9, 3);
    source.end();
    await delivered();
    expect(state.outcome).toBe('xxx');
  });

  it('leaves no timer behind', async () => {
    const state = reading();
    source.end('x');
    await delivered();
    expect([state.outcome, vi.getTimerCount()]).toEqual(['x', 0]);
  });
});
