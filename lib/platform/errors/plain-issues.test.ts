import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { plainIssues } from './plain-issues';

type Code = z.core.$ZodIssueCode;
type Case = [schema: z.ZodType, value: unknown, message: string];

const person = z.object({ kind: z.literal('person') });
const company = z.object({ kind: z.literal('company') });
const never = z.string().refine(() => false, 'must not be there');

/** A record of all codes, so that a new code of zod does not compile until it has a message. */
const cases: Record<Code, Case[]> = {
  invalid_type: [
    [z.string(), 1, 'must be text'],
    [z.number(), '1', 'must be a number'],
    [z.number().int(), 1.5, 'must be a whole number'],
    [z.bigint(), 1, 'must be a whole number'],
    [z.boolean(), 1, 'must be true or false'],
    [z.array(z.string()), {}, 'must be a list'],
    [z.tuple([z.string()]), {}, 'must be a list'],
    [z.set(z.string()), {}, 'must be a list'],
    [z.object({}), [], 'must be an object'],
    [z.record(z.string(), z.string()), [], 'must be an object'],
    [z.map(z.string(), z.string()), [], 'must be an object'],
    [z.date(), '', 'must be a date'],
    [z.file(), '', 'must be a file'],
    [z.null(), '', 'must be null'],
    [z.undefined(), '', 'must be left out'],
    [z.never(), '', 'must be left out'],
    [z.void(), '', 'must be left out'],
    [z.string().optional().nonoptional(), undefined, 'is required'],
    [z.symbol(), '', 'has the wrong type'],
  ],
  too_big: [
    [z.string().max(4), 'abcde', 'must have at most 4 characters'],
    [z.string().max(1), 'ab', 'must have at most 1 character'],
    [z.array(z.string()).max(4), [...'abcde'], 'must have at most 4 items'],
    [z.array(z.string()).length(2), [...'abc'], 'must have exactly 2 items'],
    [z.set(z.string()).max(1), new Set('ab'), 'must have at most 1 item'],
    [z.tuple([z.string()]), ['a', 'b'], 'must have at most 1 item'],
    [z.number().max(100), 101, 'must be at most 100'],
    [z.number().lt(100), 100, 'must be less than 100'],
    [z.number().int(), 2 ** 60, 'must be at most 9007199254740991'],
    [z.bigint().max(5n), 6n, 'must be at most 5'],
    [z.date().max(new Date(0)), new Date(1), 'must be at most 1970-01-01T00:00:00.000Z'],
    [z.file().max(1), new File(['ab'], 'a'), 'must have at most 1 byte'],
  ],
  too_small: [
    [z.string().min(1), '', 'must not be empty'],
    [z.string().min(3), 'a', 'must have at least 3 characters'],
    [z.string().length(3), 'a', 'must have exactly 3 characters'],
    [z.array(z.string()).min(1), [], 'must not be empty'],
    [z.array(z.string()).min(2), [], 'must have at least 2 items'],
    [z.number().min(1), 0, 'must be at least 1'],
    [z.number().gt(0), 0, 'must be greater than 0'],
    [z.date().min(new Date(1)), new Date(0), 'must be at least 1970-01-01T00:00:00.001Z'],
  ],
  invalid_format: [
    [z.email(), 'a', 'must be an email address'],
    [z.url(), 'a', 'must be a web address'],
    [z.uuid(), 'a', 'must be a UUID'],
    [
      z.iso.datetime({ offset: true }),
      'a',
      'must be a date and time with its zone, such as 2026-01-31T09:30:00Z',
    ],
    [z.iso.date(), 'a', 'must be a date such as 2026-01-31'],
    [z.iso.date(), '2026-02-30', 'must be a date that exists'],
    [z.iso.time(), 'a', 'must be a time such as 09:30:00'],
    [z.iso.duration(), 'a', 'must be an ISO 8601 duration such as P30D'],
    [z.ipv4(), 'a', 'must be an IPv4 address'],
    [z.ipv6(), 'a', 'must be an IPv6 address'],
    [z.cidrv4(), 'a', 'must be a range of IPv4 addresses'],
    [z.cidrv6(), 'a', 'must be a range of IPv6 addresses'],
    [z.base64(), '?', 'must be base64'],
    [z.base64url(), '?', 'must be base64url'],
    [z.e164(), 'a', 'must be an E.164 number such as +442079460000'],
    [z.string().lowercase(), 'A', 'must be in lower case'],
    [z.string().uppercase(), 'a', 'must be in upper case'],
    [z.string().startsWith('ab'), 'b', 'must start with ab'],
    [z.string().endsWith('ab'), 'b', 'must end with ab'],
    [z.string().includes('ab'), 'b', 'must contain ab'],
    [z.string().regex(/^a$/), 'b', 'does not have the right form'],
    [z.jwt(), 'b', 'does not have the right form'],
  ],
  not_multiple_of: [[z.number().multipleOf(5), 6, 'must be a multiple of 5']],
  unrecognized_keys: [[z.strictObject({}), { a: 1, b: 2 }, 'has unknown fields: a, b']],
  invalid_union: [
    [z.union([z.string(), z.number()]), true, 'has none of the allowed forms'],
    [z.xor([z.string(), z.string().min(1)]), 'a', 'has more than one of the allowed forms'],
    [z.discriminatedUnion('kind', [person, company]), { kind: 'ship' }, 'must be one of person, company'],
  ],
  invalid_key: [[z.record(never, z.string()), { a: 'b' }, 'has a key that must not be there']],
  invalid_element: [
    [z.map(z.object({}), never), new Map([[{}, 'b']]), 'has an element that must not be there'],
  ],
  invalid_value: [
    [z.enum(['Open', 'Resolved']), 'Shut', 'must be one of Open, Resolved'],
    [z.literal(true), false, 'must be true'],
    [z.literal([1, null]), 2, 'must be one of 1, null'],
  ],
  custom: [
    [z.string().refine(() => false), '', 'is not valid'],
    [never, '', 'must not be there'],
  ],
};

const each = Object.entries(cases).flatMap(([code, list]) => list.map((one) => [code, one] as const));

describe('plain issues', () => {
  it.each(each.map(([code, [schema, value, message]]) => ({ code, schema, value, message })))(
    '$code: $message',
    ({ code, schema, value, message }) => {
      const issues = schema.safeParse(value, { error: plainIssues }).error?.issues;
      expect(issues?.map((issue) => [issue.code, issue.message])).toEqual([[code, message]]);
    },
  );

  it('describe each field in an object and in a union', () => {
    const schema = z.union([z.array(z.string()), z.object({ kind: z.literal('person') })]);
    const [issue] = schema.safeParse({ kind: 'ship' }, { error: plainIssues }).error?.issues ?? [];
    expect(issue?.code === 'invalid_union' && issue.errors.flat().map(({ message }) => message)).toEqual([
      'must be a list',
      'must be person',
    ]);
  });
});
