import { describe, expect, it } from 'vitest';
import { en } from './en';
import { fill } from './fill';
import { countryIn, dateIn, daysIn } from './in-language';
import { chooseLanguage, type LanguageCode, languageCodes, languages } from './languages';

type Tree = { [key: string]: string | Tree };

const textsOf = (tree: Tree, path = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}${key}`, value]] : textsOf(value, `${path}${key}.`),
  );
const placesIn = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([place]) => place).toSorted();

const english = new Map(textsOf(en));

/** The longest text of a button beside its icon, at a width of 320 px. */
const longestButton = 24;
const buttons = new Set([
  ...['continue', 'back', 'retry', 'working'].map((key) => `frame.${key}`),
  ...['agree', 'decline', 'declineConfirm', 'declineBack'].map((key) => `consent.${key}`),
  ...['openCamera', 'chooseFile', 'takePhoto', 'closeCamera'].map((key) => `capture.${key}`),
  ...['use', 'again', 'anotherFile', 'change'].map((key) => `capture.${key}`),
  'phone.show',
  'phone.hide',
  'selfie.start',
  'selfie.begin',
  'selfie.repeat',
  'review.change',
  'review.again',
  'review.send',
]);

const graphemesIn = (text: string) => [...new Intl.Segmenter().segment(text)].length;

/** How a text ends, which must be the same in every script as in English. */
const endMarks = [/[.。।]$/u, /[?？؟]$/u, /[:：]$/u, /…$/u];
const endOf = (text: string) => endMarks.findIndex((mark) => mark.test(text.replace(/["”“»]$/u, '')));

/** A whole word: `\b` does not know letters outside ASCII. */
const word = (words: string, flags = 'iu') => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, flags);

/** What no text of a language may contain: the wrong form of address, and the marks and spaces of other languages. */
const foreign: Record<LanguageCode, Record<string, RegExp>> = {
  en: { mark: /["']/ },
  de: {
    address: word('du|dich|dir|dein\\p{L}*|ihr|ihnen|ihr\\p{L}*', 'u'),
    mark: /["'«»]/,
    'space before …': / …/,
  },
  fr: {
    address: word('tu|te|toi|ton|ta|tes'),
    mark: /["'“”]/,
    'space before a mark': /(?<!\u202f)[:;!?»]|«(?!\u202f)/u,
  },
  es: {
    address: word('tú|tu|tus|te|ti|contigo|vos|vosotros|os'),
    mark: /["'“”]|^[^¿]*\?|^[^¡]*!/,
  },
  pt: { address: word('tu|te|ti|contigo|teus?|tuas?|você'), mark: /["'“”]/ },
  it: {
    address: word(
      'tu|ti|te|tuoi|tu[oae]|usa|scegli|apri|chiudi|torna|rifai|riprova|scatta|carica|invia|resta',
    ),
    'small pronoun of address': word('di lei|le (?:chiede|viene)|la contatterà', 'u'),
    mark: /["'“”]/,
  },
  pl: {
    address: word('pan|pana|pani|panu|państw\\p{L}*|twoj\\p{L}*|twój|tobie|tobą|ciebie|cię|ci', 'u'),
    mark: /["'“«»]/,
  },
  ar: { mark: /["'“”?;]|,(?!\d)|\p{Script=Arabic},/u },
  hi: { address: word('तू|तुम|तुम्हार\\p{L}*'), mark: /["'«»]|[\p{Script=Devanagari}\p{M}]\.|\.$/u },
  zh: { address: /[你妳]/u, mark: /["'«»]|[\p{Script=Han}}][,.;:?!()]|[,.;:?!()]\p{Script=Han}/u },
};

describe('words of the journey', () => {
  it.for(languageCodes)('are complete in %s, with the same placeholders as in English', async (code) => {
    const texts = textsOf(await languages[code].load());
    expect(texts.map(([path]) => path)).toEqual([...english.keys()]);
    const different = texts.filter(
      ([path, text]) => placesIn(text).join() !== placesIn(english.get(path) ?? '').join(),
    );
    expect(different).toEqual([]);
    expect(texts.filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it.for(languageCodes.filter((code) => code !== 'en'))('in %s are not left in English', async (code) => {
    const same = textsOf(await languages[code].load()).filter(([path, text]) => english.get(path) === text);
    // Two languages may share single words.
    expect(same.filter(([, text]) => text.includes(' '))).toEqual([]);
  });

  it.for(languageCodes)(
    'address the person consistently in %s, with the marks of the language',
    async (code) => {
      const found = textsOf(await languages[code].load()).flatMap(([path, text]) => [
        ...Object.entries(foreign[code]).flatMap(([what, fault]) =>
          fault.test(text) ? [[path, what, text]] : [],
        ),
        ...(endOf(text) === endOf(english.get(path) ?? '') ? [] : [[path, 'end', text]]),
        ...(buttons.has(path) && graphemesIn(text) > longestButton ? [[path, 'length', text]] : []),
      ]);
      expect(found).toEqual([]);
    },
  );

  it('are written in the script of their language', async () => {
    const scripts = { ar: /\p{Script=Arabic}/u, hi: /\p{Script=Devanagari}/u, zh: /\p{Script=Han}/u };
    for (const [code, script] of Object.entries(scripts)) {
      const texts = textsOf(await languages[chooseLanguage([code])].load());
      expect(texts.filter(([, text]) => !script.test(text))).toEqual([]);
    }
  });

  it('are in the first wanted language that is available', () => {
    expect(chooseLanguage(['da', 'pt-BR', 'de'])).toBe('pt');
    expect(chooseLanguage([null, 'zh-Hant-TW'])).toBe('zh');
    expect(chooseLanguage(['da', 'constructor'])).toBe('en');
  });

  it('have values filled in', () => {
    expect(fill('Step {step} of {steps}', { step: 2, steps: 6 })).toBe('Step 2 of 6');
    expect(fill('{constructor}', {})).toBe('{constructor}');
  });

  it('keep the direction of a name separate from that of the text around it', () => {
    expect(fill('رسالة من {project}', { project: 'Acme (UK) Ltd.' })).toBe(
      'رسالة من \u2068Acme (UK) Ltd.\u2069',
    );
  });

  it('name dates, durations and countries in the language of the text', () => {
    expect(dateIn('pt', '1985-01-23')).toBe('23 de janeiro de 1985');
    expect(countryIn('pt', 'PL')).toBe('Polónia');
    expect(fill(en.consent.retention, { days: daysIn('en', 1) })).toContain('erased \u20681 day\u2069 after');
    expect(daysIn('pl', 30)).toBe('30 dni');
    expect(daysIn('ar', 30)).toBe('30 يومًا');
  });
});
