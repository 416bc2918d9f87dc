import { FormsTable } from './forms-table';

/** Countries and their adjectives in languages other than English, beyond `generic-words.ts`, by the country named there. */
// prettier-ignore
const countryTable = `
afghanistan: afganistan afghanische afgano afghani афганистан афганск- أفغانستان افغانستان
albania: shqiptare shqiperi albanien albanie албания албанск-
algeria: algerien algerienne argelia cezayir jazair jazairia алжир алжирск- الجزائر الجزائرية
angola: ангола angolana angolano
argentina: argentinien argentino аргентина arjantin
armenia: armenien armenie hayastan ermenistan армения армянск- haykakan հայաստան
australia: australien australie австралия avustralya
austria: osterreich osterreichische autriche австрия австрийск- avusturya
azerbaijan: azerbaycan azarbaijan azarbayjan aserbaidschan азербайджан азербайджанск-
bahrain: البحرين bahrein bahreyn бахрейн
bangladesh: bangla бангладеш
belarus: belorussia belarusian weissrussland bielorussie беларусь белорусск- беларуск- belarusk-
belgium: belgien belgie belgische belge belgica бельгия
bolivia: боливия boliviano
bosnia: bosna bosnien hercegovina bih bosanska
brazil: brasilien brasileira brasileiro brasileiras bresil бразилия brezilya brasileno
britain: uk britannique britanico grossbritannien великобритания британск- ingiltere england english angleterre inglaterra
bulgaria: balgariya bulgarien bulgarie българия българск- болгария болгарск- bulgaristan
burma: myanmar birmanie birmania мьянма
cambodia: cambodge kampuchea khmer камбоджа
cameroon: kamerun camerounaise cameroonian
canada: kanada canadienne канада
chile: chileno чили sili
china: chine chinesisch chinois chinoise chino sina китай китайск- الصين chuugoku jungguk junghwa zhonghua
colombia: kolumbien colombie colombiano colombianos колумбия kolombiya
congo: kongo congolaise rdc drc конго
croatia: kroatien hrvatski hrvatske хорватия
cuba: kuba cubano cubanos куба кубинск-
cyprus: zypern chypre chipre kypros kibris kypriaki κύπρος кипр קפריסין
czech: ceska cesko ceske tschechische tcheque чехия чешск- cek
denmark: danske dansk danemark danimarka
ecuador: ecuatoriana ecuatoriano эквадор
egypt: misr masr misriya masriya masriyya agypten egypte egipto egitto египет египетск- مصر المصرية misriyya misir מצרים
eritrea: eritreenne эритрея
estonia: eesti estland эстония эстонск-
ethiopia: ethiopie athiopien эфиопия etiyopya
finland: suomi suomen finnland финляндия финск- suomalainen
france: frankreich francais francaise francia frances франция французск- fransa fransiz faransa
georgia: sakartvelo sakartvelos kartuli georgien gruziya грузия грузинск- gurcistan საქართველო საქართველოს
germany: deutsch deutscher deutsches allemagne allemande alemania aleman alemana alemanha германия немецк- almanya tyskland niemcy german
ghana: гана
greece: griechenland grece grecia hellas ellas elliniki ellinikes yunanistan греция греческ- ελλάς ελληνική ελλάδα
hungary: magyarorszag ungarn hongrie hungria венгрия венгерск- macaristan
india: indien inde hindustan bharatiya индия индийск- hindistan
indonesia: indonesien indonesie индонезия
iran: iranien iraniyan persien irane иран иранск- إيران الإيرانية ایران ایرانیان iraniya
iraq: irak irakische iraqia iraqiya iraqiyya ирак иракск- العراق العراقية العراقي
ireland: eire irlande irland irlanda ирландия
israel: israelische israelien израиль izrail ישראל
italy: italien italienne italienisch italie италия итальянск- italya italiane italiani
japan: japon japonais japonaise japones japonia япония японск- japonya nihon nippon
jordan: jordanie jordanien jordania urdun urduniya urduniyya الأردن الأردنية иордания
kazakhstan: qazaqstan kasachstan kazakhskaya казахстан казахск- казахстанск- қазақстан kazakistan kazakhstansk-
kenya: kenia кения
korea: coree coreana coreano joseon chosun choson hanguk daehan taehan корея корейск- kore korean dprk
kuwait: kuwaitiya kuweit koweit кувейт الكويت الكويتية kuveyt
kyrgyzstan: kirgisistan kirghizistan kirgiz киргизия киргизск- кыргызстан кыргызск- kirgizistan
laos: laotian лаос
latvia: latvijas latvija lettland lettonie латвия латвийск- letonya
lebanon: libanon libanaise libanais lubnan lubnaniya lubnaniyya لبنان اللبنانية ливан ливанск- lubnan
liberia: либерия
libya: libye libyen libia libiya libiyya libye ливия ливийск- ليبيا الليبية libya
lithuania: lietuvos lietuva litauen lituanie литва литовск- litvanya
luxembourg: luxemburg luxemburgo люксембург luksemburg
malaysia: malaisie malasia malezya малайзия
mali: malienne мали
malta: malte мальта
mexico: mexicano mexicanos mexiko mexique мексика meksika
moldova: moldau moldavie moldavia молдова молдавск-
mongolia: mongol mongolie mongolyn монголия монгольск- mogolistan
morocco: marocaine marocain marokko marruecos maghrib maghribiya марокко المغرب المغربية
netherlands: nederlandse nederlands niederlande holanda hollandsche нидерланды голландск- hollanda
nigeria: nigeriane нигерия nijerya
norway: norsk norske norwegen norvege noruega норвегия норвежск- norvec
oman: omaniya omaniyya оман عمان العمانية umman
pakistan: pakistans пакистан پاکستان
palestine: filistin filastin filastiniya palastina palestina палестина فلسطين الفلسطينية
panama: panamena panameno панама
peru: peruana peruano peruanos перу
philippines: filipinas pilipinas philippinen филиппины filipino
poland: polen pologne polonia polskie polski польша польск- polonya
portugal: portuguesa portugues portugaise португалия portekiz
qatar: katar qatariya qatariyya قطر القطرية катар
romania: rumanien roumanie romana romaneasca rumania румыния румынск- romanya
russia: russland russische russe russie rusia rusya rossii россия российск- русск- rossiisk- rossiysk- russk- روسيا russkaya
saudi: saudiya suudia saoudite saoudienne السعودية саудовск- suudi arabistan
senegal: senegalaise сенегал
serbia: serbien serbie srpska srpski србија сербия сербск- sirbistan
singapore: singapur singapour singapura сингапур
slovakia: slovensko slovenska slowakei slovaquie словакия словацк-
slovenia: slovenija slowenien словения
somalia: soomaaliya soomaali somalie somaliya сомали الصومال somalili
spain: spanien espagne espanola espanol hispania испания испанск- ispanya
sudan: soudan soudanaise sudaniya sudaniyya السودان السودانية судан суданск-
sweden: svenska svensk schweden suede suecia швеция шведск- isvec
switzerland: svizzera suiza schweizer schweizerische швейцария швейцарск- isvicre
syria: syrie syrien siria suriya suria suriye souria souriya suriyya suriyah сирия сирийск- سوريا سورية السورية syrienne
taiwan: тайвань
tajikistan: tojikiston tadschikistan tadzhikistan таджикистан таджикск- тоҷикистон
tanzania: танзания tansania
thailand: thailande tailandia таиланд ไทย
tunisia: tunisie tunesien tunez tunisienne tunisiya тунис تونس التونسية tunus
turkey: turkei turquie turquia turkiyenin турция турецк- تركيا turkish turkiye
turkmenistan: turkmenistanyn туркменистан туркменск-
uganda: уганда
ukraine: ukrainy ukrainische ukrainska ucrania украина украинск- україна українськ- ukrayna ukrainsk-
uruguay: uruguaya уругвай
uzbekistan: ozbekiston uzbekiston usbekistan ouzbekistan узбекистан узбекск- ўзбекистон ozbekistan
venezuela: venezolano venezolanos венесуэла
vietnam: vietnamesische вьетнам
yemen: jemen yamaniya yemeniya yemeniyya йемен اليمن اليمنية yaman
zambia: замбия
zimbabwe: зимбабве
usa: usa estadounidense сша amerika americana americano amerikanische америка американск-
marshallislands: marshallislands rmi
bvi: bvi
cayman: cayman
seychelles: seychelles seychellen
hongkong: hk hongkong hksar
mauritius: mauritius maurice
bermuda: bermuda
belize: belize
isleofman: iom
jersey: jersey
guernsey: guernsey
gibraltar: gibraltar
liechtenstein: liechtenstein
monaco: monaco
andorra: andorra
sanmarino: sanmarino
iceland: iceland islenska island islandsk
chad: chad tchad
niger: niger
burkina: burkina
ivorycoast: ivoirienne ivoirien cotedivoire ivory
gabon: gabon gabonaise
madagascar: madagascar malagasy
mozambique: mozambique mocambique
guinea: guinea guinee guineenne
togo: togo togolaise
benin: benin beninoise
namibia: namibia
botswana: botswana
djibouti: djibouti
mauritania: mauritania mauritanie mauritanienne
nepal: nepal nepali nepalese
lanka: lanka ceylon
maldives: maldives
brunei: brunei
macau: macau macao
kosovo: kosovo kosova
montenegro: montenegro crnagora
macedonia: macedonia makedonija makedonska
costarica: costarica
dominican: dominicana dominican
elsalvador: salvadorena salvador
jamaica: jamaica
uae: إمارات الإمارات emirats emirate emiratos imarat оаэ bae
`;

const countries = new FormsTable(countryTable);

/** For example `germany` for `allemagne`. */
export const countryInLanguages = (word: string): string | undefined => countries.nameOf(word);

export const countryFormsInLanguages = (country: string): readonly string[] => countries.formsOf(country);
