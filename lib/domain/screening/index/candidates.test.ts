import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alignNames } from '../scoring/align';
import { IndexBuilder } from './build-index';
import { CandidateFinder } from './candidates';
import { Dictionary } from './dictionary';
import { madeUpEntities, madeUpList } from '../fixtures/made-up-list';
import { currentModel } from '../models/known-models';
import { toNamePart } from '../scoring/name-parts';
import { scoreName } from '../scoring/score';
import { resultOf } from '../steps';

const builder = new IndexBuilder();
builder.beginList(madeUpList([]));
for (const entity of madeUpEntities) builder.add(entity);
const index = builder.build();
const dictionary = new Dictionary(index.words.dictionary, currentModel);
const finder = new CandidateFinder(dictionary, index.words, index.names, currentModel);

const names = Array.from(index.names.entities, (_, name) => {
  const { starts, values } = index.names.words;
  return Array.from(values.subarray(starts[name], starts[name + 1]), (word) => dictionary.textOf(word));
});
const toParts = (words: string[]) => words.map((word) => toNamePart(word, 'person', () => 0.8, currentModel));

function find(words: string[], accepts: (name: number) => boolean = () => true): string[][] {
  const criteria = { kind: 'person', minEstimate: 60, accepts, boost: () => 0 } as const;
  return resultOf(finder.find(toParts(words), criteria)).map(({ name }) => names[name]!);
}

const misspelledName = fc
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
  .map(([words, typos]) =>
    words.map((word, i) => {
      const at = typos[i]!.at % word.length;
      return word.slice(0, at) + (typos[i]!.doubled ? word[at]!.repeat(2) : '') + word.slice(at + 1);
    }),
  );

describe('screening · candidates', () => {
  it('finds every name that a comparison with all names scores as a match', () => {
    fc.assert(
      fc.property(misspelledName, (words) => {
        const found = find(words);
        const query = toParts(words);
        for (const name of names) {
          const { score } = scoreName(alignNames(query, toParts(name), currentModel), 'person', currentModel);
          if (score >= 80) expect(found).toContain(name);
        }
      }),
    );
  });

  it('finds names that lost their vowels, and two words written as one of which one is misspelt', () => {
    for (const name of names) {
      const query = name.map((word) => word.replace(/(?<=.)[aeiouy]/g, ''));
      const { score } = scoreName(
        alignNames(toParts(query), toParts(name), currentModel),
        'person',
        currentModel,
      );
      if (score >= 80 && query.join('').length >= 8) expect(find(query)).toContain(name);
    }
    expect(find(['vladisslavzaramov'])).toContainEqual(['zaramov', 'vladislav', 'petrovich']);
    expect(find(['yusf', 'qdhm', 'mmr'])).toContainEqual(['qadhumi', 'muammar', 'yousef']);
  });

  it('finds a word with two typos when one is in a vowel', () => {
    expect(find(['papademekif', 'georgios'])[0]).toContain('papademakis');
  });

  it('returns the highest estimate first, and nothing that is not accepted', () => {
    const words = ['zaramov', 'vladislav', 'petrovich'];
    expect(find(words)[0]).toEqual(words);
    expect(find(words, (name) => names[name]![0] !== 'zaramov')).not.toContainEqual(words);
  });

  it('returns nothing when no listed word is similar', () => {
    expect(find(['wqxjkz', 'vvpfft'])).toEqual([]);
  });
});
