import { describe, expect, it } from 'vitest';
import { matches, parseExpression, requirements, type InngestEvent } from './expression';

const eventWith = (data: Record<string, unknown>): InngestEvent => ({ id: 'evt_1', name: 'x', data, ts: 0 });
const evaluate = (text: string, event: Record<string, unknown>, async: Record<string, unknown> = {}) =>
  matches(parseExpression(text), { event: eventWith(event), async: eventWith(async) });

describe('runner · expressions', () => {
  it.each([
    ['event.data.a == async.data.a', { a: 1 }, { a: 1 }, true],
    ['event.data.a == async.data.a', { a: 1 }, { a: '1' }, false],
    ['event.data.a == async.data.a', {}, {}, false],
    ['event.data.a == null', {}, {}, true],
    ['event.data.a != async.data.a', {}, {}, false],
    [`event.data.a.b == 'x && y == z'`, { a: { b: 'x && y == z' } }, {}, true],
    [`event.data.a == "x" && async.data.b != 2`, { a: 'x' }, { b: 2 }, false],
    ['event.data.a == -1.5 && event.data.b == true', { a: -1.5, b: true }, {}, true],
    ['event.data.constructor == null', {}, {}, true],
  ])('evaluates %s of %j and %j to %s', (text, event, async, expected) => {
    expect(evaluate(text, event, async)).toBe(expected);
  });

  it.each([
    'event.data.a',
    'event.data.a == ',
    'event.data.a == 1 &&',
    'event.data.a == 1 || event.data.b == 2',
    'event.data.a > 1',
    'event.data.items[0] == 1',
    `event.data.a == 'it\\'s'`,
    'size(event.data.a) == 1',
    'user.id == 1',
    '',
  ])('refuses an expression outside the supported subset: %s', (text) => {
    expect(() => parseExpression(text)).toThrow('unsupported expression');
  });

  it('returns what an event must contain to match', () => {
    const expression = parseExpression(
      `event.data.flow == async.data.flow && async.data.side == 'back' && async.data.page != 2 && event.data.x == 1`,
    );
    const event = eventWith({ flow: 'flw_1' });
    expect(requirements(expression, 'async', { event })).toEqual([
      { data: { flow: 'flw_1' } },
      { data: { side: 'back' } },
    ]);
  });
});
