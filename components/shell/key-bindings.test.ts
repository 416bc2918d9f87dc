import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { KeyBindings } from './key-bindings';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function aKeyboard(...keys: string[]) {
  const done: string[] = [];
  const bindings = new KeyBindings({
    run: (each, event) => {
      event.preventDefault();
      done.push(each);
    },
    ignore: ({ defaultPrevented }) => defaultPrevented,
  });
  bindings.bind(new Set(keys));
  const press = (key: string) => {
    const event = new Event('keydown', { cancelable: true });
    bindings.handle(
      Object.assign(event, { key, code: `Key${key.toUpperCase()}`, getModifierState: () => false }),
    );
  };
  return { done, press, bind: (...now: string[]) => bindings.bind(new Set(now)) };
}

describe('shortcuts · sequences', () => {
  it('run by themselves, without the single key that they end with', () => {
    const { done, press } = aKeyboard('a', 'g a');
    for (const key of ['g', 'a', 'a']) press(key);
    expect(done).toEqual(['g a', 'a']);
  });

  it('begin anew after one has ended, also with those that begin alike', () => {
    const { done, press } = aKeyboard('c', 'g a', 'g c', 'g w');
    for (const key of ['g', 'a', 'g', 'c', 'g', 'w', 'c']) press(key);
    expect(done).toEqual(['g a', 'g c', 'g w', 'c']);
  });

  it('go on if other keys are bound after the first one, as when a list arrives', () => {
    const { done, press, bind } = aKeyboard('g l');
    press('g');
    bind('g l', 'j', 'k');
    press('l');
    expect(done).toEqual(['g l']);
  });

  it('wait three seconds for the next key, and no longer', () => {
    const { done, press } = aKeyboard('g l');
    press('g');
    vi.advanceTimersByTime(2_900);
    press('l');
    expect(done).toEqual(['g l']);
    press('g');
    vi.advanceTimersByTime(3_000);
    press('l');
    expect(done).toEqual(['g l']);
  });

  it('end with the components that bound them', () => {
    const { done, press, bind } = aKeyboard('g l');
    bind('l');
    for (const key of ['g', 'l']) press(key);
    expect(done).toEqual(['l']);
  });
});
