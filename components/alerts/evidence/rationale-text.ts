import { datesInWords } from '@/components/ui/format';
import { countriesInWords } from '@/lib/domain/country-names';
import type { Alert } from '@/lib/domain/alerts/schema';

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

/** What an alert is about, in one line: the listed name, or what a check found. */
export const foundText = ({ match, summary }: Pick<Alert, 'match' | 'summary'>): string =>
  match?.matched_name ?? readable(summary);
