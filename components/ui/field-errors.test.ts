import { describe, expect, it } from 'vitest';
import { ProbityError } from '@/clients/typescript/src/problem';
import { errorOf, inWords } from './field-errors';

const problem = new ProbityError(
  400,
  'VALIDATION_ERROR',
  'Invalid.',
  null,
  [{ field: 'events.0', code: 'invalid_value', message: 'must be an event' }],
  null,
);

describe('field errors', () => {
  it('belong to a field, even those of a part of it', () => {
    expect(errorOf(problem, 'events')).toBe('must be an event');
    expect(errorOf(problem, 'events.0')).toBe('must be an event');
  });

  it('do not exist for other fields, or if the server was not reached', () => {
    expect(errorOf(problem, 'event')).toBeUndefined();
    expect(errorOf(new TypeError('offline'), 'events')).toBeUndefined();
  });

  it('have other fields that they mention in words', () => {
    expect(inWords('must be less than due_days')).toBe('must be less than “Due days”');
    expect(inWords('must be a date such as 2026-01-31')).toBe('must be a date such as 2026-01-31');
    expect(inWords('is only allowed without is_false_positive', () => 'False positive')).toBe(
      'is only allowed without “False positive”',
    );
  });
});
