import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import type { StreamStep } from '@/lib/domain/answer';
import { untilAborted } from '@/lib/platform/until-aborted';
import { EventStream, type StreamTimes } from './event-stream';

const long = 60_000;

/** Sends the steps that are pushed. */
function aStream(times: Partial<StreamTimes> = {}) {
  const steps: StreamStep[] = [];
  let pushed = Promise.withResolvers<void>();
  const said = { taken: 0, ends: 0, mayGoOn: true };
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
    steps: take,
    async refuseChanged() {
      if (!said.mayGoOn) throw new Error('revoked');
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
  it('begins with the time after which to come again', async () => {
    const { push, text, stream } = aStream();
    push(step);
    expect(await text()).toBe(`retry: 2000\n${block}`);
    push(step);
    expect(await text()).toBe(block);
    stream.end();
  });

  it('comments after a silence, with where to resume, also while others’ events come', async () => {
    const { push, text, stream } = aStream({ heartbeatMs: 60 });
    push(step);
    await text();
    const silent = text();
    for (let n = 2; n < 6; n += 1) {
      push({ id: `pos_${n}`, messages: [] });
      await delay(10);
    }
    expect(await silent).toMatch(/^: heartbeat\nid: pos_\d\n\n$/);
    expect(await text()).toBe(': heartbeat\nid: pos_5\n\n');
    stream.end();
  });

  it('takes no step before it is read', async () => {
    const { push, text, said, stream } = aStream();
    for (let n = 0; n < 100; n += 1) push(step);
    await text();
    await delay(20);
    expect(said.taken).toBe(1);
    stream.end();
  });

  it('breaks off when nobody reads it', async () => {
    const { push, text, said, reader } = aStream({ stalledMs: 20 });
    push(step);
    await text();
    await expect(reader.closed).rejects.toThrow('does not read');
    expect(said.ends).toBe(1);
  });

  it('ends before it sends anything, once the caller may not go on', async () => {
    const { push, text, said } = aStream();
    push(step);
    await text();
    said.mayGoOn = false;
    push(step);
    expect(await text()).toBeUndefined();
    expect(said.ends).toBe(1);
  });

  it('ends once, for its client and when it is told to', async () => {
    const { said, reader, stream, text } = aStream();
    const waiting = text();
    stream.end();
    expect(await waiting).toBeUndefined();
    await reader.cancel();
    await vi.waitFor(() => expect(said.ends).toBe(1));
  });
});
