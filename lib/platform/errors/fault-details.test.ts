import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { detailCodes, fault } from './detail-codes';
import { detailsOf } from './fault-details';
import { plainIssues } from './plain-issues';

const codesOf = (schema: z.ZodType, value: unknown) => {
  const { error } = schema.safeParse(value, { reportInput: true, error: plainIssues });
  return error ? detailsOf(error).map(({ code }) => code) : [];
};

const never = z.string().refine(() => false, 'must not be there');

/** A record of all codes, so that a new code of zod does not compile until it has an example. */
const faults: Record<z.core.$ZodIssueCode, [z.ZodType, unknown]> = {
  invalid_type: [z.string(), 1],
  too_big: [z.number().max(1), 2],
  too_small: [z.string().min(1), ''],
  invalid_format: [z.email(), 'a'],
  invalid_value: [z.enum(['a']), 'b'],
  not_multiple_of: [z.number().multipleOf(2), 3],
  unrecognized_keys: [z.strictObject({}), { a: 1 }],
  invalid_union: [z.union([z.string(), z.number()]), true],
  invalid_key: [z.record(never, z.string()), { a: 'b' }],
  invalid_element: [z.map(z.string(), never), new Map([['a', 'b']])],
  custom: [never, 'a'],
};

describe('fault details', () => {
  it.each(Object.entries(faults))('give zod’s %s a documented code', (_code, [schema, value]) => {
    const codes = codesOf(schema, value);
    expect(codes.length).toBeGreaterThan(0);
    for (const code of codes) expect(Object.keys(detailCodes)).toContain(code);
  });

  it('give a rule its own code, or `invalid`', () => {
    const own = z.string().refine(() => false, fault('impossible_date', 'must be a day'));
    expect([codesOf(never, 'a'), codesOf(own, 'a')]).toEqual([['invalid'], ['impossible_date']]);
  });

  it('report an unknown name as such', () => {
    const { error } = z.strictObject({}).safeParse({ colour: 1 });
    expect(detailsOf(error ?? { issues: [] }, 'parameter')).toEqual([
      { field: 'colour', message: 'is not a parameter of this request', code: 'unknown_parameter' },
    ]);
  });
});
