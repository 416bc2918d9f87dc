import { countries } from '@/lib/domain/countries';

/** The most frequent nationalities in the UK register that are not country names. */
// prettier-ignore
const demonyms: Record<string, string> = {
  AE: 'emirati', AF: 'afghan', AL: 'albanian', AM: 'armenian', AR: 'argentine argentinian', AT: 'austrian',
  AU: 'australian', AZ: 'azerbaijani', BA: 'bosnian', BD: 'bangladeshi', BE: 'belgian', BG: 'bulgarian',
  BR: 'brazilian', BY: 'belarusian', CA: 'canadian', CH: 'swiss', CL: 'chilean', CM: 'cameroonian', CN: 'chinese',
  CO: 'colombian', CU: 'cuban', CY: 'cypriot', CZ: 'czech', DE: 'german', DK: 'danish', DZ: 'algerian', EE: 'estonian',
  EG: 'egyptian', ES: 'spanish', ET: 'ethiopian', FI: 'finnish', FR: 'french',
  GB: 'british english scottish welsh northern_irish', GE: 'georgian', GH: 'ghanaian', GR: 'greek', HR: 'croatian',
  HU: 'hungarian', ID: 'indonesian', IE: 'irish', IL: 'israeli', IN: 'indian', IQ: 'iraqi', IR: 'iranian',
  IS: 'icelandic', IT: 'italian', JM: 'jamaican', JO: 'jordanian', JP: 'japanese', KE: 'kenyan', KP: 'north_korean',
  KR: 'south_korean korean', KW: 'kuwaiti', KZ: 'kazakh kazakhstani', LB: 'lebanese', LK: 'sri_lankan',
  LT: 'lithuanian', LU: 'luxembourger', LV: 'latvian', LY: 'libyan', MA: 'moroccan', MD: 'moldovan', MK: 'macedonian',
  MT: 'maltese', MU: 'mauritian', MX: 'mexican', MY: 'malaysian', NG: 'nigerian', NL: 'dutch', NO: 'norwegian',
  NP: 'nepalese', NZ: 'new_zealander', PE: 'peruvian', PH: 'filipino', PK: 'pakistani', PL: 'polish', PT: 'portuguese',
  QA: 'qatari', RO: 'romanian', RS: 'serbian', RU: 'russian', SA: 'saudi_arabian', SD: 'sudanese', SE: 'swedish',
  SG: 'singaporean', SI: 'slovenian', SK: 'slovak', SO: 'somali', SY: 'syrian', TH: 'thai', TN: 'tunisian',
  TR: 'turkish', TW: 'taiwanese', UA: 'ukrainian', UG: 'ugandan', US: 'american', UZ: 'uzbek', VE: 'venezuelan',
  VN: 'vietnamese', YE: 'yemeni', ZA: 'south_african', ZM: 'zambian', ZW: 'zimbabwean',
};

const codes = new Map(
  Object.entries(demonyms).flatMap(([code, names]) =>
    names.split(' ').map((demonym) => [demonym.replaceAll('_', ' '), code] as const),
  ),
);

/**
 * The ISO 3166-1 alpha-2 code of an English nationality or country name ("British", "France"); null if
 * unknown.
 */
export function nationalityCode(nationality: string | null | undefined): string | null {
  if (!nationality) return null;
  const name = nationality.trim();
  return codes.get(name.toLowerCase()) ?? countries.getAlpha2Code(name, 'en') ?? null;
}
