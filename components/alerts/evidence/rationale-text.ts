import { countryName, datesInWords } from '@/components/ui/format';

const codes = '[A-Z]{2}(?:, [A-Z]{2})*';
const place = new RegExp(
  `\\b(?:[Nn]ationality|[Rr]esidence|[Cc]ountry) ${codes}(?: agrees|, listed ${codes})`,
  'g',
);

/** Country codes in a registry finding: "has no company with the number 12 in AE", "is registered in JE, not in GB". */
const ofRegistry = /(with the number .+ in |registered in |, not in )([A-Z]{2})(?=[.,;]|$)/g;

/**
 * An alert's sentence or summary, with country codes (API §4.2) and ISO dates replaced by country names and readable
 * dates.
 */
export const readable = (text: string): string =>
  datesInWords(
    text
      .replaceAll(place, countryName)
      .replaceAll(ofRegistry, (_, before: string, code: string) => before + countryName(code)),
  );
