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
    ['wong', 'huang'],
    ['chan', 'chen'],
    ['rhee', 'lee'],
  ])('%s may stand for %s, and the reverse', (short, long) => {
    expect(areNicknames(short, long)).toBe(true);
    expect(areNicknames(long, short)).toBe(true);
    expect(nicknamesOf(short)).toContain(long);
    expect(nicknamesOf(long)).toContain(short);
  });

  it('does not make one of two names that share a short form', () => {
    expect(areNicknames('ted', 'edward')).toBe(true);
    expect(areNicknames('theodore', 'edward')).toBe(false);
  });

  it('knows nothing of other words, nor of a word and itself', () => {
    expect(areNicknames('zaramov', 'bob')).toBe(false);
    expect(areNicknames('bob', 'bob')).toBe(false);
    expect(nicknamesOf('zaramov')).toEqual([]);
    expect(nicknamesOf('bob')).not.toContain('bob');
    expect(areNicknames('constructor', '__proto__')).toBe(false);
  });
});
