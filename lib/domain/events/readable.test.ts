import { describe, expect, it } from 'vitest';
import type { Scope } from '@/lib/platform/context';
import { isReadable } from './readable';

describe('events · readable', () => {
  it.each(['sla.warning', 'sla.breached'])(
    '%s needs to read alerts and cases: it may show either',
    (type) => {
      const mayRead = (...scopes: Scope[]) => isReadable(type, new Set(scopes));
      expect([mayRead('alerts:read'), mayRead('cases:read')]).toEqual([false, false]);
      expect(mayRead('alerts:read', 'cases:read')).toBe(true);
    },
  );
});
