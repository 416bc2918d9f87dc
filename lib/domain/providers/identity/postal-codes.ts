/**
 * Postal code formats and the countries that use them: # is a digit, @ a letter, * either, anything else
 * literal. Spaces and hyphens are ignored. From the Unicode CLDR's postalCodeData, updated where countries
 * have changed theirs since (IE, KR, LB, MU, RS, TW, …).
 */
// prettier-ignore
const countriesByFormat: Record<string, string> = {
  '###': 'FO GN IS LS MG OM PG TW BH',
  '####': 'AM AR AT AU AZ BD BE BG BH CH CK CV CY CX CC DK ET GE GL GW HM HT HU LB LI LR LU LV MD MK NE NF NO NZ PH PY SJ SI TN VE ZA AF AL MZ',
  '#####': 'AX BA CR CU DE DO DZ EE EG ES FI FM FR GF GP GT GU HN HR ID IL IQ IT JO KE KH KW LA LK LT MA MC ME MH MM MP MQ MU MV MX MY NC NI NP PE PF PK PM PR PW RE RS SA SD SM SN SK CZ GR SE TH TR TW UA US UY VA VI WF YT ZM BT BL MF AS KR',
  '######': 'AM BY CN IN KG KZ MN NG RO RU SG TJ TM TW UZ VN CO EC TT',
  '#######': 'CL JP IL',
  '########': 'BR LB',
  '#########': 'US PR GU VI MP AS',
  '##-###': 'PL',
  '####-###': 'PT',
  '#### @@': 'NL',
  '@#@ #@#': 'CA',
  '@####@@@': 'AR',
  'AD###': 'AD',
  'BB#####': 'BB',
  'LV-####': 'LV',
  'LT-#####': 'LT',
  'MD-####': 'MD',
  'AZ####': 'AZ',
  'KY#-####': 'KY',
  'VC####': 'VC',
  'VG####': 'VG',
  'MSR ####': 'MS',
  '@@ ####': 'BN',
  '@@@ ####': 'MT',
  '@@@ ###': 'MT',
  '@@@ ##': 'MT',
  '@@ **': 'BM',
  '@###': 'SZ',
  '@** ****': 'IE',
  '@# #@@': 'GB',
  '@## #@@': 'GB',
  '@#@ #@@': 'GB',
  '@@# #@@': 'GB',
  '@@## #@@': 'GB',
  '@@#@ #@@': 'GB',
  'GIR 0AA': 'GB',
  'JE# #@@': 'JE', 'JE## #@@': 'JE',
  'GY# #@@': 'GG', 'GY## #@@': 'GG',
  'IM# #@@': 'IM', 'IM## #@@': 'IM',
  'GX11 1AA': 'GI',
  'FIQQ 1ZZ': 'FK',
  'SIQQ 1ZZ': 'GS',
  'STHL 1ZZ': 'SH', 'ASCN 1ZZ': 'SH', 'TDCU 1ZZ': 'SH',
  'PCRN 1ZZ': 'PN',
  'TKCA 1ZZ': 'TC',
  'BBND 1ZZ': 'IO',
};

const classes: Record<string, string> = { '#': '\\d', '@': '[A-Z]', '*': '[A-Z\\d]' };

const compact = (text: string) => text.toUpperCase().replace(/[\s-]/g, '');

function patternOf(format: string): RegExp {
  return new RegExp(`^${[...compact(format)].map((character) => classes[character] ?? character).join('')}$`);
}

const patternsByCountry = new Map<string, RegExp[]>();
for (const [format, countries] of Object.entries(countriesByFormat)) {
  for (const country of countries.split(' ')) {
    patternsByCountry.set(country, [...(patternsByCountry.get(country) ?? []), patternOf(format)]);
  }
}

/** Null for a country without postal codes, and for one whose format is unknown. */
export function matchesPostalFormat(postalCode: string, country: string): boolean | null {
  const patterns = patternsByCountry.get(country);
  if (!patterns) return null;
  return patterns.some((pattern) => pattern.test(compact(postalCode)));
}
