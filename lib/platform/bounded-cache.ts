import { LRUCache } from 'lru-cache';

/**
 * Forgets what was used least once it has so many values. It takes memory for what it holds: with `max` alone, the package makes room for all
 * of them when it is created (docs/adr/0125).
 */
export const boundedCache = <Key extends {}, Value extends {}>(max: number): LRUCache<Key, Value> =>
  new LRUCache({ maxSize: max, sizeCalculation: () => 1 });
