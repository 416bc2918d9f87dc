import { globSync, readFileSync } from 'node:fs';
import { extendTailwindMerge } from 'tailwind-merge';
import { describe, expect, it } from 'vitest';
import { classNames } from './class-names';

/** With all of its groups. */
const whole = extendTailwindMerge({ extend: { classGroups: { 'font-size': [{ text: ['2xs'] }] } } });

const strings = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/'([^'\n]*)'|"([^"\n]*)"/g)].map(([, a, b]) => a ?? b ?? '');

/** A modifier is the same for both libraries. */
const withoutModifiers = (name: string) => name.slice(name.lastIndexOf(':') + 1);

/** Containers are named for queries, one on an element. */
const isClass = (name: string) => whole(name, name) !== `${name} ${name}` && !name.startsWith('@');

const classesIn = (pattern: string): string[] => {
  const words = globSync(pattern).flatMap((file) => strings(file).flatMap((text) => text.split(' ')));
  const classes = [...new Set(words.map(withoutModifiers))].filter((word) => word !== '' && isClass(word));
  // Of `p-1`, `p-2`, `p-3` and so on, two say as much as all.
  const kindOf = (name: string) => name.replace(/[\d./]+$/, '');
  return classes.filter(
    (name, n) => classes.slice(0, n).filter((each) => kindOf(each) === kindOf(name)).length < 2,
  );
};

describe('classNames', () => {
  it('keeps the later of two classes for one property', () => {
    expect(classNames('h-9 px-3 text-sm text-ink', 'h-8 px-1.5 text-muted')).toBe(
      'text-sm h-8 px-1.5 text-muted',
    );
    expect(classNames('hover:bg-hover', 'bg-accent', false)).toBe('hover:bg-hover bg-accent');
  });

  // Some 200,000 pairs, for each of which both libraries are asked.
  it('merges any two classes of the console as tailwind-merge does with all of its groups', () => {
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
