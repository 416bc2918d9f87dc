import type { Context } from '../context';
import { describeWithoutMessage } from '../errors/describe-error';
import { log } from '../errors/log';
import { repeatAfterTemporaryFailure } from './repeat';

/**
 * Does all items and returns true, or none and returns false. If it throws, all or none were done: repeating
 * a completed one returns true.
 */
type Work<Item> = (ctx: Context, items: readonly Item[]) => Promise<boolean>;

interface Waiting<Item> {
  ctx: Context;
  item: Item;
  signal: AbortSignal | undefined;
  resolve(isDone: boolean): void;
  reject(error: unknown): void;
}

/** Enough to share the cost of a transaction, and few enough that the items behind them do not wait long. */
const maxItems = 32;

/** Rejects those whose signal has aborted, with its reason, and returns the others. */
function rejectAborted<Item>(items: readonly Waiting<Item>[]): Waiting<Item>[] {
  for (const { signal, reject } of items) if (signal?.aborted) reject(signal.reason);
  return items.filter(({ signal }) => !signal?.aborted);
}

/**
 * Writes of one project wait for each other at the head of its audit chain. Writes that arrive while one is
 * in progress are combined into the next call; a single write is done immediately. If a combined call does
 * nothing, each item is done separately (docs/adr/0107).
 */
export class Together<Item> {
  /** Waiting items of each project with work in progress. */
  private readonly waiting = new Map<number, Waiting<Item>[]>();

  constructor(
    private readonly work: Work<Item>,
    /** Size of an item, such as its number of records. A call has at most `maxSize`, or one item. */
    private readonly sizeOf: (item: Item) => number,
    private readonly maxSize: number,
  ) {}

  /**
   * True when it is done. Throws errors of the work; temporary failures are retried. If its signal aborts
   * while it waits, it is not started.
   */
  do(ctx: Context, item: Item, signal?: AbortSignal): Promise<boolean> {
    return new Promise((resolve, reject) => {
      const one = { ctx, item, signal, resolve, reject };
      const queue = this.waiting.get(ctx.project.id);
      if (queue) queue.push(one);
      else void this.empty(ctx.project.id, [one]);
    });
  }

  private async empty(projectId: number, queue: Waiting<Item>[]): Promise<void> {
    this.waiting.set(projectId, queue);
    while (queue.length > 0) await this.doTogether(this.takeFrom(queue));
    this.waiting.delete(projectId);
  }

  private takeFrom(queue: Waiting<Item>[]): Waiting<Item>[] {
    let size = 0;
    const tooMany = queue.findIndex(({ item }, index) => {
      size += this.sizeOf(item);
      return index > 0 && (index === maxItems || size > this.maxSize);
    });
    return rejectAborted(queue.splice(0, tooMany === -1 ? queue.length : tooMany));
  }

  private async doTogether(items: Waiting<Item>[]): Promise<void> {
    const [first] = items;
    if (!first) return;
    try {
      const isDone = await this.work(
        first.ctx,
        items.map(({ item }) => item),
      );
      if (isDone || items.length === 1) {
        for (const { resolve } of items) resolve(isDone);
        return;
      }
    } catch (error) {
      log.warn({ items: items.length, error: describeWithoutMessage(error) }, 'each is done alone');
    }
    // Nobody waits for them: an item that keeps failing must not block others of its project.
    for (const each of rejectAborted(items)) this.doAlone(each);
  }

  private doAlone({ ctx, item, resolve, reject }: Waiting<Item>): void {
    repeatAfterTemporaryFailure(() => this.work(ctx, [item])).then(resolve, reject);
  }
}
