import type { Parts } from '@/lib/domain/answer';
import { ServiceUnavailable } from '@/lib/platform/errors/errors';
import { untilAborted } from '@/lib/platform/work/until-aborted';
import { HeldBytes, type MadePack, type Reader, Unread } from './unread';

export interface TurnLimits {
  /** This many packs are made at a time, and one per project. */
  atOnce: number;
  /** Packs being made or waiting. */
  lineOfProject: number;
  line: number;
  /** As above, including packs that have been made and are not yet read. */
  packsOfProject: number;
  packs: number;
  /** Requests that have waited this long are refused and may be retried. */
  waitMs: number;
  /** A reader that reads nothing for this long is given up. */
  stallMs: number;
}

const retryAfterSeconds = 10;
const tooMany = () =>
  new ServiceUnavailable('Too many evidence packs are being made; try again shortly.', retryAfterSeconds);

type Begin = () => void;

/** Makes packs in turn. Each project has its own queue, and the projects take turns. */
export class PackQueues {
  readonly #limits: TurnLimits;
  /** Next project first. */
  readonly #lines = new Map<number, Begin[]>();
  readonly #making = new Set<number>();
  readonly #unread: Unread;
  readonly #held: HeldBytes;

  /** @param held is shared by all kinds of packs. */
  constructor(limits: TurnLimits, held: HeldBytes) {
    this.#limits = limits;
    this.#held = held;
    this.#unread = new Unread(limits.stallMs, held);
  }

  /**
   * Makes a pack when it is the reader's turn. Throws `ServiceUnavailable` (503) before any work when too
   * many are waiting, and the signal's reason when the reader leaves the queue.
   */
  async make<Made>({ project, left }: Reader, work: () => Promise<Made>): Promise<Made> {
    if (this.#isFull(project)) throw tooMany();
    await this.#turn(project, left);
    try {
      left.throwIfAborted();
      // Those ahead in the queue have been made since.
      if (this.#held.isFull) throw tooMany();
      return await work();
    } finally {
      this.#end(project);
    }
  }

  /** Counts a pack until it has been read, or its reader leaves or stalls. */
  hold(reader: Reader, made: MadePack): Parts {
    return this.#unread.hold(reader, made);
  }

  #lineOf(project: number): number {
    return (this.#lines.get(project)?.length ?? 0) + (this.#making.has(project) ? 1 : 0);
  }

  #isFull(project: number): boolean {
    const { lineOfProject, line, packsOfProject, packs } = this.#limits;
    const own = this.#lineOf(project);
    const all = this.#making.size + [...this.#lines.values()].flat().length;
    return (
      this.#held.isFull ||
      own >= lineOfProject ||
      all >= line ||
      own + this.#unread.of(project) >= packsOfProject ||
      all + this.#unread.total >= packs
    );
  }

  async #turn(project: number, left: AbortSignal): Promise<void> {
    const { promise, resolve: begin } = Promise.withResolvers<void>();
    this.#lines.set(project, [...(this.#lines.get(project) ?? []), begin]);
    this.#beginNext();
    try {
      await untilAborted(AbortSignal.any([left, AbortSignal.timeout(this.#limits.waitMs)]), () => promise);
    } catch (error) {
      this.#leave(project, begin);
      throw left.aborted ? error : tooMany();
    }
  }

  #leave(project: number, begin: Begin): void {
    const line = this.#lines.get(project) ?? [];
    // Its turn may have come at the same moment.
    if (line.includes(begin))
      this.#setLine(
        project,
        line.filter((each) => each !== begin),
      );
    else this.#end(project);
  }

  #end(project: number): void {
    this.#making.delete(project);
    const line = this.#lines.get(project) ?? [];
    this.#lines.delete(project); // so that it comes last
    this.#setLine(project, line);
    this.#beginNext();
  }

  #beginNext(): void {
    if (this.#making.size >= this.#limits.atOnce) return;
    const next = [...this.#lines].find(([project]) => !this.#making.has(project));
    if (!next) return;
    const [project, [begin, ...rest]] = next;
    this.#setLine(project, rest);
    this.#making.add(project);
    begin?.();
  }

  #setLine(project: number, line: Begin[]): void {
    if (line.length > 0) this.#lines.set(project, line);
    else this.#lines.delete(project);
  }
}

const ofEachKind = { lineOfProject: 3, line: 20, waitMs: 120_000, stallMs: 30_000 };

/**
 * A PDF in memory may take some tens of megabytes, and many projects may request one at once. Only packs that
 * are just being made exceed this limit.
 */
const held = new HeldBytes(192 * 1024 * 1024);

/** For this process. JSON is fast and does not wait for PDFs. */
export const packQueues = {
  json: new PackQueues({ ...ofEachKind, atOnce: 2, packsOfProject: 6, packs: 24 }, held),
  pdf: new PackQueues({ ...ofEachKind, atOnce: 1, packsOfProject: 4, packs: 24 }, held),
};
