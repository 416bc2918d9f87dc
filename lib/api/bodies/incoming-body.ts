import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import { ClientLeft, PayloadTooLarge, RequestTimeout } from '@/lib/platform/errors/errors';
import { BodyBudget } from './body-budget';

const idleTimeoutMs = 10_000;
const totalTimeoutMs = 30_000;
const firstCapacity = 16 * 1024;

/** The budget of this process for admitted callers. */
const callersBudget = new BodyBudget(64 * 1024 * 1024);

/** Requests that wait for `100 Continue` before they send their body (`Expect`). */
const waiting = new WeakSet<IncomingMessage>();

export const awaitContinue = (incoming: IncomingMessage) => waiting.add(incoming);
export const isAwaitingContinue = (incoming: IncomingMessage) => waiting.has(incoming);

export function sendContinue(incoming: IncomingMessage, outgoing: ServerResponse): void {
  if (waiting.delete(incoming)) outgoing.writeContinue();
}

/**
 * Grows by doubling. Kept as separate chunks, a million chunks of one byte would take a hundred times their
 * size.
 */
class Bytes {
  private buffer = Buffer.alloc(0);
  length = 0;

  /** @returns how much the memory grew */
  append(chunk: Uint8Array, maxBytes: number): number {
    const needed = this.length + chunk.byteLength;
    const before = this.buffer.byteLength;
    if (needed > before) {
      const larger = Buffer.alloc(Math.min(maxBytes, Math.max(needed, before * 2, firstCapacity)));
      this.buffer.copy(larger, 0, 0, this.length);
      this.buffer = larger;
    }
    this.buffer.set(chunk, this.length);
    this.length = needed;
    return this.buffer.byteLength - before;
  }

  read = (): Buffer => this.buffer.subarray(0, this.length);
}

/**
 * Reads a body to its end, but not beyond `maxBytes`: the rest stays unread, and the source stays paused. The owner is
 * charged with its memory.
 * Throws `PayloadTooLarge` (413), `RequestTimeout` (408), `ServiceUnavailable` (503) when the budget for all
 * bodies is exhausted, and `ClientLeft` when the connection is lost for any reason.
 */
export function readBounded(
  source: Readable,
  maxBytes: number,
  owner: string,
  budget: BodyBudget = callersBudget,
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const bytes = new Bytes();
    const open = budget.add(owner, fail);
    const idle = setTimeout(() => fail(new RequestTimeout()), idleTimeoutMs);
    const total = setTimeout(() => fail(new RequestTimeout()), totalTimeoutMs);
    const listeners = { data: take, end: finish, error: lose, close: lose };

    for (const [name, listener] of Object.entries(listeners)) source.on(name, listener);
    if (source.destroyed) lose();

    function take(chunk: Uint8Array): void {
      idle.refresh();
      if (bytes.length + chunk.byteLength > maxBytes) return fail(new PayloadTooLarge(maxBytes));
      open.grow(bytes.append(chunk, maxBytes));
    }
    function release(): void {
      for (const [name, listener] of Object.entries(listeners)) source.off(name, listener);
      // A connection that breaks later must not crash the process.
      source.on('error', () => {});
      clearTimeout(idle);
      clearTimeout(total);
      open.close();
    }
    function finish(): void {
      release();
      resolve(bytes.read());
    }
    function fail(error: Error): void {
      release();
      source.pause();
      reject(error);
    }
    function lose(): void {
      fail(new ClientLeft());
    }
  });
}
