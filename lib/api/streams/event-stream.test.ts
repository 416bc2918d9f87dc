import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { StreamStep } from '@/lib/domain/answer';
import { ServiceUnavailable, Unauthorized } from '@/lib/platform/errors/errors';
import { log } from '@/lib/platform/errors/log';
import { untilAborted } from '@/lib/platform/work/until-aborted';
import { EventStream, type StreamTimes } from './event-stream';

const long = 60_000;

/** Sends the steps that the test pushes. */
function aStream(times: Partial<StreamTimes> = {}) {
  const steps: StreamStep[] = [];
  let pushed = Promise.withResolvers<void>();
  const said = { taken: 0, ends: 0, refusal: null as Error | null };
  async function* take(signal: AbortSignal): AsyncGenerator<StreamStep, void> {
    for (;;) {
      const next = steps.shift();
      if (next) {
        said.taken += 1;
        yield next;
      } else await untilAborted(signal, () => pushed.promise);
    }
  }
  const streamed = {
    requestId: 'req_1',
    steps: take,
    async refuseChanged() {
      if (said.refusal) throw said.refusal;
    },
    onEnd: () => void (said.ends += 1),
  };
  const stream = new EventStream(streamed, { heartbeatMs: long, stalledMs: long, ...times });
  const reader = stream.body.getReader();
  return {
    stream,
    said,
    reader,
    push(step: StreamStep) {
      steps.push(step);
      pushed.resolve();
      pushed = Promise.withResolvers();
    },
    async text(): Promise<string | undefined> {
      const { value } = await reader.read();
      return value && new TextDecoder().decode(value);
    },
  };
}

const message = { id: 'evt_1', event: 'case.created', data: '{}' };
const step: StreamStep = { id: 'pos_1', messages: [message] };
const block = 'id: evt_1\nevent: case.created\ndata: {}\n\n';

describe('event stream', () => {
  it('begins with the reconnection delay', async () => {
    const { push, text, stream } = aStream();
    push(step);
    expect(await text()).toBe(`retry: 2000\n${block}`);
    push(step);
    expect(await text()).toBe(block);
    stream.end();
  });

  it('sends a heartbeat with the resume position when silent, also while events are hidden from the caller', async () => {
    const { push, text, stream } = aStream({ heartbeatMs: 60 });
    push(step);
    await text();
    const silent = text();
    for (let n = 2; n < 6; n += 1) {
      push({ id: `pos_${n}`, messages: [] });
      await sleep(10);
    }
    expect(await silent).toMatch(/^: heartbeat\nid: pos_\d\n\n$/);
    expect(await text()).toBe(': heartbeat\nid: pos_5\n\n');
    stream.end();
  });

  it('requests no step before the client reads', async () => {
    const { push, text, said, stream } = aStream();
    for (let n = 0; n < 100; n += 1) push(step);
    await text();
    await sleep(20);
    expect(said.taken).toBe(1);
    stream.end();
  });

  it('breaks off when the client does not read', async () => {
    const { push, text, said, reader } = aStream({ stalledMs: 20 });
    push(step);
    await text();
    await expect(reader.closed).rejects.toThrow('does not read');
    expect(said.ends).toBe(1);
  });

  it('ends without sending more once the caller has lost access', async () => {
    const { push, text, said } = aStream();
    push(step);
    await text();
    said.refusal = new Unauthorized();
    push(step);
    expect(await text()).toBeUndefined();
    expect(said.ends).toBe(1);
  });

  it('ends once, whether the client leaves or the server ends it', async () => {
    const { said, reader, stream, text } = aStream();
    const waiting = text();
    stream.end();
    expect(await waiting).toBeUndefined();
    await reader.cancel();
    await vi.waitFor(() => expect(said.ends).toBe(1));
  });
});

describe('event stream · silent', () => {
  it('subscribes to a pending step once, however many heartbeats it sends', async () => {
    const silence = new Promise<never>(() => {});
    const asked = vi.spyOn(silence, 'then');
    const { body } = new EventStream(
      {
        requestId: 'req_1',
        steps: () => ({ next: () => silence }),
        refuseChanged: async () => {},
        onEnd() {},
      },
      { heartbeatMs: 0, stalledMs: long },
    );
    const reader = body.getReader();
    for (let n = 0; n < 20; n += 1) await reader.read();
    await reader.cancel();
    expect(asked).toHaveBeenCalledTimes(1);
  });
});

describe('event stream · broken off', () => {
  const logged = vi.spyOn(log, 'error');
  beforeEach(() => logged.mockClear());
  afterAll(() => logged.mockRestore());

  async function brokenBy(refusal: Error) {
    const { push, text, said } = aStream();
    said.refusal = refusal;
    push(step);
    expect(await text()).toBeUndefined();
    return logged.mock.calls;
  }

  it('logs a fault without its message', async () => {
    const [[fields, message] = []] = await brokenBy(new TypeError('Ada Example'));
    expect([fields, message]).toEqual([
      { request_id: 'req_1', error: expect.stringMatching(/^TypeError\n/) },
      'a stream broke off',
    ]);
    expect(JSON.stringify(fields)).not.toContain('Ada');
  });

  it.each([
    ['a refusal', new Unauthorized()],
    ['a service that is away', new ServiceUnavailable()],
    ['a database that is away', Object.assign(new Error('no'), { code: '57P01' })],
  ])('does not log %s', async (_what, refusal) => {
    expect(await brokenBy(refusal)).toEqual([]);
  });
});
