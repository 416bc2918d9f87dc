import { countries, iso31661Alpha2 } from '@/lib/domain/countries';

/** Spellings used by OFAC, the UN and the UK that are not short English names in ISO 3166. */
const listSpellings: Record<string, string> = {
  'bahamas, the': 'BS',
  'bosnia-herzegovina': 'BA',
  brunei: 'BN',
  burma: 'MM',
  'cabo verde': 'CV',
  'china, hong kong special administrative region': 'HK',
  'congo, democratic republic of the': 'CD',
  'congo (democratic republic)': 'CD',
  'congo, republic of the': 'CG',
  'cote d ivoire': 'CI',
  "democratic people's republic of korea": 'KP',
  'falkland islands (islas malvinas)': 'FK',
  gaza: 'PS',
  'iran (islamic republic of)': 'IR',
  'korea, north': 'KP',
  'korea, south': 'KR',
  kosovo: 'XK',
  laos: 'LA',
  macau: 'MO',
  'man, isle of': 'IM',
  'micronesia, federated states of': 'FM',
  micronesia: 'FM',
  moldova: 'MD',
  'myanmar (burma)': 'MM',
  'north macedonia, the republic of': 'MK',
  palestinian: 'PS',
  'occupied palestinian territories': 'PS',
  'palestinian authority': 'PS',
  'region: gaza': 'PS',
  'region: north gaza': 'PS',
  'region: northern gaza': 'PS',
  'region: west bank': 'PS',
  'region: russia': 'RU',
  'republic of korea': 'KR',
  'republic of moldova': 'MD',
  'state of palestine': 'PS',
  'st kitts and nevis': 'KN',
  'st vincent and the grenadines': 'VC',
  syria: 'SY',
  'united kingdom of great britain and northern ireland': 'GB',
  'united republic of tanzania': 'TZ',
  'venezuela (bolivarian republic of)': 'VE',
  'bolivia (plurinational state of)': 'BO',
  'viet nam': 'VN',
  'virgin islands, british': 'VG',
  'british virgin islands': 'VG',
  'virgin islands, u.s.': 'VI',
  'west bank': 'PS',
};

const alpha2BySpelling: ReadonlyMap<string, string> = new Map([
  ...Object.entries(countries.getNames('en', { select: 'all' })).flatMap(([code, names]) =>
    names.map((name) => [name.toLowerCase(), code] as const),
  ),
  ...Object.entries(listSpellings),
]);

/** ISO 3166-1 alpha-2; null for text that is not a known country. */
export function parseCountry(spelling: string): string | null {
  const name = spelling
    .trim()
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/^possibly /, '');
  return alpha2BySpelling.get(name) ?? alpha2BySpelling.get(name.replace(/^the /, '')) ?? null;
}

/**
 * ISO 3166-1 alpha-2 of a country code of a list. A subdivision (OpenSanctions' `gb-sct`) counts as its
 * country. Null for other codes, such as the EU's `00` and OpenSanctions' `suhh`, the Soviet Union.
 */
export function parseCountryCode(code: string): string | null {
  const [country = ''] = code.trim().toUpperCase().split('-');
  return iso31661Alpha2.has(country) ? country : null;
}
