/** Work that may be interrupted at each `yield`, with at least one every few tenths of a millisecond. */
export type Interruptible<Result> = Generator<void, Result>;

interface Job {
  /** False if the job has ended. */
  advance(): boolean;
}

interface Owner {
  key: object;
  jobs: Job[];
}

export interface SliceLimits {
  /** How long all work together may hold the event loop before it lets other events in. */
  sliceMs: number;
  /** How long one owner works before the next one's turn. */
  turnMs: number;
  /** Maximum owners in progress. Others wait, so that their memory is not needed yet. */
  maxOwners: number;
}

export interface EventLoop {
  /** In milliseconds. */
  now(): number;
  /** Calls back after pending events have been handled. */
  afterEvents(callback: () => void): void;
}

/**
 * Every database statement of every request waits for a slice to end, so slices are much shorter than 50 ms.
 */
const defaultLimits: SliceLimits = { sliceMs: 4, turnMs: 1, maxOwners: 16 };

const nodeEventLoop: EventLoop = {
  now: () => performance.now(),
  afterEvents: (callback) => void setImmediate(callback),
};

/**
 * Shares the event loop between long computations and everything else. Owners, such as requests, take turns,
 * so that a short computation does not wait for a long one. Work of one owner is done in order.
 */
export class TimeSlices {
  private readonly owners = new Map<object, Owner>();
  /** Next owner first. */
  private readonly begun: Owner[] = [];
  private readonly waiting: Owner[] = [];
  private usedMs = 0;
  private isPaused = false;

  constructor(
    private readonly limits: SliceLimits = defaultLimits,
    private readonly loop: EventLoop = nodeEventLoop,
  ) {}

  /** Short work runs immediately if there is no other work. */
  run<Result>(owner: object, work: () => Interruptible<Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.ownerOf(owner).jobs.push(jobOf(work, resolve, reject));
      this.work();
    });
  }

  private ownerOf(key: object): Owner {
    const known = this.owners.get(key);
    if (known) return known;
    const added: Owner = { key, jobs: [] };
    this.owners.set(key, added);
    this.waiting.push(added);
    return added;
  }

  private work(): void {
    while (this.usedMs < this.limits.sliceMs) {
      const owner = this.nextOwner();
      if (!owner) break;
      this.takeTurn(owner);
    }
    if (this.usedMs > 0) this.pause();
  }

  private nextOwner(): Owner | undefined {
    const mayBegin = this.begun.length < this.limits.maxOwners;
    return (mayBegin && this.waiting.shift()) || this.begun.shift();
  }

  private takeTurn(owner: Owner): void {
    const { key, jobs } = owner;
    const started = this.loop.now();
    let spentMs = 0;
    while (jobs[0] && spentMs < this.limits.turnMs) {
      if (!jobs[0].advance()) jobs.shift();
      spentMs = this.loop.now() - started;
    }
    this.usedMs += spentMs;
    if (jobs.length === 0) this.owners.delete(key);
    else this.begun.push(owner);
  }

  private pause(): void {
    if (this.isPaused) return;
    this.isPaused = true;
    this.loop.afterEvents(() => {
      this.isPaused = false;
      this.usedMs = 0;
      this.work();
    });
  }
}

function jobOf<Result>(
  work: () => Interruptible<Result>,
  resolve: (result: Result) => void,
  reject: (error: unknown) => void,
): Job {
  let running: Interruptible<Result> | undefined;
  return {
    advance() {
      try {
        running ??= work();
        const { done, value } = running.next();
        if (done) resolve(value);
        return !done;
      } catch (error) {
        reject(error);
        return false;
      }
    },
  };
}

/** Shared by the process. */
export const timeSlices = new TimeSlices();
