/** Chance that repeats: the same seed gives the same numbers on every machine. */
export class Chance {
  private state: number;

  constructor(seed: number) {
    this.state = seed >>> 0;
  }

  /** At least 0 and below 1 (mulberry32). */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), this.state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  happens(probability: number): boolean {
    return this.next() < probability;
  }

  /** A whole number from 0 to below `end`. */
  below(end: number): number {
    return Math.floor(this.next() * end);
  }

  pick<Item>(items: readonly Item[]): Item {
    const item = items[this.below(items.length)];
    if (item === undefined) throw new Error('There is nothing to pick from.');
    return item;
  }

  /** One of the items, each as often as its weight says. */
  weighted<Item extends { weight: number }>(items: readonly Item[]): Item {
    let left = this.next() * items.reduce((sum, { weight }) => sum + weight, 0);
    const found = items.find(({ weight }) => (left -= weight) < 0) ?? items.at(-1);
    if (!found) throw new Error('There is nothing to pick from.');
    return found;
  }

  /**
   * A rank from 0 to below `end`, as names are spread over people (Zipf and Mandelbrot): the first comes about once
   * in a hundred, and most ranks hardly ever.
   */
  rank(end: number): number {
    const flat = 8;
    return Math.min(end - 1, Math.floor(flat * ((1 + end / flat) ** this.next() - 1)));
  }
}
