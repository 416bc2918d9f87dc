import { setTimeout as delay } from 'node:timers/promises';
import { publishedChannel } from '@/lib/platform/announce';
import type { Context } from '@/lib/platform/context';
import { ServiceUnavailable } from '@/lib/platform/errors';
import { logFault } from '@/lib/platform/log-fault';
import { Wakes } from '@/lib/platform/wakes';
import { pageSize, readPublished, type StreamedRow } from './store';

const wakes = new Wakes(publishedChannel);

/** A notification may be lost: events are to arrive in under 5 s all the same (API §8.1). */
const usualLookMs = 4_000;
/** Of each project that has streams. */
const maxKeptCharacters = 2_000_000;

/** The rows follow each other without a gap: the first one comes right after `after`. */
export const isGapless = (rows: readonly StreamedRow[], after: number): boolean =>
  rows.every(({ position }, n) => position === after + n + 1);

/**
 * The newest events of a project, read once for all of its streams in this process. A stream that is further behind than
 * what is kept reads for itself.
 */
export class Feed {
  readonly #ctx: Context;
  readonly #lookEveryMs: number;
  readonly #stopping = new AbortController();
  readonly #unfollow: () => void;
  #woken = new AbortController();
  #news = Promise.withResolvers<void>();
  #kept: StreamedRow[] = [];
  #keptCharacters = 0;
  /** The last position that was read. */
  #tip: number;
  #isBroken = false;

  constructor(ctx: Context, tip: number, lookEveryMs = usualLookMs) {
    this.#ctx = ctx;
    this.#lookEveryMs = lookEveryMs;
    this.#tip = tip;
    this.#unfollow = wakes.follow(String(ctx.project.id), () => this.#woken.abort());
    void this.#read();
  }

  /** Resolves when there is more than now. Rejects with `ServiceUnavailable` when the events cannot be read. */
  get news(): Promise<void> {
    return this.#news.promise;
  }

  /** The events cannot be read any more. */
  get isBroken(): boolean {
    return this.#isBroken;
  }

  /** What was read after the position; null when that is no longer kept. */
  after(position: number): StreamedRow[] | null {
    if (position >= this.#tip) return [];
    const first = this.#kept[0]?.position ?? this.#tip + 1;
    return position + 1 < first ? null : this.#kept.slice(position + 1 - first);
  }

  close(): void {
    this.#unfollow();
    this.#stopping.abort();
    this.#woken.abort();
  }

  async #read(): Promise<void> {
    try {
      while (!this.#stopping.signal.aborted) await this.#readOnce();
    } catch (error) {
      // Here, since each of its streams fails with it.
      logFault(error, { project_id: this.#ctx.project.id }, 'published events cannot be read');
      this.#isBroken = true;
      this.#news.promise.catch(() => {}); // streams may all have ended
      this.#news.reject(new ServiceUnavailable());
    }
  }

  async #readOnce(): Promise<void> {
    // Before the read, so that a commit during it makes another.
    this.#woken = new AbortController();
    const rows = await readPublished(this.#ctx, this.#tip);
    if (rows.length > 0) this.#keep(rows);
    if (rows.length === pageSize) return;
    await delay(this.#lookEveryMs, undefined, { signal: this.#woken.signal }).catch(() => {});
  }

  #keep(rows: readonly StreamedRow[]): void {
    if (!isGapless(rows, this.#tip)) throw new Error('The published events have a gap.');
    this.#kept.push(...rows);
    this.#tip += rows.length;
    this.#keptCharacters += charactersOf(rows);
    while (this.#keptCharacters > maxKeptCharacters)
      this.#keptCharacters -= charactersOf(this.#kept.splice(0, 1));
    this.#news.resolve();
    this.#news = Promise.withResolvers();
  }
}

const charactersOf = (rows: readonly StreamedRow[]) =>
  rows.reduce((sum, { payload }) => sum + payload.length, 0);

interface SharedFeed {
  feed: Feed;
  streams: number;
}

const feeds = new Map<number, SharedFeed>();

function sharedFeed(ctx: Context, head: number): SharedFeed {
  const found = feeds.get(ctx.project.id);
  if (found && !found.feed.isBroken) return found;
  const shared = { feed: new Feed(ctx, head), streams: 0 };
  feeds.set(ctx.project.id, shared);
  return shared;
}

/** The project's feed; `head` is the last position now. It is closed with the last of its streams. */
export function joinFeed(ctx: Context, head: number): { feed: Feed; leave: () => void } {
  const { id } = ctx.project;
  const shared = sharedFeed(ctx, head);
  shared.streams += 1;
  return { feed: shared.feed, leave: () => leaveFeed(id, shared) };
}

function leaveFeed(id: number, shared: SharedFeed): void {
  shared.streams -= 1;
  if (shared.streams > 0) return;
  shared.feed.close();
  if (feeds.get(id) === shared) feeds.delete(id);
}

/** Stops listening for events. */
export const stopFeeds = (): Promise<void> => wakes.close();
