import { describe, expect, it } from 'vitest';
import { ProbityError } from '@/clients/typescript/src/problem';
import { isMissing } from './is-missing';

describe('what the API does not have', () => {
  it('is known by the answer 404 alone', () => {
    const problem = (status: number) => new ProbityError(status, 'NOT_FOUND', '', null, [], null);
    expect([problem(404), problem(500), new TypeError('offline')].map(isMissing)).toEqual([
      true,
      false,
      false,
    ]);
  });
});
