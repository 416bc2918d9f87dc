import { describeWithoutMessage } from '../errors/describe-error';
import { log } from '../errors/log';

/** Work that goes on in this process, limited to so much at once. A slow part does not keep others from beginning. */
export class WorkInProgress {
  readonly atOnce: number;
  readonly #parts = new Map<string, Promise<void>>();
  #done = 0;

  constructor(atOnce: number) {
    this.atOnce = atOnce;
  }

  /** How much has been done so far, as the parts report it. */
  get done(): number {
    return this.#done;
  }

  get room(): number {
    return this.atOnce - this.#parts.size;
  }

  includes(key: string): boolean {
    return this.#parts.has(key);
  }

  /** The work returns how much it did. What it throws is logged, and its place is free again. */
  begin(key: string, work: () => Promise<number>): void {
    const part = async () => {
      try {
        // A moment later, so that work that throws at once ends after it was noted.
        const did = await Promise.resolve().then(work);
        this.#done += did;
      } catch (error) {
        log.error({ key, error: describeWithoutMessage(error) }, 'a part of the work failed');
      } finally {
        this.#parts.delete(key);
      }
    };
    this.#parts.set(key, part());
  }

  async untilRoom(): Promise<void> {
    if (this.room === 0) await Promise.race(this.#parts.values());
  }

  async untilEnded(): Promise<void> {
    await Promise.all(this.#parts.values());
  }
}
