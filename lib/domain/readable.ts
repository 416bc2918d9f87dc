import { countriesInWords } from './country-names.ts';
import { datesInWords } from './dates-in-words.ts';

/** Matches `toll_free`, but not a part of an email address. */
const machineWord = /(?<![\w@.+-])[a-z]+(?:_[a-z0-9]+)+(?![\w@+-]|\.\w)/gi;

/**
 * The sentence of an alert or a check, with country codes (API §4.2), ISO dates and machine words of providers
 * replaced by country names, readable dates and plain words.
 */
export const readable = (text: string): string =>
  datesInWords(countriesInWords(text)).replaceAll(machineWord, (word) =>
    word.toLowerCase().replaceAll('_', ' '),
  );
