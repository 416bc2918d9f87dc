/**
 * A map of at most `max` values, which grows with its content (docs/adr/0125). It keeps the half of them that were used
 * last, and forgets the others together: cheaper than keeping the order of use.
 */
export class BoundedCache<Key, Value extends {}> {
  #recent = new Map<Key, Value>();
  #older = new Map<Key, Value>();

  constructor(private readonly max: number) {}

  get(key: Key): Value | undefined {
    const recent = this.#recent.get(key);
    if (recent !== undefined) return recent;
    const older = this.#older.get(key);
    if (older !== undefined) this.set(key, older);
    return older;
  }

  set(key: Key, value: Value): void {
    this.#recent.set(key, value);
    if (this.#recent.size < this.max / 2) return;
    this.#older = this.#recent;
    this.#recent = new Map();
  }
}
