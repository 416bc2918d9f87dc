/** How many failures a key may have within the window. */
interface Allowance {
  failures: number;
  windowMs: number;
}

interface Failures {
  count: number;
  endsAtMs: number;
}

/** The oldest are forgotten beyond this many: an attacker's addresses must not fill the memory. */
const maxKeys = 20_000;

/** Counts failed sign-ins in this process, whether or not there is such a person. */
export class FailureThrottle {
  private readonly failures = new Map<string, Failures>();

  constructor(private readonly allowance: Allowance) {}

  isExhausted(key: string, nowMs: number): boolean {
    const known = this.failures.get(key);
    return known !== undefined && known.endsAtMs > nowMs && known.count >= this.allowance.failures;
  }

  count(key: string, nowMs: number): void {
    const known = this.failures.get(key);
    if (known && known.endsAtMs > nowMs) {
      known.count += 1;
      return;
    }
    this.failures.delete(key); // set anew, it is the youngest
    this.failures.set(key, { count: 1, endsAtMs: nowMs + this.allowance.windowMs });
    const [oldest] = this.failures.keys();
    if (this.failures.size > maxKeys && oldest !== undefined) this.failures.delete(oldest);
  }

  clear(key: string): void {
    this.failures.delete(key);
  }
}
