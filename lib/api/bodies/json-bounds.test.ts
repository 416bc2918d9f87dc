import { describe, expect, it } from 'vitest';
import { ValidationFailed } from '@/lib/platform/errors/errors';
import { refuseCostlyJson } from './json-bounds';

const judge = (text: string) => refuseCostlyJson(Buffer.from(text));
const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
const list = (values: number) => `[${Array<string>(values).fill('1').join(',')}]`;

describe('json bounds', () => {
  it('accepts 50 levels and 50,000 values, and refuses one more', () => {
    expect(() => judge(nested(50))).not.toThrow();
    expect(() => judge(nested(51))).toThrow(ValidationFailed);
    expect(() => judge(list(50_000))).not.toThrow();
    expect(() => judge(list(50_001))).toThrow(ValidationFailed);
  });

  it('ignores brackets and commas in strings, including escapes', () => {
    const text = '[{,'.repeat(60_000);
    for (const value of [text, `\\"${text}`, `${text}\\`]) {
      expect(() => judge(JSON.stringify({ name: value }))).not.toThrow();
    }
    expect(() => judge(`["\\\\", ${nested(60)}]`)).toThrow(ValidationFailed);
  });

  it('leaves invalid JSON to the parser', () => {
    for (const text of ['', ']]]', '"open', '\\', '{"a":']) expect(() => judge(text)).not.toThrow();
  });
});
