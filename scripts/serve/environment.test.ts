import { describe, expect, it } from 'vitest';
import { environmentOf } from './environment';

const addresses = {
  NODE_ENV: 'production' as const,
  DATABASE_URL: 'postgres://operator',
  PROBITY_OWNER_DATABASE_URL: 'postgres://owner',
  PROBITY_APP_DATABASE_URL: 'postgres://app',
  PROBITY_WEB_DATABASE_URL: 'postgres://web',
  PROBITY_WORKER_DATABASE_URL: 'postgres://worker',
  PROBITY_IMPORT_DATABASE_URL: 'postgres://import',
};

describe('environment of a process', () => {
  it.each([
    ['web', 'postgres://web'],
    ['worker', 'postgres://worker'],
    ['import', 'postgres://import'],
    ['seed', 'postgres://app'],
  ] as const)('has no database address but its own: %s', (process, own) => {
    expect(environmentOf(process, { ...addresses, PORT: '3000' })).toEqual({
      DATABASE_URL: own,
      NODE_ENV: 'production',
      PORT: '3000',
    });
  });

  it('has no database address when its own is missing', () => {
    const { PROBITY_WEB_DATABASE_URL: _, ...others } = addresses;
    expect(environmentOf('web', others).DATABASE_URL).toBeUndefined();
  });
});
