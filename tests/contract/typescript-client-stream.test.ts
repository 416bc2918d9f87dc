import { getEventListeners } from 'node:events';
import { describe, expect, it } from 'vitest';
import { followEvents } from '@/clients/typescript/src/client';

/** Each connection gets one message, and then the server ends it. */
function followBriefly(retryMs: number) {
  const ending = new AbortController();
  const { signal } = ending;
  const text = `retry: ${retryMs}\nid: pos_0\nevent: stream.opened\ndata: {"resumed":true}\n\n`;
  const fetch = async () => new Response(text);
  const followed = followEvents({ baseUrl: 'https://probity.example', apiKey: 'x', signal, fetch });
  return { followed, ending };
}

describe('client · events · signal', () => {
  it('adds no listener for each lost connection', async () => {
    const { followed, ending } = followBriefly(0);
    const listeners: number[] = [];
    for (let n = 0; n < 6; n += 1) {
      await followed.next();
      listeners.push(getEventListeners(ending.signal, 'abort').length);
    }
    expect(new Set(listeners)).toEqual(new Set([listeners[0]]));
    await followed.return();
  });

  it('ends at once when aborted before the wait for the next connection', async () => {
    const { followed, ending } = followBriefly(3_600_000);
    await followed.next();
    ending.abort();
    expect(await followed.next()).toEqual({ done: true, value: undefined });
  });
});
