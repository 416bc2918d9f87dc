import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alignNames } from './align';
import { Candidates } from './candidates';
import { Dictionary } from './dictionary';
import { madeUpEntities } from './made-up-list';
import { currentModel } from './model';
import { toNamePart } from './name-parts';
import { toWords } from './normalise';
import { scoreName } from './score';

const names = madeUpEntities.flatMap((entity) => entity.names.map((name) => toWords(name.name)));
const dictionary = new Dictionary(currentModel);
const candidates = new Candidates(
  dictionary,
  names.map((words) => words.map((word) => dictionary.intern(word))),
);
const toParts = (words: string[]) => words.map((word) => toNamePart(word, 'person', () => 0.8, currentModel));

/** A name of the list, its words in any order, each with at most one letter lost or doubled. */
const slippedName = fc
  .constantFrom(...names.filter((words) => words.every((word) => word.length >= 4)))
  .chain((words) =>
    fc.tuple(
      fc.shuffledSubarray(words, { minLength: words.length }),
      fc.array(fc.record({ at: fc.nat(30), doubled: fc.boolean() }), {
        minLength: words.length,
        maxLength: words.length,
      }),
    ),
  )
  .map(([words, slips]) =>
    words.map((word, i) => {
      const at = slips[i]!.at % word.length;
      return word.slice(0, at) + (slips[i]!.doubled ? word[at]!.repeat(2) : '') + word.slice(at + 1);
    }),
  );

describe('screening · candidates', () => {
  it('miss no name that a comparison with every name would score as a match', () => {
    fc.assert(
      fc.property(slippedName, (words) => {
        const query = toParts(words);
        const found = new Set(candidates.find(query, 0.5, () => true));
        names.forEach((name, number) => {
          const { score } = scoreName(alignNames(query, toParts(name), currentModel), 'person', currentModel);
          if (score >= 80) expect(found).toContain(number);
        });
      }),
    );
  });

  it('include words with two slips, one of them in a vowel', () => {
    const [found] = candidates.find(toParts(['papademekif']), 0.5, () => true);
    expect(names[found!]).toContain('papademakis');
  });

  it('come with the likeliest first, and without those that are not wanted', () => {
    const query = toParts(['zaramov', 'vladislav', 'petrovich']);
    const [first] = candidates.find(query, 0.2, () => true);
    expect(names[first!]).toEqual(['zaramov', 'vladislav', 'petrovich']);
    expect(candidates.find(query, 0.2, (name) => name !== first)).not.toContain(first);
  });

  it('are none for words that are nothing like any on the lists', () => {
    expect(candidates.find(toParts(['wqxjkz', 'vvpfft']), 0.2, () => true)).toEqual([]);
  });
});
