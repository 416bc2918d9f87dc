import { describe, expect, it } from 'vitest';
import { ProbityError } from '@/clients/typescript/src/problem';
import { errorOf } from './field-errors';

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
});
