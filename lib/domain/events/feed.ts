import { setTimeout as sleep } from 'node:timers/promises';
import { publishedChannel } from '@/lib/platform/work/announce';
import type { Context } from '@/lib/platform/context';
import { ServiceUnavailable } from '@/lib/platform/errors/errors';
import { logFault } from '@/lib/platform/errors/log-fault';
import { Wakes } from '@/lib/platform/work/wakes';
import { pageSize, readPublished, type StreamedRow } from './store';

const wakes = new Wakes(publishedChannel);

/** A notification may be lost, but events must arrive in under 5 s anyway (API §8.1). */
const usualLookMs = 4_000;
/** Events kept for each project with streams. */
const maxKeptCharacters = 2_000_000;

/** The rows are consecutive, starting right after `after`. */
export const isGapless = (rows: readonly StreamedRow[], after: number): boolean =>
  rows.every(({ position }, n) => position === after + n + 1);

/**
 * The newest events of a project, read once for all its streams in this process. A stream that is further
 * behind reads for itself.
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
  /** The last position read. */
  #tip: number;
  #isBroken = false;

  constructor(ctx: Context, tip: number, lookEveryMs = usualLookMs) {
    this.#ctx = ctx;
    this.#lookEveryMs = lookEveryMs;
    this.#tip = tip;
    this.#unfollow = wakes.follow(String(ctx.project.id), () => this.#woken.abort());
    void this.#read();
  }

  /** Resolves when there is more. Rejects with `ServiceUnavailable` if the events cannot be read. */
  get news(): Promise<void> {
    return this.#news.promise;
  }

  /** The events can no longer be read. */
  get isBroken(): boolean {
    return this.#isBroken;
  }

  /** Events after the position; null if they are no longer kept. */
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
      // Logged here, because each of its streams fails with it.
      logFault(error, { project_id: this.#ctx.project.id }, 'published events cannot be read');
      this.#isBroken = true;
      this.#news.promise.catch(() => {}); // all streams may have ended
      this.#news.reject(new ServiceUnavailable());
    }
  }

  async #readOnce(): Promise<void> {
    // Before the read, so that a commit during it triggers another one.
    this.#woken = new AbortController();
    const rows = await readPublished(this.#ctx, this.#tip);
    if (rows.length > 0) this.#keep(rows);
    if (rows.length === pageSize) return;
    await sleep(this.#lookEveryMs, undefined, { signal: this.#woken.signal }).catch(() => {});
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

/** The project's feed; `head` is the current last position. It is closed with the last of its streams. */
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
