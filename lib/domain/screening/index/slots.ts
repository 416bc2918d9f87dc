const empty = -1;

/** Keeps the last value of each slot: cheaper than tracking the least recently used. */
export class Slots<Value> {
  private readonly ids: Int32Array;
  private readonly values: Array<Value | undefined>;

  /** @param size a power of two */
  constructor(size: number) {
    this.ids = new Int32Array(size).fill(empty);
    this.values = Array.from({ length: size });
  }

  get(id: number): Value | undefined {
    const slot = id & (this.ids.length - 1);
    return this.ids[slot] === id ? this.values[slot] : undefined;
  }

  set(id: number, value: Value): void {
    const slot = id & (this.ids.length - 1);
    this.ids[slot] = id;
    this.values[slot] = value;
  }
}
