import { pinyinSyllables } from './east-asian-syllables';
import { toPair } from './to-pair';

/**
 * Wade-Giles, the romanisation of Chinese before pinyin, is still found in old and Taiwanese records. Its
 * apostrophes, which distinguish b from p, are mostly lost, so each syllable maps to the one more common in
 * names.
 */

// prettier-ignore
const syllables: ReadonlyMap<string, string> = toSpellings(
  'tse=ze tzu=zi tsu=zu tsung=zong tseng=zeng tsai=cai tsao=cao tsui=cui tsun=cun hsi=xi hsia=xia ' +
  'hsiao=xiao hsien=xian hsin=xin hsing=xing hsiung=xiong hsiu=xiu hsu=xu hsuan=xuan hsueh=xue hsun=xun ' +
  'hsiang=xiang hsieh=xie chi=ji chia=jia chiang=jiang chiao=jiao chieh=jie chien=jian chin=jin ' +
  'ching=jing chiu=qiu chu=zhu chun=jun chung=zhong chih=zhi chen=zhen cheng=zheng chang=zhang ' +
  'chao=zhao che=zhe chou=zhou chuan=quan chueh=jue chiung=qiong jen=ren jung=rong jui=rui jo=ruo ju=ru ' +
  'jan=ran te=de teng=deng ti=di tung=dong to=duo tu=du tai=tai tao=tao tien=tian ting=ting tang=tang ' +
  'tan=tan tun=dun kang=kang kai=kai kao=gao keng=geng ku=gu kuo=guo kuan=guan kuang=guang kuei=gui ' +
  'kun=kun kung=gong ko=ke pai=bai pao=bao pei=pei pen=ben pi=bi pin=bin ping=ping po=bo pu=pu ' +
  'peng=peng piao=biao shih=shi shu=shu shun=shun szu=si ssu=si sung=song lieh=lie lien=lian lung=long ' +
  'nien=nian mien=mian mei=mei ming=ming yeh=ye yen=yan yu=yu yung=yong yuan=yuan yueh=yue ying=ying ' +
  'yao=yao wei=wei wen=wen wu=wu han=han hua=hua hui=hui huang=huang hung=hong li=li liang=liang ' +
  'lin=lin ling=ling fu=fu fang=fang feng=feng an=an en=en i=yi min=min mou=mou lan=lan liu=liu ' +
  'shan=shan sheng=sheng',
);
// prettier-ignore
const familyNames = toSpellings(
  'hsi=xi hsu=xu hsia=xia hsiao=xiao hsieh=xie hsiung=xiong hsueh=xue tsai=cai tsao=cao tseng=zeng ' +
  'tsou=zou tsui=cui chiang=jiang chang=zhang chao=zhao cheng=zheng chou=zhou chu=zhu chung=zhong ' +
  'chien=qian chiu=qiu chin=jin jen=ren teng=deng ting=ding tung=dong tien=tian kao=gao ko=ke ku=gu ' +
  'kuo=guo kuan=guan kung=kong pai=bai peng=peng pi=bi pu=pu shih=shi sung=song lo=luo lung=long yeh=ye ' +
  'yen=yan lu=lu li=li wang=wang wu=wu chen=chen liu=liu huang=huang lin=lin mao=mao ma=ma hu=hu ho=he ' +
  'sun=sun lei=lei yang=yang han=han feng=feng fang=fang fan=fan liang=liang tang=tang tan=tan pan=pan ' +
  'shen=shen wei=wei',
);

/** Of the syllables of given names that lost an apostrophe or two dots, the next most common. */
// prettier-ignore
const others = toSpellings(
  'chi=qi chia=qia chiang=qiang chien=qian chin=qin ching=qing chu=ju chuan=juan chun=chun chung=chong chen=chen cheng=cheng ' +
  'chang=chang chao=chao chih=chi chiu=jiu tai=dai tao=dao ting=ding tien=dian kuan=kuan kuang=kuang pin=bin ping=bing yu=you',
);
const maxReadings = 3;

/** Each with its pinyin. */
export const wadeGilesSyllables: ReadonlyArray<readonly [spelling: string, pinyin: string]> = [...syllables];

function toSpellings(table: string): ReadonlyMap<string, string> {
  return new Map(table.split(' ').map((entry) => toPair(entry, '=')));
}

const initials: ReadonlyArray<readonly [RegExp, string]> = [
  [/^t[sz]'/, 'c'],
  [/^t[sz](?!')/, 'z'],
  [/^ch'(?=i(?!h)|ue)/, 'q'],
  [/^ch(?=i(?!h))/, 'j'],
  [/^ch(?!')/, 'zh'],
  [/^ch'/, 'ch'],
  [/^hs/, 'x'],
  [/^p(?!')/, 'b'],
  [/^t(?!')/, 'd'],
  [/^k(?!')/, 'g'],
  [/^j/, 'r'],
  [/'/, ''],
];
const finals: ReadonlyArray<readonly [RegExp, string]> = [
  [/^(zh|ch|sh|r)ih$/, '$1i'],
  [/^(z|c)u$/, '$1i'],
  [/^s[sz]u$/, 'si'],
  [/(?<=[iuy])eh$/, 'e'],
  [/ung$/, 'ong'],
  [/(?<=[iy])en$/, 'an'],
  [/uei$/, 'ui'],
  [/^([dtlnszcr])o$/, '$1uo'],
  [/^([gkh])o$/, '$1e'],
  [/^i$/, 'yi'],
  [/^erh$/, 'er'],
];
const pinyin = new Set(pinyinSyllables.trim().split(/\s+/));

/** A syllable whose apostrophe, if it had one, was kept. */
function pinyinOf(syllable: string): string | undefined {
  const initial = initials.reduce((text, [letters, spelling]) => text.replace(letters, spelling), syllable);
  const read = finals.reduce((text, [letters, spelling]) => text.replace(letters, spelling), initial);
  return pinyin.has(read) ? read : undefined;
}

/** A family name before or after a hyphenated given name of two syllables. */
const hyphenated =
  /^([a-z']{2,7}),? ([a-z']{1,7})-([a-z']{1,7})$|^([a-z']{1,7})-([a-z']{1,7}) ([a-z']{2,7})$/;

/** None for a name that is not in Wade-Giles; several if it lost its apostrophes, the most likely first. */
export function wadeGilesToPinyin(name: string): string[] {
  const found = hyphenated.exec(name.toLowerCase().replace(/[`‘’]/g, "'"));
  if (!found) return [];
  const [whole, first, left, right, otherLeft, otherRight, last] = found;
  const isExact = whole.includes("'");
  const read = (syllable: string, known: ReadonlyMap<string, string>) =>
    (isExact ? undefined : known.get(syllable)) ?? pinyinOf(syllable) ?? known.get(syllable);
  const family = read(first ?? last ?? '', familyNames);
  const [ofLeft, ofRight] = [left ?? otherLeft, right ?? otherRight].map((syllable = '') => {
    const likely = read(syllable, syllables);
    const other = isExact ? undefined : others.get(syllable);
    return likely === undefined ? [] : [likely, ...(other === undefined ? [] : [other])];
  });
  if (family === undefined) return [];
  const given = ofLeft!.flatMap((one) => ofRight!.map((next) => one + next));
  return given.slice(0, maxReadings).map((name) => `${family} ${name}`);
}
