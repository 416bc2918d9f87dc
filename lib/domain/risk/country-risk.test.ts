import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { iso31661Alpha2 } from '@/lib/domain/countries';
import { countryRisk2026June as table } from '@/lib/domain/policies/risk-models/countries-2026-06';
import { countryRisk } from './country-risk';

const fatfFile = resolve(process.env.PROBITY_SHARED_DATA ?? '../shared/data', 'reference/fatf.json');

describe('risk · countries', () => {
  it('have a risk from 0 to 100 for every ISO 3166-1 code', () => {
    expect(Object.keys(table.base).sort()).toEqual([...iso31661Alpha2].sort());
    expect(Object.values(table.base).every((risk) => risk >= 0 && risk <= 100)).toBe(true);
  });

  it.each([
    ['GB', { risk: 10, fatf: 'none' }],
    ['MC', { risk: 60, fatf: 'increased_monitoring' }],
    ['SY', { risk: 80, fatf: 'increased_monitoring' }],
    ['MM', { risk: 100, fatf: 'call_for_action' }],
    ['ZZ', { risk: 50, fatf: 'none' }],
  ])('give %s its risk and FATF status', (code, expected) => {
    expect(countryRisk(code, table)).toEqual(expected);
  });

  it.skipIf(!existsSync(fatfFile))('agree with the published FATF lists (needs the shared data)', () => {
    const { as_of, call_for_action, increased_monitoring } = JSON.parse(readFileSync(fatfFile, 'utf8'));
    const listed = (status: string) => Object.keys(table.fatf).filter((code) => table.fatf[code] === status);
    expect(table.as_of).toBe(as_of);
    expect(listed('call_for_action').sort()).toEqual([...call_for_action].sort());
    expect(listed('increased_monitoring').sort()).toEqual([...increased_monitoring].sort());
  });
});
