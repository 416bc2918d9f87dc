import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alignNames } from '../scoring/align';
import { IndexBuilder } from './build-index';
import { Candidates } from './candidates';
import { Dictionary } from './dictionary';
import { madeUpEntities, madeUpList } from '../fixtures/made-up-list';
import { currentModel } from '../model';
import { toNamePart } from '../scoring/name-parts';
import { scoreName } from '../scoring/score';

const builder = new IndexBuilder();
builder.beginList(madeUpList([]));
for (const entity of madeUpEntities) builder.add(entity);
const index = builder.build();
const dictionary = new Dictionary(index.words.dictionary, currentModel);
const candidates = new Candidates(dictionary, index.words, index.names, currentModel);

const names = Array.from(index.names.entities, (_, name) => {
  const { starts, values } = index.names.words;
  return Array.from(values.subarray(starts[name], starts[name + 1]), (word) => dictionary.textOf(word));
});
const toParts = (words: string[]) => words.map((word) => toNamePart(word, 'person', () => 0.8, currentModel));

/** The words of the names found, the likeliest first. */
function find(words: string[], accepts: (name: number) => boolean = () => true): string[][] {
  return candidates
    .find(toParts(words), { kind: 'person', leastEstimate: 60, accepts, preference: () => 0 })
    .map(({ name }) => names[name]!);
}

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
        const found = find(words);
        const query = toParts(words);
        for (const name of names) {
          const { score } = scoreName(alignNames(query, toParts(name), currentModel), 'person', currentModel);
          if (score >= 80) expect(found).toContain(name);
        }
      }),
    );
  });

  it('include words with two slips, one of them in a vowel', () => {
    expect(find(['papademekif', 'georgios'])[0]).toContain('papademakis');
  });

  it('come with the likeliest first, and without those that are not wanted', () => {
    const words = ['zaramov', 'vladislav', 'petrovich'];
    expect(find(words)[0]).toEqual(words);
    expect(find(words, (name) => names[name]![0] !== 'zaramov')).not.toContainEqual(words);
  });

  it('are none for words that are nothing like any on the lists', () => {
    expect(find(['wqxjkz', 'vvpfft'])).toEqual([]);
  });
});
