import { LRUCache } from 'lru-cache';

/**
 * An LRU cache with a maximum number of values. It grows with its content: with `max` alone, the package
 * would allocate its full size when created (docs/adr/0125).
 */
export const boundedCache = <Key extends {}, Value extends {}>(max: number): LRUCache<Key, Value> =>
  new LRUCache({ maxSize: max, sizeCalculation: () => 1 });
