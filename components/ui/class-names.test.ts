import { globSync, readFileSync } from 'node:fs';
import { extendTailwindMerge } from 'tailwind-merge';
import { describe, expect, it } from 'vitest';
import { classNames } from './class-names';

/** tailwind-merge with all of its groups. */
const whole = extendTailwindMerge({ extend: { classGroups: { 'font-size': [{ text: ['2xs'] }] } } });

const strings = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/'([^'\n]*)'|"([^"\n]*)"/g)].map(([, a, b]) => a ?? b ?? '');

/** Both libraries handle modifiers the same way. */
const withoutModifiers = (name: string) => name.slice(name.lastIndexOf(':') + 1);

/** Excludes the names of containers, because an element has only one. */
const isClass = (name: string) => whole(name, name) !== `${name} ${name}` && !name.startsWith('@');

const classesIn = (pattern: string): string[] => {
  const words = globSync(pattern).flatMap((file) => strings(file).flatMap((text) => text.split(' ')));
  const classes = [...new Set(words.map(withoutModifiers))].filter((word) => word !== '' && isClass(word));
  // Two of `p-1`, `p-2`, `p-3` and so on are enough.
  const kindOf = (name: string) => name.replace(/[\d./]+$/, '');
  return classes.filter(
    (name, n) => classes.slice(0, n).filter((each) => kindOf(each) === kindOf(name)).length < 2,
  );
};

describe('classNames', () => {
  it('keeps the later of two classes for the same property', () => {
    expect(classNames('h-9 px-3 text-sm text-ink', 'h-8 px-1.5 text-muted')).toBe(
      'text-sm h-8 px-1.5 text-muted',
    );
    expect(classNames('hover:bg-hover', 'bg-accent', false)).toBe('hover:bg-hover bg-accent');
  });

  // Compares both libraries for some 200,000 pairs.
  it('merges any two classes of the console like tailwind-merge with all of its groups', () => {
    const classes = classesIn('{app,components}/**/*.tsx');
    expect(classes.length).toBeGreaterThan(300);
    const differing = classes.flatMap((first) =>
      classes
        .filter((then) => first !== then && classNames(first, then) !== whole(first, then))
        .map((then) => `${first} ${then}`),
    );
    expect(differing).toEqual([]);
  });
});
