import { countryFormsInLanguages, countryInLanguages } from './country-words';

/**
 * Words that many organisations share and that therefore distinguish none. In the form that `toWords`
 * returns.
 */

// prettier-ignore
const genericWords = new Set((
  // English.
  'trading trade trader traders general commercial commerce international global worldwide import imports ' +
  'export ' +
  'exports importers exporters services service solutions systems system technology technologies tech ' +
  'technical ' +
  'engineering industries industry industrial enterprise enterprises business businesses management ' +
  'consulting ' +
  'consultancy consultants development investment investments investors capital finance financial ' +
  'financing bank ' +
  'banking insurance reinsurance fund funds asset assets securities exchange securitization mortgage ' +
  'credit leasing ' +
  'shipping marine maritime navigation vessels ship ships tankers logistics transport transportation ' +
  'freight cargo ' +
  'forwarding aviation airlines airline airways air aircraft aerospace construction contracting ' +
  'contractors building ' +
  'builders real estate property properties energy power electric electrical electronics electronic oil ' +
  'gas petroleum ' +
  'petrochemical petrochemicals chemical chemicals mining minerals metals metal steel iron gold diamonds ' +
  'jewellery ' +
  'agriculture agricultural food foods foodstuff textile textiles tobacco motor motors auto automotive ' +
  'machinery ' +
  'machine equipment tools materials products production manufacturing factory factories plant works mill ' +
  'mills ' +
  'medical pharmaceutical pharmaceuticals pharma health hospital clinic travel tourism hotel hotels media ' +
  'press ' +
  'publishing telecommunications telecommunication telecom communications communication network networks ' +
  'software ' +
  'computer computers information data research institute institution laboratory laboratories center ' +
  'centre ' +
  'scientific science university college school academy education foundation trust association society ' +
  'federation ' +
  'union council committee commission organization organisation organizations ministry department agency ' +
  'authority ' +
  'office bureau board state national federal central public government cooperative coop partners ' +
  'partnership ' +
  'associates brothers sons house shop store stores market markets supply supplies supplier agencies agent ' +
  'agents ' +
  'security defense defence military establishment est bureau brigade battalion army forces front movement ' +
  'party ' +
  'design project projects joint venture ventures resources resource sales distribution distributors ' +
  'wholesale retail ' +
  'unit base complex corps organizaciones new united first ' +
  // German, French, Spanish, Portuguese, Italian, Dutch.
  'handel handels handelsgesellschaft gesellschaft verwaltung verwaltungs beteiligungs dienstleistungen ' +
  'vertrieb ' +
  'bau immobilien verein stiftung banque societe entreprise entreprises commerce generale transports ' +
  'maritimes batiment travaux industrie industries association fondation banco empresa empresas comercial ' +
  'comercializadora comercio importadora exportadora importaciones exportaciones inversiones inmobiliaria ' +
  'servicios constructora construcciones transportes distribuidora agropecuaria ganadera agricola ' +
  'asociacion fundacion ' +
  'internacional nacional industrias industria sociedad sistemas tecnologia inversora comercializacao ' +
  'importacao exportacao servicos construcoes participacoes investimentos imobiliaria banca societa ' +
  'commerciale ' +
  'italiana edilizia costruzioni trasporti handelsmaatschappij beheer ' +
  // Russian and Ukrainian.
  'bank torgovy torgovyy torgoviy torgovyi dom torgovlya predpriyatie predpriyatiye zavod fabrika kombinat ' +
  'obedinenie ' +
  'proizvodstvennoe proizvodstvenno nauchno nauchnoe issledovatelskiy issledovatelsky institut tsentr ' +
  'tsentralnyy ' +
  'gosudarstvennoe gosudarstvennyy federalnoe federalnyy obshchestvo kommercheskiy kommerchesky ' +
  'aktsionernyy ' +
  'stroitelnaya stroitelstvo stroy transportnaya transport neft gaz energo servis invest konstruktorskoe ' +
  'byuro ' +
  'mashinostroitelnyy upravlenie fond soyuz pidpryiemstvo tovarystvo derzhavne zavody ' +
  // Arabic, Persian, Turkish, Malay and Indonesian.
  'tijara tijariya tijarat tijariyya amma ammah masraf bank muassasa muassasat mouassasat jamiyat jamia ' +
  'jamiat ' +
  'maktab mujtama dawlia dawliya alamiya sanaye sanat bazargani bazargan tolid tolidi khadamat sanati ' +
  'tejarat ' +
  'tejarati tosee toseh sarmayeh gozari naft kashtirani mohandesi fanni daneshgah bonyad moasseseh sazman ' +
  'ticaret sanayi ithalat ihracat insaat nakliyat pazarlama hizmetleri turizm gida tekstil dis danismanlik ' +
  'perusahaan perdagangan yayasan usaha industri perniagaan syarikat ' +
  // Chinese, Japanese and Korean, and Vietnamese.
  'maoyi jinchukou gongmao keji shiye touzi fazhan guoji yinhang hangyun jianshe gongcheng ' +
  'shoji sangyo boeki kogyo kaiun ginko muyok muyeok sanop unhaeng cong ty'
).split(' '));

export function isGenericWord(word: string): boolean {
  return genericWords.has(word);
}

/** Country names in company names, with their adjectives, by a canonical form. */
// prettier-ignore
const countryWordGroups: Record<string, string> = {
  afghanistan: 'afghanistan afghan', albania: 'albania albanian', algeria: 'algeria algerian algerie',
  angola: 'angola angolan', argentina: 'argentina argentine argentinean', armenia: 'armenia armenian',
  australia: 'australia australian', austria: 'austria austrian osterreich',
  azerbaijan: 'azerbaijan azerbaijani',
  bahrain: 'bahrain bahraini', bangladesh: 'bangladesh bangladeshi',
  belarus: 'belarus belarusian belarusskiy',
  belgium: 'belgium belgian belgique', bolivia: 'bolivia bolivian boliviana', bosnia: 'bosnia bosnian',
  brazil: 'brazil brazilian brasil brasileira', britain: 'britain british', bulgaria: 'bulgaria bulgarian',
  burma: 'burma burmese', cambodia: 'cambodia cambodian', cameroon: 'cameroon cameroun',
  canada: 'canada canadian',
  chile: 'chile chilean chilena', china: 'china chinese zhongguo', colombia: 'colombia colombian colombiana',
  congo: 'congo congolese', croatia: 'croatia croatian hrvatska', cuba: 'cuba cuban cubana',
  cyprus: 'cyprus cypriot',
  czech: 'czech czechia', denmark: 'denmark danish danmark', ecuador: 'ecuador ecuadorian',
  egypt: 'egypt egyptian misr', eritrea: 'eritrea eritrean', estonia: 'estonia estonian',
  ethiopia: 'ethiopia ethiopian', finland: 'finland finnish', france: 'france french francaise francais',
  georgia: 'georgia georgian', germany: 'germany german deutschland deutsche', ghana: 'ghana ghanaian',
  greece: 'greece greek hellenic', guatemala: 'guatemala guatemalan', haiti: 'haiti haitian',
  honduras: 'honduras honduran', hungary: 'hungary hungarian magyar', india: 'india indian bharat',
  indonesia: 'indonesia indonesian', iran: 'iran iranian irani', iraq: 'iraq iraqi', ireland: 'ireland irish',
  israel: 'israel israeli', italy: 'italy italian italia italiana', japan: 'japan japanese nippon nihon',
  jordan: 'jordan jordanian', kazakhstan: 'kazakhstan kazakh', kenya: 'kenya kenyan',
  korea: 'korea korean choson',
  kuwait: 'kuwait kuwaiti', kyrgyzstan: 'kyrgyzstan kyrgyz', laos: 'laos lao', latvia: 'latvia latvian',
  lebanon: 'lebanon lebanese liban', liberia: 'liberia liberian', libya: 'libya libyan',
  lithuania: 'lithuania lithuanian',
  luxembourg: 'luxembourg', malaysia: 'malaysia malaysian', mali: 'mali malian', malta: 'malta maltese',
  mexico: 'mexico mexican mexicana', moldova: 'moldova moldovan', mongolia: 'mongolia mongolian',
  morocco: 'morocco moroccan maroc', netherlands: 'netherlands dutch nederland holland',
  nicaragua: 'nicaragua nicaraguan', nigeria: 'nigeria nigerian', norway: 'norway norwegian norge',
  oman: 'oman omani',
  pakistan: 'pakistan pakistani', palestine: 'palestine palestinian', panama: 'panama panamanian',
  paraguay: 'paraguay paraguayan', peru: 'peru peruvian', philippines: 'philippines philippine pilipinas',
  poland: 'poland polish polska', portugal: 'portugal portuguese', qatar: 'qatar qatari',
  romania: 'romania romanian', russia: 'russia russian rossiya rossiyskiy rossiiskaya',
  rwanda: 'rwanda rwandan',
  saudi: 'saudi saudia', senegal: 'senegal senegalese', serbia: 'serbia serbian srbija',
  singapore: 'singapore singaporean', slovakia: 'slovakia slovak', slovenia: 'slovenia slovenian',
  somalia: 'somalia somali', spain: 'spain spanish espana', sudan: 'sudan sudanese',
  sweden: 'sweden swedish sverige', switzerland: 'switzerland swiss schweiz suisse', syria: 'syria syrian',
  taiwan: 'taiwan taiwanese', tajikistan: 'tajikistan tajik', tanzania: 'tanzania tanzanian',
  thailand: 'thailand thai', tunisia: 'tunisia tunisian', turkey: 'turkey turkish turkiye',
  turkmenistan: 'turkmenistan turkmen', uganda: 'uganda ugandan', ukraine: 'ukraine ukrainian ukraina',
  uruguay: 'uruguay uruguayan', uzbekistan: 'uzbekistan uzbek', venezuela: 'venezuela venezuelan venezolana',
  vietnam: 'vietnam vietnamese', yemen: 'yemen yemeni', zambia: 'zambia zambian',
  zimbabwe: 'zimbabwe zimbabwean',
  usa: 'usa america american us', uae: 'uae emirates emirati',
};

const countryWords = new Map(
  Object.entries(countryWordGroups).flatMap(([country, words]) =>
    words.split(' ').map((word) => [word, country] as const),
  ),
);

/** For example `iran` for `iranian` and `irani`. */
export function countryWord(word: string): string | undefined {
  return countryWords.get(word) ?? countryInLanguages(word);
}

/** A country and its adjectives, in other languages too. */
export function countryFormsOf(word: string): readonly string[] {
  const country = countryWord(word);
  if (country === undefined) return [];
  return [...(countryWordGroups[country]?.split(' ') ?? []), ...countryFormsInLanguages(country)];
}
