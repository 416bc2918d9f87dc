import { describe, expect, it } from 'vitest';
import { defaultSettings } from '@/lib/domain/policies/defaults';
import { PolicyKind } from '@/lib/domain/policies/schema';
import { policySettings } from '@/lib/domain/policies/settings';
import { inOrder } from '../setting-order';
import { type Path, rowsOf, type Settings, valueAt, withValue } from '../settings-path';
import { fieldGroups } from './groups';

const fieldsOf = (kind: PolicyKind) => fieldGroups[kind].flatMap(({ fields }) => fields);

function* pathsIn(value: unknown, path: Path = []): Generator<Path> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return yield path;
  for (const [name, each] of Object.entries(value)) yield* pathsIn(each, [...path, name]);
}

const model = defaultSettings.risk_model;
const checkOf = (name: string, settings: Settings) =>
  fieldGroups.risk_model.find((group) => group.name === name)?.check?.(settings);

describe('policy fields', () => {
  it.each(PolicyKind.options)('of %s cover every value, and nothing else', (kind) => {
    const fields = fieldsOf(kind);
    const isWithin = (path: Path, start: Path) => start.every((name, place) => path[place] === name);
    for (const path of pathsIn(defaultSettings[kind]))
      expect(
        fields.some((field) => isWithin(path, field.path)),
        path.join('.'),
      ).toBe(true);
    for (const { path } of fields) {
      if (valueAt(defaultSettings[kind], path.slice(0, -1)) === null) continue; // part of a setting that is off
      expect(valueAt(defaultSettings[kind], path), path.join('.')).not.toBeUndefined();
    }
  });

  it('speak of a match only for categories whose alerts have one', () => {
    const scores = fieldGroups.priority.flatMap(({ name, fields }) =>
      fields.filter(({ path }) => path.at(-1) === 'priority_score').map(({ label }) => [name, label]),
    );
    const ofMatch = 'Priority score of a match at the threshold';
    expect(Object.fromEntries(scores)).toEqual({
      'PEP Match': ofMatch,
      'Sanctions Hit': ofMatch,
      'Adverse Media': ofMatch,
      'Watchlist Match': ofMatch,
      'Name Mismatch': 'Priority score',
      'DOB Mismatch': 'Priority score',
      'API Failure': 'Priority score',
    });
  });

  it('give new rows and settings switched on values that the API accepts', () => {
    const fresh = fieldsOf('case_sla').find(({ kind }) => kind === 'optional');
    const on = withValue(defaultSettings.case_sla, ['Perpetual'], fresh?.kind === 'optional' && fresh.fresh);
    expect(policySettings.case_sla.safeParse(on).success).toBe(true);
    for (const field of fieldsOf('risk_model')) {
      if (field.kind !== 'rows') continue;
      const [row] = rowsOf(valueAt(model, field.path));
      expect(Object.keys(field.fresh).toSorted(), field.label).toEqual(Object.keys(row ?? {}).toSorted());
      expect(field.columns.map(({ path }) => path.join('.')).toSorted(), field.label).toEqual(
        Object.keys(row ?? {}).toSorted(),
      );
    }
  });

  it('say whether the weights add up to 100%', () => {
    const name = 'How much each dimension counts';
    expect(checkOf(name, model)).toEqual({ text: 'Together 100%.', isWrong: false });
    expect(checkOf(name, withValue(model, ['weights', 'customer'], 0.35))).toEqual({
      text: 'Together 105%. They must add up to 100%.',
      isWrong: true,
    });
    expect(checkOf(name, withValue(model, ['weights'], undefined))).toMatchObject({ isWrong: true });
  });

  it('say when a dimension can reach more than 100 points, as the API does', () => {
    expect(checkOf('Customer', model)).toEqual({
      text: 'The most that a customer can have: 100 of 100 points.',
      isWrong: false,
    });
    const more = withValue(model, ['customer', 'sanctions'], 41);
    expect(checkOf('Customer', more)).toMatchObject({ isWrong: true });
    expect(policySettings.risk_model.safeParse(more).success).toBe(false);
    expect(checkOf('Customer', withValue(model, ['customer', 'pep'], null))).toMatchObject({
      text: 'A value is missing.',
      isWrong: true,
    });
  });

  it('put the rows of a table in the order that the API wants', () => {
    const shuffled = withValue(
      withValue(model, ['tiers'], model.tiers.toReversed()),
      ['transaction', 'volume', 'bands'],
      model.transaction.volume.bands.toReversed(),
    );
    expect(policySettings.risk_model.safeParse(shuffled).success).toBe(false);
    expect(inOrder(fieldGroups.risk_model, shuffled)).toEqual(model);
  });
});
