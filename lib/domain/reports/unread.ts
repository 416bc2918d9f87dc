import type { Parts } from '@/lib/domain/answer';

export interface Reader {
  /** The project's id. */
  project: number;
  /** Aborts when the reader leaves. */
  left: AbortSignal;
}

/** Memory of this process used by packs of all kinds. */
export class HeldBytes {
  readonly #max: number;
  #bytes = 0;

  constructor(max: number) {
    this.#max = max;
  }

  get isFull(): boolean {
    return this.#bytes >= this.#max;
  }

  add(bytes: number): void {
    this.#bytes += bytes;
  }
}

/** A finished pack. */
export interface MadePack {
  parts: Parts;
  /** Memory that it uses until it is read. */
  bytes: number;
}

/** Finished packs that are held until they are read. */
export class Unread {
  readonly #ofProject = new Map<number, number>();
  readonly #stallMs: number;
  readonly #held: HeldBytes;

  constructor(stallMs: number, held: HeldBytes) {
    this.#stallMs = stallMs;
    this.#held = held;
  }

  of(project: number): number {
    return this.#ofProject.get(project) ?? 0;
  }

  get total(): number {
    return [...this.#ofProject.values()].reduce((sum, held) => sum + held, 0);
  }

  /** Counts a pack until it has been read, or its reader leaves or stalls. */
  hold({ project, left }: Reader, { parts, bytes }: MadePack): Parts {
    let isHeld = true;
    let timer: NodeJS.Timeout | undefined;
    this.#count(project, 1);
    this.#held.add(bytes);
    const letGo = () => {
      clearTimeout(timer);
      left.removeEventListener('abort', drop);
      if (!isHeld) return;
      isHeld = false;
      this.#count(project, -1);
      this.#held.add(-bytes);
    };
    const drop = () => {
      letGo();
      void parts.return();
    };
    const watch = () => {
      clearTimeout(timer);
      timer = setTimeout(drop, this.#stallMs).unref();
    };
    async function* watched(): Parts {
      try {
        for await (const part of parts) {
          watch();
          yield part;
          if (!isHeld) throw new Error('The reader of the evidence pack disconnected or stalled.');
        }
      } finally {
        letGo();
      }
    }
    watch();
    left.addEventListener('abort', drop);
    if (left.aborted) drop();
    return watched();
  }

  #count(project: number, change: 1 | -1): void {
    const held = this.of(project) + change;
    if (held === 0) this.#ofProject.delete(project);
    else this.#ofProject.set(project, held);
  }
}
