import { countryName, datesInWords } from '@/components/ui/format';
import type { Alert } from '@/lib/domain/alerts/schema';

/** What precedes a country code in the sentences of alerts and checks. After a preposition, the name may need an article. */
const place =
  /\b(?:([Nn]ationality|[Rr]esidence|[Cc]ountry|listed)|with the number [^;]+ in|registered in|not in|belongs to|lives in|format of|[Aa] number of) ([A-Z]{2}(?:, [A-Z]{2})*)(?=[.,;]|$| agrees| and )/g;

const hasArticle = /^(?:United|Netherlands|Philippines|Bahamas|Gambia|Maldives)| (?:Republic|Islands)$/;

export const countriesInWords = (text: string): string =>
  text.replaceAll(place, (found, label: string | undefined, codes: string) => {
    const name = countryName(codes);
    const article = !label && hasArticle.test(name) ? 'the ' : '';
    return found.slice(0, -codes.length) + article + name;
  });

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
