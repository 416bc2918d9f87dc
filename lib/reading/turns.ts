import type { JobKind } from './job';

/** Jobs that go first, because a person waits for them, at the camera or with a form. */
const urgent: readonly JobKind[] = ['capture', 'png'];

export interface Waiting {
  kind: JobKind;
  project: number | null;
  unchecked: number;
  begin: () => void;
}

const isUrgent = ({ kind }: Waiting) => urgent.includes(kind);

/**
 * The queue of a lane. Projects share its time: next is the one that has used least, so that images that take long hold up
 * their own project first. Within a project, an image that ends a reading holds up others once: later images of its
 * journey wait behind those of journeys with fewer (docs/adr/0104).
 */
export class Turns {
  /** In order of arrival. */
  readonly #waiting: Waiting[] = [];
  /** Milliseconds of each project since the lane was last idle. */
  readonly #used = new Map<number | null, number>();
  /** What the project whose turn it is had used before. */
  #level = 0;

  /** How many of a project wait. */
  countOf(project: number | null): number {
    return this.#waiting.filter((entry) => entry.project === project).length;
  }

  add(entry: Waiting): void {
    // Who was away has not saved up time.
    this.#used.set(entry.project, Math.max(this.#usedBy(entry), this.#level));
    this.#waiting.push(entry);
  }

  /** False if its turn has begun. */
  leave(entry: Waiting): boolean {
    const place = this.#waiting.indexOf(entry);
    if (place >= 0) this.#waiting.splice(place, 1);
    return place >= 0;
  }

  /** Ends the turn of a project, and takes the next entry out of the queue. */
  next(project: number | null, usedMs: number): Waiting | undefined {
    this.#used.set(project, (this.#used.get(project) ?? 0) + usedMs);
    const next = this.#waiting.reduce<Waiting | undefined>(
      (first, other) => (first && !this.#goesBefore(other, first) ? first : other),
      undefined,
    );
    if (next) this.#begin(next);
    else this.#becomeIdle();
    return next;
  }

  #begin(next: Waiting): void {
    this.leave(next);
    this.#level = Math.max(this.#level, this.#usedBy(next));
  }

  #becomeIdle(): void {
    this.#used.clear();
    this.#level = 0;
  }

  #usedBy({ project }: Waiting): number {
    return this.#used.get(project) ?? 0;
  }

  #goesBefore(one: Waiting, other: Waiting): boolean {
    if (isUrgent(one) !== isUrgent(other)) return isUrgent(one);
    if (one.project !== other.project) return this.#usedBy(one) < this.#usedBy(other);
    return one.unchecked < other.unchecked;
  }
}
