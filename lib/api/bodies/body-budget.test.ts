import { describe, expect, it } from 'vitest';
import { ServiceUnavailable } from '@/lib/platform/errors/errors';
import { BodyBudget } from './body-budget';

function opened(budget: BodyBudget, owner = 'project 1') {
  const refusals: Error[] = [];
  return { refusals, ...budget.add(owner, (error) => refusals.push(error)) };
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

  it('refuses the oldest body of the owner who holds most, and none of another', () => {
    const budget = new BodyBudget(10);
    const small = opened(budget, 'project 2');
    small.grow(3);
    const large = [opened(budget), opened(budget), opened(budget), opened(budget)];
    for (const body of large) body.grow(2);
    expect(small.refusals).toEqual([]);
    expect(large.map(({ refusals }) => refusals.length)).toEqual([1, 0, 0, 0]);
  });

  it('refuses no body that has not begun, because that would free nothing', () => {
    const budget = new BodyBudget(10);
    const [waiting, first, second] = [opened(budget), opened(budget), opened(budget)];
    first.grow(6);
    second.grow(6);
    expect([waiting, first, second].map(({ refusals }) => refusals.length)).toEqual([0, 1, 0]);
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
