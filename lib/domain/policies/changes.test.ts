import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changesBetween } from './changes';
import { defaultSettings } from './defaults';

describe('policies · changes', () => {
  it('are the fields that differ, with both values', () => {
    const before = { a: 1, list: [{ from: 0 }, { from: 5 }], gone: null };
    const after = { a: 1, list: [{ from: 0 }, { from: 6 }, { from: 9 }] };
    expect(changesBetween(before, after)).toEqual({
      changes: [
        { field: 'list.1.from', before: 5, after: 6 },
        { field: 'gone', before: null, after: undefined },
        { field: 'list.2.from', before: undefined, after: 9 },
      ],
      change_count: 3,
    });
  });

  it('are empty for equal settings, whatever the order of their fields', () => {
    const { risk_model } = defaultSettings;
    const reversed = Object.fromEntries(Object.entries(risk_model).reverse());
    expect(changesBetween(risk_model, reversed)).toEqual({ changes: [], change_count: 0 });
  });

  it('are limited to 100, but all are counted', () => {
    const many = Object.fromEntries(Array.from({ length: 150 }, (_, n) => [`field_${n}`, n]));
    const { changes, change_count } = changesBetween({}, many);
    expect([changes.length, change_count]).toEqual([100, 150]);
  });

  it('distinguish any two different JSON objects', () => {
    const json = fc
      .jsonValue({ maxDepth: 3 })
      .map((content): object => JSON.parse(JSON.stringify({ content })));
    fc.assert(
      fc.property(json, (value) => {
        expect(changesBetween(value, structuredClone(value)).change_count).toBe(0);
        expect(changesBetween(value, { ...value, added: 'x' }).change_count).toBeGreaterThan(0);
      }),
    );
  });
});
