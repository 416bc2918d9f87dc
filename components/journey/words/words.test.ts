import { describe, expect, it } from 'vitest';
import { en } from './en';
import { fill } from './fill';
import { chooseLanguage, languageCodes, languages } from './languages';

type Tree = { [key: string]: string | Tree };

const textsOf = (tree: Tree, path = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}${key}`, value]] : textsOf(value, `${path}${key}.`),
  );
const placesIn = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([place]) => place).toSorted();

const english = new Map(textsOf(en));

describe('words of the journey', () => {
  it.for(languageCodes)('say in %s everything, with the values that the English ones have', async (code) => {
    const texts = textsOf(await languages[code].load());
    expect(texts.map(([path]) => path)).toEqual([...english.keys()]);
    const different = texts.filter(
      ([path, text]) => placesIn(text).join() !== placesIn(english.get(path) ?? '').join(),
    );
    expect(different).toEqual([]);
    expect(texts.filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it.for(languageCodes.filter((code) => code !== 'en'))('are in %s not left in English', async (code) => {
    const same = textsOf(await languages[code].load()).filter(([path, text]) => english.get(path) === text);
    // Single words that two languages share.
    expect(same.filter(([, text]) => text.includes(' '))).toEqual([]);
  });

  it('are written in the script of their language', async () => {
    const scripts = { ar: /\p{Script=Arabic}/u, hi: /\p{Script=Devanagari}/u, zh: /\p{Script=Han}/u };
    for (const [code, script] of Object.entries(scripts)) {
      const texts = textsOf(await languages[chooseLanguage([code])].load());
      expect(texts.filter(([, text]) => !script.test(text))).toEqual([]);
    }
  });

  it('take their language from the first that is wanted and there is', () => {
    expect(chooseLanguage(['da', 'pt-BR', 'de'])).toBe('pt');
    expect(chooseLanguage([null, 'zh-Hant-TW'])).toBe('zh');
    expect(chooseLanguage(['da', 'constructor'])).toBe('en');
  });

  it('take values', () => {
    expect(fill('Step {step} of {steps}', { step: 2, steps: 6 })).toBe('Step 2 of 6');
    expect(fill('{constructor}', {})).toBe('{constructor}');
  });
});
