import { describe, expect, it } from 'vitest';
import { readOperatorSettings } from '@/lib/platform/settings/env';
import { problemsWith } from './settings.mjs';

const accepted = (environment: Record<string, string>) => {
  try {
    readOperatorSettings(environment);
    return true;
  } catch {
    return false;
  }
};

describe('npm start · settings before the install', () => {
  it.each([
    ['PORT', ['1', '65535', '0', '65536', '-1', '3000.5', 'http', ' 80']],
    ['PROBITY_ENVIRONMENT', ['staging', 'production', 'test', 'Staging']],
    ['PROBITY_EMPTY', ['1', '0', 'true', 'false', 'yes', 'TRUE']],
    ['PROBITY_ALLOW_LOOPBACK_WEBHOOKS', ['1', '0', 'true', 'false', 'on']],
    ['PROBITY_RATE_PLAN', ['starter', 'professional', 'enterprise', 'unlimited', 'free']],
    [
      'PROBITY_WATCHLIST_FILES',
      ['', 'package.json', 'package.json, lib', 'no-such-file', 'lib,no-such-file'],
    ],
  ])('accepts and refuses the same values of %s as lib/platform/settings/env.ts', (name, values) => {
    for (const value of values) {
      expect([value, problemsWith({ [name]: value }).length === 0]).toEqual([
        value,
        accepted({ [name]: value }),
      ]);
    }
  });

  it('names only the files that are missing', () => {
    expect(problemsWith({ PROBITY_WATCHLIST_FILES: 'package.json, no-such-file' })).toEqual([
      'PROBITY_WATCHLIST_FILES must be files or folders that exist, not "no-such-file"',
    ]);
  });

  it('names the setting, the rule and the value', () => {
    expect(problemsWith({ PORT: 'abc' })).toEqual(['PORT must be a whole number from 1 to 65535, not "abc"']);
  });
});
