import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ValidationFailed } from '@/lib/platform/errors/errors';
import { defaultSettings } from './defaults';
import { PolicyKind } from './schema';
import { parseSettings } from './stored-settings';

const { risk_model: model, alert_sla, case_sla, reuse, screening, priority } = defaultSettings;

function faultsOf(kind: PolicyKind, settings: unknown): string[] {
  try {
    parseSettings(kind, settings);
    return [];
  } catch (error) {
    if (error instanceof ValidationFailed) return (error.details ?? []).map(({ field }) => field);
    throw error;
  }
}

describe('policies · settings', () => {
  it.each(PolicyKind.options)('of the kind %s accept the default, also when it was stored', (kind) => {
    const stored: unknown = JSON.parse(JSON.stringify(defaultSettings[kind]));
    expect(parseSettings(kind, stored)).toEqual(defaultSettings[kind]);
  });

  it.each<[string, PolicyKind, object, string]>([
    ['an unknown field', 'straight_through', { enabled: true, colour: 'red' }, 'settings.colour'],
    ['a missing field', 'straight_through', {}, 'settings.enabled'],
    ['a threshold over 100', 'screening', { ...screening, match_threshold: 101 }, 'settings.match_threshold'],
    [
      'a category without a priority',
      'priority',
      { ...priority, priorities: {} },
      'settings.priorities.PEP Match',
    ],
    [
      'a warning before the start',
      'case_sla',
      { ...case_sla, Review: { due_business_days: 2, warning_business_days: 2 } },
      'settings.Review.warning_business_days',
    ],
    [
      'a time zone that is an offset',
      'alert_sla',
      { ...alert_sla, time_zone: '+02:00' },
      'settings.time_zone',
    ],
    ['holidays of alerts', 'alert_sla', { ...alert_sla, holidays: { country: 'DE' } }, 'settings.holidays'],
    ...[
      ['a country without holidays', { country: 'XX' }, 'country'],
      ['a word that objects have', { country: 'constructor' }, 'country'],
      ['a region of another country', { country: 'DE', region: 'SCT' }, 'region'],
      ['a region of no country', { country: null, region: 'SCT' }, 'region'],
      ['a day that does not exist', { country: null, days: ['2026-02-30'] }, 'days.0'],
    ].map(([name, holidays, field]): [string, PolicyKind, object, string] => [
      String(name),
      'case_sla',
      { ...case_sla, holidays },
      `settings.holidays.${String(field)}`,
    ]),
    ['a negative reuse window', 'reuse', { ...reuse, SCR_PEP: -1 }, 'settings.SCR_PEP'],
    ['no document at all', 'journey', { document_types: [] }, 'settings.document_types'],
  ])('refuse %s', (_case, kind, settings, field) => {
    expect(faultsOf(kind, settings)).toContain(field);
  });
});

describe('policies · calendars', () => {
  it('are UTC without holidays in settings stored before calendars existed', () => {
    const { time_zone: _, ...alerts } = alert_sla;
    expect(parseSettings('alert_sla', alerts)).toEqual(alert_sla);
    const { time_zone: __, holidays: ___, ...cases } = case_sla;
    expect(parseSettings('case_sla', cases)).toEqual(case_sla);
  });

  it('may name a part of a country, and own days', () => {
    const holidays = { country: 'GB', region: 'SCT', days: ['2026-12-24'] };
    const settings = { ...case_sla, time_zone: 'Europe/London', holidays };
    expect(parseSettings('case_sla', settings)).toEqual(settings);
    const { region: __, days: ___, ...short } = holidays;
    expect(parseSettings('case_sla', { ...case_sla, holidays: short }).holidays).toEqual({
      country: 'GB',
      region: null,
      days: [],
    });
  });
});

describe('policies · risk model', () => {
  const bands = model.transaction.volume.bands;

  it.each<[string, object, string]>([
    ['weights that do not add up to 1', { weights: { ...model.weights, customer: 0.4 } }, 'weights'],
    ['a missing weight', { weights: { customer: 1 } }, 'weights.geographic'],
    ['a dimension of more than 100 points', { customer: { ...model.customer, sanctions: 41 } }, 'customer'],
    ['negative points', { customer: { ...model.customer, pep: -1 } }, 'customer.pep'],
    ['no tier from 0', { tiers: model.tiers.slice(0, 3) }, 'tiers'],
    ['tiers that rise', { tiers: model.tiers.toReversed() }, 'tiers'],
    [
      'a lower tier for a higher score',
      { tiers: model.tiers.map((tier, n) => (n === 0 ? { ...tier, tier: 'Low' } : tier)) },
      'tiers',
    ],
    [
      'a review frequency without months',
      { tiers: model.tiers.map((tier) => ({ ...tier, review_frequency: 'often' })) },
      'tiers.0.review_frequency',
    ],
    [
      'bands that do not start at 0',
      { transaction: { ...model.transaction, young_company: bands.slice(1) } },
      'transaction.young_company',
    ],
    [
      'a country that does not exist',
      { geographic: { ...model.geographic, countries: { ...model.geographic.countries, base: { UK: 10 } } } },
      'geographic.countries.base.UK',
    ],
  ])('refuses %s', (_case, change, field) => {
    expect(faultsOf('risk_model', { ...model, ...change })).toContain(`settings.${field}`);
  });
});

describe('policies · any settings', () => {
  /** The settings with one of their parts replaced, at any depth. */
  function withPart(settings: unknown, path: readonly number[], part: unknown): unknown {
    const [at, ...deeper] = path;
    if (at === undefined || typeof settings !== 'object' || settings === null) return part;
    const keys = Object.keys(settings);
    const key = keys[at % Math.max(1, keys.length)];
    if (key === undefined) return part;
    const inner: unknown = Reflect.get(settings, key);
    const changed = { ...settings, [key]: withPart(inner, deeper, part) };
    return Array.isArray(settings) ? Object.values(changed) : changed;
  }

  it('are accepted, or refused with the invalid fields', () => {
    const part = fc.oneof(
      fc.jsonValue({ maxDepth: 1 }),
      fc.double({ noNaN: true, min: -10, max: 110 }),
      fc.nat(200),
    );
    const path = fc.array(fc.nat(300), { maxLength: 5 });
    let taken = 0;
    fc.assert(
      fc.property(fc.constantFrom(...PolicyKind.options), path, part, (kind, at, value) => {
        const settings = withPart(defaultSettings[kind], at, value);
        const faults = faultsOf(kind, settings);
        expect(faults.every((field) => field.startsWith('settings'))).toBe(true);
        if (faults.length === 0) taken += 1;
      }),
      { numRuns: 2_000, seed: 7 },
    );
    expect(taken).toBeGreaterThan(50);
  });
});
