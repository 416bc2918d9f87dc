import { readingsOfFamilyParts, romaniseJapaneseFamilyName } from './japanese-names';

const legalForm = /株式会社|株式會社|有限会社|合同会社|合資会社|[(（]株[)）]|㈱/g;

/** Words at the end of a company's name, and before it places that many are named after. */
// prettier-ignore
const words = new Map((
  '精機seiki 商事shoji 工業kogyo 産業sangyo 製作所seisakusho 電機denki 電子denshi 電気denki 電力denryoku 海運kaiun 汽船kisen 商船shosen 貿易boeki 建設kensetsu 建築kenchiku 化学kagaku 製薬seiyaku 薬品yakuhin 銀行ginko ' +
  '物産bussan 興業kogyo 興産kosan 通商tsusho 運輸unyu 運送unso 輸送yuso 倉庫soko 鉄工所tekkosho 鉄工tekko 鉄鋼tekko 製鉄seitetsu 製鋼seiko 重工業jukogyo 重工juko 造船zosen 水産suisan 漁業gyogyo 食品shokuhin 食糧shokuryo ' +
  '商会shokai 商店shoten 商社shosha 不動産fudosan 印刷insatsu 出版shuppan 機械kikai 機工kiko 技研giken 技術gijutsu 石油sekiyu 石炭sekitan 鉱業kogyo 鉱山kozan 航空koku 自動車jidosha 精密seimitsu 精工seiko 光学kogaku 保険hoken ' +
  '証券shoken 信託shintaku 金融kinyu 投資toshi 開発kaihatsu 物流butsuryu 繊維seni 紡績boseki 織物orimono 木材mokuzai 製材seizai 金属kinzoku 製造seizo 国際kokusai 研究所kenkyujo 大学daigaku 総合sogo 工務店komuten ' +
  '工務komu 土木doboku 設計sekkei 設備setsubi 通信tsushin 放送hoso 新聞shimbun 情報joho 計器keiki 電工denko 電線densen 電器denki 軽金属keikinzoku 合金gokin 工具kogu 工作kosaku 工機koki 製紙seishi 紙業shigyo ゴムgomu ' +
  '窯業yogyo 硝子garasu 観光kanko 旅行ryoko 興行kogyo 農産nosan 農業nogyo 畜産chikusan 酒造shuzo 醸造jozo 製糖seito 製粉seifun 製菓seika 飲料inryo 警備keibi 環境kankyo 資源shigen 交易koeki 交通kotsu 鉄道tetsudo 本社honsha ' +
  '日本nihon 東京tokyo 大阪osaka 京都kyoto 神戸kobe 横浜yokohama 名古屋nagoya 東洋toyo 中央chuo 北海道hokkaido 九州kyushu 四国shikoku 関西kansai 関東kanto 東海tokai 北陸hokuriku 沖縄okinawa 広島hiroshima 札幌sapporo 新日本shinnihon ' +
  '太平洋taiheiyo 太陽taiyo 富士fuji 三菱mitsubishi 三井mitsui 住友sumitomo 大和yamato 東亜toa 極東kyokuto 朝日asahi 旭asahi 昭和showa 明治meiji 第一daiichi 新shin 大dai 南洋nanyo 朝鮮chosen 総連soren'
).split(' ').map((entry) => [/^[^a-z]+/.exec(entry)![0], /[a-z]+$/.exec(entry)![0]] as const));
const longestWord = 4;

/** In Japanese reading. Empty for a text that is no Japanese company, or that holds a name that no table has. */
export function readingsOfJapaneseCompany(text: string): string[] {
  const name = text.replace(legalForm, '').trim();
  if (name === text.trim()) return [];
  const read: string[][] = [[]];
  let rest = name;
  while (rest !== '') {
    const { length, readings } = next(rest);
    if (length === 0) return [];
    const before = read.splice(0);
    for (const start of before) for (const word of readings) read.push([...start, word]);
    rest = rest.slice(length).trimStart();
  }
  return read.slice(0, maxReadings).map((parts) => `${parts.join(' ')} KK`);
}

const maxReadings = 3;
const longestName = 3;
const otherText = /^[^\p{Script=Han}]+/u;

function next(rest: string): { length: number; readings: string[] } {
  const other = otherText.exec(rest)?.[0];
  if (other !== undefined) return { length: other.length, readings: [other.trim()] };
  const word = wordAt(rest);
  if (word !== undefined) return word;
  for (let length = Math.min(longestName, rest.length); length > 0; length -= 1) {
    const name = rest.slice(0, length);
    const known = romaniseJapaneseFamilyName(name);
    const readings = known === undefined ? readingsOfFamilyParts(name) : [known];
    if (readings.length > 0 && !holdsWordBefore(name)) return { length, readings };
  }
  return { length: 0, readings: [] };
}

function wordAt(rest: string): { length: number; readings: string[] } | undefined {
  for (let length = longestWord; length > 0; length -= 1) {
    const reading = words.get(rest.slice(0, length));
    if (reading !== undefined && rest.length >= length) return { length, readings: [reading] };
  }
  return undefined;
}

const minWord = 2;
const holdsWordBefore = (name: string): boolean =>
  [...words.keys()].some((word) => word.length >= minWord && name.indexOf(word) > 0);
