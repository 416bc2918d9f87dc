import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { currentModel, screeningModels } from './models/known-models';
import { listed, madeUpEntities, madeUpList } from './fixtures/made-up-list';
import { buildMatcher } from './matcher';
import { CannotReplay, isMatchedNameWeak, replay, type StoredMatch } from './replay';

const folder = join(import.meta.dirname, 'models');

const storedUnder = (version: string) =>
  JSON.parse(readFileSync(join(folder, `${version}.decisions.json`), 'utf8')) as StoredMatch[];

const versions = [...screeningModels.keys()];
const [stored] = storedUnder(currentModel.version);

describe('screening · models', () => {
  it('include every file of the folder, and the newest is the current one', () => {
    const inFolder = readdirSync(folder)
      .filter((name) => /^\d.*[.]ts$/.test(name))
      .map((name) => name.replace(/\.ts$/, ''));
    expect(inFolder.sort()).toEqual([...versions].sort());
    expect(currentModel.version).toBe(versions.at(-1));
  });
});

describe('screening · replay', () => {
  it.each(versions)('reproduces every decision made under %s, including the explanation', (version) => {
    const decisions = storedUnder(version);
    expect(decisions.length).toBeGreaterThan(15);
    for (const decision of decisions) expect(replay(decision)).toEqual(decision.match);
  });

  it('treats a name as weak exactly when the search did: names read alike are one name', () => {
    const sameWords = listed({
      list_entry_id: 'same-words',
      primary_name: 'VORM, Tasso',
      weak: ['Abu Tarq', 'Yasin'],
    });
    sameWords.names.push({ name: 'Abu-Tarq', kind: 'alias', weak: false });
    const entities = new Map([...madeUpEntities, sameWords].map((entity) => [entity.list_entry_id, entity]));
    const matcher = buildMatcher([madeUpList([...entities.values()])]);
    const weak = ['Tasso Vorm', 'Abu Tarq', 'Yasin', 'The Colonel of Demos', 'Moammar Gaddumi'].filter(
      (name) => {
        const query = { name, entity_type: 'person' } as const;
        const match = matcher.search(query, { threshold: 0, limit: 1 })[0]!;
        const entity = entities.get(match.list_entry_id)!;
        const isWeak = isMatchedNameWeak(entity.names, match);
        expect(replay({ query, entity, isWeak, match })).toEqual(match);
        return isWeak;
      },
    );
    expect(weak).toEqual(['Yasin', 'The Colonel of Demos']);
  });

  it('scores by another model when one is given', () => {
    const name = { ...currentModel.name, extra_query_cost: { person: 0, organisation: 0 } };
    const other = { ...currentModel, version: 'other', name };
    const decisions = storedUnder(currentModel.version);
    const scores = decisions.map((decision) => replay(decision, other).match_score);
    expect(scores).not.toEqual(decisions.map(({ match }) => match.match_score));
    expect(replay(stored!, other).model_version).toBe('other');
  });

  it('uses the stored rarity of words, not that of the current lists', () => {
    const commonWords = stored!.match.words!.query.map((word) => ({ ...word, rarity: 0 }));
    const changed = { ...stored!.match, words: { ...stored!.match.words!, query: commonWords } };
    expect(replay({ ...stored!, match: changed }).explanation).not.toEqual(stored!.match.explanation);
  });

  it('refuses a match when its model is unknown or its words were not stored', () => {
    const { model_version: _, ...unversioned } = stored!.match;
    expect(() => replay({ ...stored!, match: unversioned })).toThrow(CannotReplay);
    const ofOther = { ...stored!.match, model_version: 'none such' };
    expect(() => replay({ ...stored!, match: ofOther })).toThrow('the model none such is not known');
    expect(() => replay({ ...stored!, match: { ...stored!.match, words: undefined } })).toThrow(CannotReplay);
  });
});
