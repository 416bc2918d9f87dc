// The names of countries for people: in the console and in evidence packs.

const regions = new Intl.DisplayNames('en', { type: 'region' });

/** "RU" as "Russia", "RU, SY" as "Russia, Syria"; other text unchanged. */
export function countryName(codes: string): string {
  return codes.replaceAll(/\b[A-Z]{2}\b/g, (code) => regions.of(code) ?? code);
}

/** Whether a field of this name has country codes. */
export const isOfCountries = (name: string): boolean =>
  /(^|_)(countr(y|ies)|nationalit(y|ies)|jurisdiction)$/.test(name);

const aboutCountries = /nationality|country|registered in/;

/** Whether a value given or found, of which the sentence tells, is a country code. */
export const isCountryCode = (value: string, sentence: string): boolean =>
  /^[A-Z]{2}$/.test(value) && aboutCountries.test(sentence);

/** What precedes a country code in the sentences of alerts and checks. After a preposition, the name may need an article. */
const place =
  /\b(?:([Nn]ationality|[Rr]esidence|[Cc]ountry|listed)|with the number [^;]+ in|belongs to no company in|registered in|not in|belongs to|lives in|format of|[Aa] number of) ([A-Z]{2}(?:, [A-Z]{2})*)(?=[.,;]|$| agrees| and | \()/g;

const hasArticle = /^(?:United|Netherlands|Philippines|Bahamas|Gambia|Maldives)| (?:Republic|Islands)$/;

/** A sentence of an alert or a check (API §4.2) with the names of its countries. */
export const countriesInWords = (text: string): string =>
  text.replaceAll(place, (found, label: string | undefined, codes: string) => {
    const name = countryName(codes);
    const article = !label && hasArticle.test(name) ? 'the ' : '';
    return found.slice(0, -codes.length) + article + name;
  });
