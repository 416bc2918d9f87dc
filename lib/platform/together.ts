import type { Context } from './context';
import { describeWithoutMessage } from './describe-error';
import { log } from './log';
import { repeatAfterTemporaryFailure } from './repeat';

/**
 * Does all of them and answers true, or nothing of any and answers false. Where it throws, all or nothing was done: a repeat of one that
 * was done answers true.
 */
type Work<Item> = (ctx: Context, items: readonly Item[]) => Promise<boolean>;

interface Waiting<Item> {
  ctx: Context;
  item: Item;
  signal: AbortSignal | undefined;
  resolve(isDone: boolean): void;
  reject(error: unknown): void;
}

/** Enough to share what a transaction costs, and few enough that those behind them do not wait for long. */
const maxItems = 32;

/** Whoever gave it up is told so. */
function isWanted({ signal, reject }: Waiting<unknown>): boolean {
  if (signal?.aborted) reject(signal.reason);
  return !signal?.aborted;
}

/**
 * Writes of one project wait behind one another for the head of its audit chain. Those that come while one is under way
 * go together in the next call; with nobody else a write goes at once. Where a call of several does nothing, each is done alone
 * (docs/adr/0107).
 */
export class Together<Item> {
  /** Of each project with work under way, what waits for the end of it. */
  private readonly waiting = new Map<number, Waiting<Item>[]>();

  constructor(
    private readonly work: Work<Item>,
    /** Of an item, such as its records. A call has at most `maxSize`, or one item. */
    private readonly sizeOf: (item: Item) => number,
    private readonly maxSize: number,
  ) {}

  /**
   * True when it is done. Throws what its work throws; a failure for the moment is repeated. One that is given up by its signal while it
   * waits is not begun.
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
    return queue.splice(0, tooMany === -1 ? queue.length : tooMany).filter(isWanted);
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
    // Nobody waits for them: one that fails again and again must not hold up the others of its project.
    for (const each of items.filter(isWanted)) this.doAlone(each);
  }

  private doAlone({ ctx, item, resolve, reject }: Waiting<Item>): void {
    repeatAfterTemporaryFailure(() => this.work(ctx, [item])).then(resolve, reject);
  }
}
