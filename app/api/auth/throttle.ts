import { LRUCache } from 'lru-cache';

/** How many failures a key may have within the window, which starts with its first failure. */
interface Allowance {
  failures: number;
  windowMs: number;
}

interface Failures {
  count: number;
  endsAtMs: number;
}

/** An attacker with many addresses must not fill the memory. */
const maxKeys = 20_000;

/** Counts failed sign-ins in this process, also those of people who do not exist. */
export class FailureThrottle {
  private readonly failures = new LRUCache<string, Failures>({ max: maxKeys });

  constructor(private readonly allowance: Allowance) {}

  isExhausted(key: string): boolean {
    const inWindow = this.failuresInWindow(key);
    return inWindow !== undefined && inWindow.count >= this.allowance.failures;
  }

  count(key: string): void {
    const inWindow = this.failuresInWindow(key);
    if (inWindow) inWindow.count += 1;
    else this.failures.set(key, { count: 1, endsAtMs: Date.now() + this.allowance.windowMs });
  }

  clear(key: string): void {
    this.failures.delete(key);
  }

  private failuresInWindow(key: string): Failures | undefined {
    const failures = this.failures.get(key);
    return failures && failures.endsAtMs > Date.now() ? failures : undefined;
  }
}
