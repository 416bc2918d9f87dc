import { describe, expect, it } from 'vitest';
import { defaultSettings } from '@/lib/domain/policies/defaults';
import { PolicyKind } from '@/lib/domain/policies/schema';
import { changesOf } from './change-text';
import { type Path, type Settings, withValue } from './settings-path';

const changed = (kind: PolicyKind, path: Path, value: unknown) =>
  changesOf(kind, defaultSettings[kind], withValue(defaultSettings[kind], path, value));

/** The settings as PostgreSQL returns them: the same, with the fields in another order. */
const reordered = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(reordered);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([name, each]) => [name, reordered(each)]),
  );
};

const model = defaultSettings.risk_model;

describe('what a draft changes', () => {
  it.each(PolicyKind.options)('is nothing if only the order of fields in %s differs', (kind) => {
    const settings = reordered(defaultSettings[kind]) as Settings; // settings are an object
    expect(changesOf(kind, defaultSettings[kind], settings)).toEqual([]);
  });

  it('is described in the words of its field', () => {
    expect(changed('four_eyes', ['binds_machines'], true)).toEqual([
      {
        name: 'A second person is needed for: API keys and OAuth clients too',
        before: 'No',
        after: 'Yes',
      },
    ]);
    expect(changed('screening', ['match_threshold'], 85)).toMatchObject([
      { before: '80 of 100', after: '85 of 100' },
    ]);
    expect(changed('journey', ['biometric'], 'acme')).toMatchObject([
      {
        name: 'Who judges: Faces',
        before: expect.stringContaining('a deterrent and not certified'),
        after: 'acme',
      },
    ]);
    expect(changed('risk_model', ['weights', 'customer'], 0.35)).toEqual([
      { name: 'How much each dimension counts: Customer', before: '30%', after: '35%' },
    ]);
    expect(changed('risk_model', ['customer', 'pep'], 1)).toEqual([
      { name: 'Customer: PEP match', before: '25 points', after: '1 point' },
    ]);
  });

  it('names the row of a table that is changed, removed or added', () => {
    const { bands } = model.transaction.volume;
    const path = ['transaction', 'volume', 'bands'];
    const other = bands.map((band) => (band.from === 1e6 ? { ...band, points: 12 } : band));
    expect(changed('risk_model', path, other)).toEqual([
      {
        name: 'Transaction: Volume of a company, revenue from 1 million, points',
        before: '10 points',
        after: '12 points',
      },
    ]);
    expect(changed('risk_model', ['tiers'], model.tiers.slice(0, -1))).toEqual([
      {
        name: 'Which score makes which tier: Low tier, reviewed every 36 months',
        before: 'From 0: Low, Simplified due diligence, review every 36 months',
        after: 'none',
      },
    ]);
    const [high, ...lower] = model.tiers;
    expect(changed('risk_model', ['tiers'], [{ ...high, from: 75 }, ...lower])).toEqual([
      {
        name: 'Which score makes which tier: High tier, reviewed every 6 months, from a score of',
        before: '70',
        after: '75',
      },
    ]);
    const sectors = [
      { label: 'Tulips', sic: [], words: ['tulip'], points: 20 },
      ...model.product_service.sectors,
    ];
    expect(changed('risk_model', ['product_service', 'sectors'], sectors)).toEqual([
      {
        name: 'Product and service: Lines of business, Tulips',
        before: 'none',
        after: 'Tulips: 20 points, words tulip',
      },
    ]);
  });

  it('distinguishes a second row of the same name from a replaced row', () => {
    const path = ['transaction', 'volume', 'bands'];
    const { bands } = model.transaction.volume;
    const [first] = bands;
    const [name] = changed('risk_model', path, [...bands, { ...first, from: 9_000_000_000, points: 1 }]);
    expect(name).toMatchObject({ before: 'none', after: expect.stringContaining('1 point') });
    const others = [...bands.slice(1), { ...first, label: 'Of another size', from: 9_000_000_000 }];
    expect(changed('risk_model', path, others)).toMatchObject([
      { before: expect.stringContaining(first?.label ?? ''), after: 'none' },
      { before: 'none', after: expect.stringContaining('Of another size') },
    ]);
  });

  it('names the country whose risk or FATF list changes', () => {
    const path = ['geographic', 'countries'];
    expect(changed('risk_model', [...path, 'base', 'RU'], 85)).toEqual([
      { name: 'Geographic: Countries, Russia', before: '80', after: '85' },
    ]);
    expect(changed('risk_model', [...path, 'fatf', 'DE'], 'increased_monitoring')).toEqual([
      { name: 'Geographic: Countries, Germany, FATF', before: 'Not listed', after: 'Increased monitoring' },
    ]);
  });

  it('names the removed and the added values of a list', () => {
    const types = [...model.customer.opaque_company_types.filter((type) => type !== 'trust'), 'waqf'];
    expect(changed('risk_model', ['customer', 'opaque_company_types'], types)).toEqual([
      {
        name: 'Customer: Company types that can hide their owners, taken out',
        before: 'trust',
        after: 'none',
      },
      { name: 'Customer: Company types that can hide their owners, added', before: 'none', after: 'waqf' },
    ]);
  });

  it('says that a case type gets a deadline, and which', () => {
    const term = { due_business_days: 9, warning_business_days: 1 };
    expect(changed('case_sla', ['Perpetual'], term)).toEqual([
      { name: 'Perpetual cases: Have a deadline', before: 'No', after: 'Yes' },
      { name: 'Perpetual cases: Due after', before: 'none', after: '9 business days' },
      { name: 'Perpetual cases: Warning before', before: 'none', after: '1 business day' },
    ]);
    expect(changed('case_sla', ['holidays', 'country'], 'DE')).toMatchObject([{ after: 'Germany' }]);
  });

  it('uses words instead of JSON for values without a field', () => {
    const after = { ...defaultSettings.reuse, of_later: { some: ['a', 'b'], more: [{ on: true }] } };
    expect(changesOf('reuse', defaultSettings.reuse, after)).toEqual([
      { name: 'Of later', before: 'none', after: 'Some a, b, More On Yes' },
    ]);
  });
});
