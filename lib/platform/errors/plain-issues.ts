import type { z } from 'zod';
import { existingDay } from '@/lib/platform/days';

type Issue = z.core.$ZodRawIssue;
type IssueOf<Code extends Issue['code']> = Extract<Issue, { code: Code }>;

const typeRules: Record<string, string> = {
  string: 'must be text',
  number: 'must be a number',
  int: 'must be a whole number',
  bigint: 'must be a whole number',
  boolean: 'must be true or false',
  array: 'must be a list',
  tuple: 'must be a list',
  set: 'must be a list',
  object: 'must be an object',
  record: 'must be an object',
  map: 'must be an object',
  date: 'must be a date',
  file: 'must be a file',
  null: 'must be null',
  undefined: 'must be left out',
  never: 'must be left out',
  void: 'must be left out',
  nonoptional: 'is required',
};

const unitOf: Record<string, [one: string, many: string]> = {
  string: ['character', 'characters'],
  array: ['item', 'items'],
  tuple: ['item', 'items'],
  set: ['item', 'items'],
  map: ['entry', 'entries'],
  record: ['entry', 'entries'],
  object: ['field', 'fields'],
  file: ['byte', 'bytes'],
};

interface Bound {
  origin: string;
  limit: number | bigint;
  /** Precedes the limit of a size, which is always inclusive. */
  size: string;
  /** Precedes the limit of a value. */
  value: string;
}

function boundRule({ origin, limit, size, value }: Bound): string {
  const unit = unitOf[origin];
  if (unit) return `must have ${size} ${limit} ${Number(limit) === 1 ? unit[0] : unit[1]}`;
  return `must be ${value} ${origin === 'date' ? new Date(Number(limit)).toISOString() : limit}`;
}

function tooBig({ origin, maximum: limit, exact, inclusive }: IssueOf<'too_big'>): string {
  if (exact) return boundRule({ origin, limit, size: 'exactly', value: 'exactly' });
  return boundRule({ origin, limit, size: 'at most', value: inclusive === false ? 'less than' : 'at most' });
}

function tooSmall({ origin, minimum: limit, exact, inclusive }: IssueOf<'too_small'>): string {
  if (exact) return boundRule({ origin, limit, size: 'exactly', value: 'exactly' });
  if (unitOf[origin] && Number(limit) === 1) return 'must not be empty';
  const value = inclusive === false ? 'greater than' : 'at least';
  return boundRule({ origin, limit, size: 'at least', value });
}

const formatRules: Record<string, string> = {
  email: 'must be an email address',
  url: 'must be a web address',
  uuid: 'must be a UUID',
  datetime: 'must be a date and time with its zone, such as 2026-01-31T09:30:00Z',
  date: 'must be a date such as 2026-01-31',
  time: 'must be a time such as 09:30:00',
  duration: 'must be an ISO 8601 duration such as P30D',
  ipv4: 'must be an IPv4 address',
  ipv6: 'must be an IPv6 address',
  cidrv4: 'must be a range of IPv4 addresses',
  cidrv6: 'must be a range of IPv6 addresses',
  base64: 'must be base64',
  base64url: 'must be base64url',
  e164: 'must be an E.164 number such as +442079460000',
  json_string: 'must be JSON',
  lowercase: 'must be in lower case',
  uppercase: 'must be in upper case',
};

const dateForm: Record<string, RegExp> = { date: /^\d{4}-\d{2}-\d{2}$/, datetime: /^\d{4}-\d{2}-\d{2}T/ };

/** Whether the value has the form of a date, and only that day does not exist. */
export const isImpossibleDate = ({ format, input }: { format: string; input?: unknown }): boolean =>
  typeof input === 'string' && !!dateForm[format]?.test(input) && existingDay(input.slice(0, 10)) === null;

function formatRule(issue: IssueOf<'invalid_format'>): string {
  if (isImpossibleDate(issue)) return 'must be a date that exists';
  if (issue.format === 'starts_with') return `must start with ${issue.prefix}`;
  if (issue.format === 'ends_with') return `must end with ${issue.suffix}`;
  if (issue.format === 'includes') return `must contain ${issue.includes}`;
  return formatRules[issue.format] ?? 'does not have the right form';
}

const oneOf = (values: readonly unknown[]) =>
  values.length === 1 ? `must be ${String(values[0])}` : `must be one of ${values.map(String).join(', ')}`;

function unionRule({ inclusive, options = [] }: IssueOf<'invalid_union'>): string {
  if (inclusive === false) return 'has more than one of the allowed forms';
  return Array.isArray(options) && options.length > 0 ? oneOf(options) : 'has none of the allowed forms';
}

/** The problem inside a key or an element, which may have several. */
const inner = (what: string, [first]: readonly { message: string }[]) =>
  first ? `has ${what} that ${first.message}` : `has ${what} that is not allowed`;

function messageOf(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return typeRules[issue.expected] ?? 'has the wrong type';
    case 'too_big':
      return tooBig(issue);
    case 'too_small':
      return tooSmall(issue);
    case 'invalid_format':
      return formatRule(issue);
    case 'not_multiple_of':
      return `must be a multiple of ${issue.divisor}`;
    case 'unrecognized_keys':
      return `has unknown fields: ${issue.keys.join(', ')}`;
    case 'invalid_union':
      return unionRule(issue);
    case 'invalid_key':
      return inner('a key', issue.issues);
    case 'invalid_element':
      return inner('an element', issue.issues);
    case 'invalid_value':
      return oneOf(issue.values);
    case 'custom':
      return 'is not valid';
  }
}

/**
 * For zod's `error`: what a value must be, as a clause that follows the name of its field. Messages of the
 * schema itself take precedence.
 */
export const plainIssues = (issue: Issue): string => messageOf(issue);
