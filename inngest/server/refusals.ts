interface Refusal {
  count: number;
  /** Undefined while it is sent together with others. */
  dueAt?: number;
}

const firstPauseMs = 2_000;
const maxPauseMs = 300_000;
/**
 * Refused this often together with all others. Then the others may be invalid too, and the server is not the
 * problem.
 */
const maxWithAll = 5;

/**
 * Events that the server refused individually, and when each is sent again. A restarted process tries all of
 * them again.
 */
export class Refusals {
  readonly #byToken = new Map<string, Refusal>();
  readonly #firstPauseMs: number;

  constructor(pauseMs = firstPauseMs) {
    this.#firstPauseMs = pauseMs;
  }

  /** Sent individually from now on, so that they cost the others no second request. */
  setAside(): string[] {
    return [...this.#byToken].filter(([, { dueAt }]) => dueAt !== undefined).map(([token]) => token);
  }

  due(max: number): string[] {
    const now = Date.now();
    return this.setAside()
      .filter((token) => (this.#byToken.get(token)?.dueAt ?? now) <= now)
      .slice(0, max);
  }

  /** Returns how often it was refused and how long it waits now. */
  note(token: string, wereOthersSent: boolean): { count: number; pauseMs: number } {
    const { count: before, dueAt } = this.#byToken.get(token) ?? { count: 0 };
    const count = before + 1;
    const isSetAside = dueAt !== undefined || wereOthersSent || count >= maxWithAll;
    const pauseMs = isSetAside ? Math.min(this.#firstPauseMs * 2 ** (count - 1), maxPauseMs) : 0;
    this.#byToken.set(token, isSetAside ? { count, dueAt: Date.now() + pauseMs } : { count });
    return { count, pauseMs };
  }

  forget(tokens: readonly string[]): void {
    for (const token of tokens) this.#byToken.delete(token);
  }
}
