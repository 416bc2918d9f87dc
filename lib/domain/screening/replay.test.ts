import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { currentModel, screeningModels } from './model';
import { CannotReplay, replay, type StoredMatch } from './replay';

const folder = join(import.meta.dirname, 'models');

const storedUnder = (version: string) =>
  JSON.parse(readFileSync(join(folder, `${version}.decisions.json`), 'utf8')) as StoredMatch[];

const versions = [...screeningModels.keys()];
const oldest = versions[0] ?? '';

describe('screening · models', () => {
  it('are all of those in the folder, and the newest of them is the current one', () => {
    const inFolder = readdirSync(folder)
      .filter((name) => name.endsWith('.ts'))
      .map((name) => name.replace(/\.ts$/, ''));
    expect(inFolder.sort()).toEqual([...versions].sort());
    expect(currentModel.version).toBe(versions.at(-1));
  });
});

describe('screening · replay', () => {
  it.each(versions)('gives every decision made under %s again, to the last word', (version) => {
    const decisions = storedUnder(version);
    expect(decisions.length).toBeGreaterThan(15);
    for (const stored of decisions) expect(replay(stored)).toEqual(stored.match);
  });

  it('tells what another model would say', () => {
    const differing = storedUnder(oldest).filter(
      (stored) => replay(stored, currentModel.version).match_score !== stored.match.match_score,
    );
    expect(currentModel.version).not.toBe(oldest);
    expect(differing.length).toBeGreaterThan(0);
    expect(replay(differing[0]!, currentModel.version).model_version).toBe(currentModel.version);
  });

  it('does not depend on the lists of today: it takes the words as rare as they were', () => {
    const [stored] = storedUnder(oldest);
    const commoner = stored!.match.words!.query.map((word) => ({ ...word, rarity: 0 }));
    const changed = { ...stored!.match, words: { ...stored!.match.words!, query: commoner } };
    expect(replay({ ...stored!, match: changed }).explanation).not.toEqual(stored!.match.explanation);
  });

  it('refuses a match of no known model, and one that keeps no words', () => {
    const [stored] = storedUnder(oldest);
    const { model_version: _, ...unversioned } = stored!.match;
    expect(() => replay({ ...stored!, match: unversioned })).toThrow(CannotReplay);
    expect(() => replay(stored!, 'none such')).toThrow('The model none such is not known.');
    expect(() => replay({ ...stored!, match: { ...stored!.match, words: undefined } })).toThrow(CannotReplay);
  });
});
