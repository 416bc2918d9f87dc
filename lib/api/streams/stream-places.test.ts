import { describe, expect, it } from 'vitest';
import { RateLimited, ServiceUnavailable } from '@/lib/platform/errors/errors';
import { StreamPlaces } from './stream-places';

describe('places of streams', () => {
  it('are limited per caller', () => {
    const places = new StreamPlaces({ ofCaller: 2, ofProcess: 10 });
    places.take('a');
    places.take('a');
    expect(() => places.take('a')).toThrow(RateLimited);
    expect(() => places.take('b')).not.toThrow();
  });

  it('are limited per process', () => {
    const places = new StreamPlaces({ ofCaller: 2, ofProcess: 2 });
    places.take('a');
    places.take('b');
    expect(() => places.take('c')).toThrow(ServiceUnavailable);
  });

  it('are released once, even if released twice', () => {
    const places = new StreamPlaces({ ofCaller: 1, ofProcess: 2 });
    const leave = places.take('a');
    places.take('b');
    leave();
    leave();
    places.take('a');
    expect(() => places.take('c')).toThrow(ServiceUnavailable);
  });
});
