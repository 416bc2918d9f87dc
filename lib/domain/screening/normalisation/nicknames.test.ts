import { describe, expect, it } from 'vitest';
import { areNicknames, nicknamesOf } from './nicknames';

describe('screening · nicknames', () => {
  it.each([
    ['bob', 'robert'],
    ['ted', 'theodore'],
    ['pepe', 'jose'],
    ['vova', 'vladimir'],
    ['volodymyr', 'vladimir'],
    ['mykola', 'nikolai'],
    ['md', 'mohammed'],
    ['md', 'mohammad'],
    ['xavi', 'xavier'],
    ['manolis', 'emmanouil'],
    ['wojtek', 'wojciech'],
    ['wong', 'huang'],
    ['chan', 'chen'],
    ['rhee', 'lee'],
  ])('match in both directions: %s and %s', (short, long) => {
    expect(areNicknames(short, long)).toBe(true);
    expect(areNicknames(long, short)).toBe(true);
    expect(nicknamesOf(short)).toContain(long);
    expect(nicknamesOf(long)).toContain(short);
  });

  it('do not match when two names only share a short form', () => {
    expect(areNicknames('ted', 'edward')).toBe(true);
    expect(areNicknames('theodore', 'edward')).toBe(false);
  });

  it('do not include other words, nor the word itself', () => {
    expect(areNicknames('zaramov', 'bob')).toBe(false);
    expect(areNicknames('bob', 'bob')).toBe(false);
    expect(nicknamesOf('zaramov')).toEqual([]);
    expect(nicknamesOf('bob')).not.toContain('bob');
    expect(areNicknames('constructor', '__proto__')).toBe(false);
  });
});
