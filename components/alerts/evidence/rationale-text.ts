import { countryName, datesInWords } from '@/components/ui/format';

const codes = '[A-Z]{2}(?:, [A-Z]{2})*';
const place = new RegExp(
  `\\b(?:[Nn]ationality|[Rr]esidence|[Cc]ountry) ${codes}(?: agrees|, listed ${codes})`,
  'g',
);

/** The sentence of an alert, which has countries by their codes (API §4.2) and ISO dates, with names of countries and dates in words. */
export const readable = (rationale: string): string => datesInWords(rationale.replaceAll(place, countryName));
