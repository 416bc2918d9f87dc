import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { withAbsolutePaths } from './import-arguments.mjs';

const a = resolve('lists/a.csv');
const b = resolve('b.xml');

describe('npm run import · arguments', () => {
  it.each([
    ['paths', 'lists lists/a.csv b.xml', ['lists', a, b]],
    ['a flag after the paths', 'lists b.xml --allow-shrink', ['lists', b, '--allow-shrink']],
    ['a flag before the command', '--allow-older lists b.xml', ['--allow-older', 'lists', b]],
    ['a flag’s value', 'lists --max-removed 25 b.xml', ['lists', '--max-removed', '25', b]],
    ['a flag’s value after =', 'lists b.xml --max-removed=25', ['lists', b, '--max-removed=25']],
    ['a flag between words', 'delta --allow-shrink peps b.xml', ['delta', '--allow-shrink', 'peps', b]],
    ['an unknown flag', 'lists b.xml --shrink', ['lists', b, '--shrink']],
    ['a value that is missing', 'lists b.xml --max-removed', ['lists', b, '--max-removed']],
    ['paths after --', 'lists -- --a', ['lists', '--', resolve('--a')]],
    ['sources, which are no paths', 'sync un eu', ['sync', 'un', 'eu']],
    ['no words', '', []],
  ])('makes only paths absolute: %s', (_, line, expected) => {
    expect(withAbsolutePaths(line.split(' ').filter(Boolean))).toEqual(expected);
  });
});
