import { describe, expect, it } from 'vitest';
import { defaultSettings } from '@/lib/domain/policies/defaults';
import { PolicyKind } from '@/lib/domain/policies/schema';
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
      { path: 'a.b', before: '1', after: '2' },
      { path: 'e', before: 'none', after: 'null' },
    ]);
  });

  it('are read from JSON, which must be an object', () => {
    expect(settingsOf('{"a": 1}')).toEqual({ settings: { a: 1 } });
    expect(settingsOf('[1]')).toHaveProperty('problem');
    expect(settingsOf('{')).toHaveProperty('problem');
  });
});
