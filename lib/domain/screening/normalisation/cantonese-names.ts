import { cantoneseReadings } from './cantonese-readings-table';

/** Family names that Hong Kong spells in its own way. */
// prettier-ignore
const familyTable =
  'tsang曾 choi蔡 tse謝谢 tsui徐崔 cho曹 chow鄒周邹 chu朱 chan陳陈 cheung張章张 cheng鄭郑 chiu趙招赵 lee李利 lai黎賴赖 lui呂吕雷 ng吳伍吴 wu胡 ho何賀贺 hui許许 so蘇苏 yip葉叶 yu余俞于 ' +
  'yiu姚 yeung楊杨 yuen袁阮 yam任 yim嚴严 yau邱丘游 kwan關关 kwok郭 koo顧顾古 koon管 ko高 kung龔龚孔 kong江 keung姜 kan簡简 kam甘金 lo盧卢羅罗 lau劉刘柳 liu廖 leung梁 lam林藍蓝 luk陸陆 ma馬马 ' +
  'mak麥麦 mok莫 mo毛 man文萬万 mang孟 ngai魏倪 ngan顏颜 au區区歐欧 poon潘 pang彭 pau包鮑鲍 pak白 sin冼 sze施史 shek石 shum沈岑 suen孫孙 sung宋 siu蕭邵萧 tai戴 tam譚谭 tang鄧邓 tong湯汤唐 tin田 ' +
  'ting丁 tung董 to杜陶 wan溫温尹 wai韋韦衛卫 wong黃黄王汪 yung翁容 fok霍 fong方 fan范樊 fung馮冯 fu傅符 hung洪熊 ha夏 hon韓韩 hau侯 chim詹 chung鍾钟 szeto司徒 auyeung歐陽欧阳';

const namesOfTwo = new Set(['szeto', 'auyeung']);

const entriesOf = (table: string): Array<readonly [spelling: string, characters: string]> =>
  table
    .trim()
    .split(/\s+/)
    .map((entry) => {
      const spelling = /^[a-z]+/.exec(entry)![0];
      return [spelling, entry.slice(spelling.length)] as const;
    });

const familyNames = new Map(
  entriesOf(familyTable).flatMap(([spelling, characters]) => {
    const names = namesOfTwo.has(spelling) ? (characters.match(/../gu) ?? []) : Array.from(characters);
    return names.map((name) => [name, spelling] as const);
  }),
);

/** By character, and the number of characters by reading. */
interface Readings {
  of: ReadonlyMap<string, string>;
  counts: ReadonlyMap<string, number>;
}

let known: Readings | undefined;

/** Few names are Chinese, so the table is read when the first of them is. */
function readings(): Readings {
  if (known) return known;
  const entries = entriesOf(cantoneseReadings);
  known = {
    of: new Map(entries.flatMap(([spelling, all]) => Array.from(all, (one) => [one, spelling] as const))),
    counts: new Map(entries.map(([spelling, all]) => [spelling, all.length])),
  };
  return known;
}

export const countOfCantonese = (syllable: string): number => readings().counts.get(syllable) ?? 0;

/** As in Hong Kong: 霍志堅 is Fok Chi Kin. Undefined for what is not a family name and one or two characters. */
export function cantoneseName(run: string): string | undefined {
  const length = familyNames.has(run.slice(0, 2)) ? 2 : 1;
  const family = familyNames.get(run.slice(0, length));
  const given = Array.from(run.slice(length), (character) => readings().of.get(character));
  if (family === undefined || given.length === 0 || given.length > maxGiven || given.includes(undefined))
    return undefined;
  return [family, ...given].join(' ');
}

const maxGiven = 2;
