import { describe, expect, it } from 'vitest';
import { ServiceUnavailable } from '@/lib/platform/errors';
import { BodyBudget } from './body-budget';

function opened(budget: BodyBudget) {
  const refusals: Error[] = [];
  return { refusals, ...budget.add((error) => refusals.push(error)) };
}

describe('body budget', () => {
  it('refuses the oldest body with 503 when all bodies together exceed the budget', () => {
    const budget = new BodyBudget(10);
    const [first, second, third] = [opened(budget), opened(budget), opened(budget)];
    first.grow(4);
    second.grow(4);
    third.grow(4);
    expect([first, second, third].map(({ refusals }) => refusals.length)).toEqual([1, 0, 0]);
    expect(first.refusals[0]).toBeInstanceOf(ServiceUnavailable);
  });

  it('has room again after a body was read or refused', () => {
    const budget = new BodyBudget(10);
    const [first, second, third] = [opened(budget), opened(budget), opened(budget)];
    first.grow(8);
    first.close();
    first.close();
    second.grow(8);
    third.grow(8);
    third.grow(2);
    expect([first, second, third].map(({ refusals }) => refusals.length)).toEqual([0, 1, 0]);
  });

  it('refuses a body that exceeds the budget by itself', () => {
    const body = opened(new BodyBudget(10));
    body.grow(11);
    body.grow(11);
    expect(body.refusals).toHaveLength(1);
  });
});
