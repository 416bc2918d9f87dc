import { describe, expect, it } from 'vitest';
import { defaultSettings } from '@/lib/domain/policies/defaults';
import { PolicyKind } from '@/lib/domain/policies/schema';
import { changeText } from './setting-text';
import { changesBetween, fieldGroups, settingsOf, valueAt, withValue } from './settings-fields';

describe('policy settings', () => {
  it.each(PolicyKind.options)('%s has a field for values that there are', (kind) => {
    for (const { fields } of fieldGroups[kind] ?? [])
      for (const { path } of fields)
        expect(valueAt(defaultSettings[kind], path), path.join('.')).not.toBeUndefined();
  });

  it('are changed at a path, and nowhere else', () => {
    const before = { a: { b: 1, c: 2 }, d: 3 };
    expect(withValue(before, ['a', 'b'], 9)).toEqual({ a: { b: 9, c: 2 }, d: 3 });
    expect(before.a.b).toBe(1);
  });

  it('name what differs', () => {
    expect(changesBetween({ a: { b: 1 }, d: [1] }, { a: { b: 2 }, d: [1], e: null })).toEqual([
      { path: 'a.b', before: 1, after: 2 },
      { path: 'e', before: undefined, after: null },
    ]);
  });

  it('are told in the words of their field, and as JSON where there is none', () => {
    expect(changeText('four_eyes', { path: 'binds_machines', before: false, after: true })).toMatchObject({
      name: 'A second person is needed for: API keys and OAuth clients too',
      before: 'No',
      after: 'Yes',
    });
    expect(changeText('screening', { path: 'match_threshold', before: 80, after: 85 }).after).toBe(
      '85 of 100',
    );
    expect(changeText('journey', { path: 'biometric', before: 'review', after: 'acme' })).toMatchObject({
      name: 'Who judges: Faces',
      before: expect.stringContaining('a deterrent, not certified'),
      after: 'acme',
    });
    expect(changeText('risk_model', { path: 'floors', before: undefined, after: [1] })).toEqual({
      path: 'floors',
      name: 'floors',
      before: 'none',
      after: '[1]',
    });
  });

  it('are read from JSON, which must be an object', () => {
    expect(settingsOf('{"a": 1}')).toEqual({ settings: { a: 1 } });
    expect(settingsOf('[1]')).toHaveProperty('problem');
    expect(settingsOf('{')).toHaveProperty('problem');
  });
});
