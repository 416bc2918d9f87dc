import { FormsTable } from './forms-table';

/** Cities and regions whose name differs between languages, by the English one. */
// prettier-ignore
const placeTable = `
moscow: moskva moskau moscou moscu mosca moskow moskovskiy moskovsky moskovskaya moscovskiy москва московск- moskova musku
petersburg: peterburg petersbourg sanktpeterburg петербург петербургск-
kyiv: kiev kiew kyjiw kyiv kievskiy київ киев київськ- киевск-
minsk: минск минск- minskiy мінск-
odesa: odessa odesa одесса одесск- одеса
kharkiv: kharkov kharkiv харьков харьковск- харків
lviv: lvov lviv lemberg lwow львов львів
warsaw: warszawa warschau varsovie varsovia warszawsk- варшава
krakow: cracow krakow krakau cracovie
prague: praha prag prazsk- прага
vienna: wien vienne viena wiener вена
munich: munchen muenchen
cologne: koln koeln
nuremberg: nurnberg nuernberg
zurich: zuerich zurich zurigo
geneva: geneve genf ginevra ginebra женева
basel: basle bale
bern: berne
lisbon: lisboa lisbonne lissabon lisbona
rome: roma rom рим
milan: milano mailand milan милан
florence: firenze florenz
naples: napoli neapel
venice: venezia venise venedig
turin: torino
genoa: genova genua genes
copenhagen: kobenhavn kopenhagen kjobenhavn
gothenburg: goteborg gotenburg
brussels: bruxelles brussel brussel bruselas
antwerp: antwerpen anvers amberes
athens: athina athen athenes atina αθήνα αθηνών athinon
piraeus: piraeus pireas peiraias pireo πειραιάς
thessaloniki: thessaloniki salonica saloniki selanik
crete: kriti kritis κρήτη κρήτης kreta
bucharest: bucuresti bukarest bucarest
belgrade: beograd belgrad belgrado beogradska београд
zagreb: zagrebacka
sarajevo: sarajevska
skopje: skopje skopie uskup
sofia: sofiya sofija софия
istanbul: istanbul constantinople стамбул stambul
ankara: ankara анкара
izmir: smyrna
damascus: dimashq dimishq damas damaskus damasco дамаск دمشق
aleppo: halab alep haleb حلب алеппо
homs: hims حمص
latakia: ladhiqiyah lattakia laodicea ladhiqia اللاذقية
tartus: tartous طرطوس
beirut: beyrouth bayrut beyrut bairut بيروت бейрут
cairo: qahira qahirah kairo caire القاهرة каир
alexandria: iskandariya iskandariyah alexandrie الإسكندرية
baghdad: bagdad baghdad بغداد багдад
basra: basrah bassora basora البصرة
mosul: mawsil mosoul musul الموصل
erbil: arbil irbil hewler اربيل
tehran: teheran tehran tahran téhéran تهران тегеран
isfahan: esfahan ispahan اصفهان
mashhad: mashad meshed مشهد
jerusalem: quds yerushalayim
gaza: ghazza ghaza gazze
sanaa: sana sanaa صنعاء
aden: adan عدن
mecca: makkah makka mekka
medina: madinah madina
jeddah: jidda jeddah djeddah djedda jiddah
riyadh: riyad riad الرياض
doha: dawha
tripoli: tarabulus طرابلس
algiers: alger argel
casablanca: darelbeida
khartoum: khartum الخرطوم
mogadishu: muqdisho mogadiscio mogadiscio
kabul: kaboul кабул کابل
kandahar: qandahar
herat: harat
peshawar: peschawar
kolkata: calcutta
mumbai: bombay
chennai: madras
dhaka: dacca
yangon: rangoon rangun
beijing: peking pekin pechino пекин
guangzhou: canton kwangchow
shanghai: schanghai шанхай
nanjing: nanking
tianjin: tientsin
chongqing: chungking
pyongyang: pyeongyang phenian пхеньян
seoul: soul сеул
busan: pusan
tokyo: tokio токио
saigon: hochiminh
tbilisi: tiflis tbilissi tbilisis თბილისი тбилиси
batumi: batum ბათუმი
yerevan: erevan jerewan erivan yerevanyan երևան ереван
baku: baki bakou bakinsk- баку
tashkent: toshkent taschkent ташкент
samarkand: samarqand samarcande самарканд
bukhara: buxoro bokhara bouchara бухара
almaty: almata алматы
dushanbe: duschanbe душанбе
ashgabat: ashkhabad asgabat
crimea: krym krim crimee крым крымск- крим
siberia: sibir sibirien siberie сибирь сибирск-
ural: ural- урал уральск-
volga: wolga povolzh- volzhsk- волжск-
caucasus: kavkaz kaukasus caucase кавказ кавказск-
bavaria: bayern bayerische baviere bavaria
saxony: sachsen
europe: europa europe european europeenne europaische evropa evropeyskiy европа avrupa
asia: asie asien aziya asya азия asian
africa: afrique afrika africa african afriqiya африка afrika
mediterranean: mediterranee mediterraneo akdeniz sredizemnomorsk-
`;

const places = new FormsTable(placeTable);

/** For example `moscow` for `moskovskaya`. */
export const placeWord = (word: string): string | undefined => places.nameOf(word);

/** What a city is called in other languages. */
export function placesOf(word: string): readonly string[] {
  const place = placeWord(word);
  return place === undefined ? [] : places.formsOf(place);
}
