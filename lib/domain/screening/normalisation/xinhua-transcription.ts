/**
 * Xinhua transcription, in which Chinese media write foreign names: each syllable with its characters. L is l
 * or r, which many of the characters do not distinguish.
 */
// prettier-ignore
const syllables =
  'a阿亚亞 ai艾埃 e爱厄 an安 o奥奧 ba巴芭 bai拜 ban班 ban邦 bao保鲍 be贝貝伯 ben本 bi比 bin宾 b布 bo博波 cha查恰 che切 chen琴 ' +
  'da达達戴 dai代 dan丹 dao道 d德 den登邓 di迪蒂 din丁 du杜都 do多 don顿頓 n恩 fa法 fan凡范 fe费費菲 fen芬 fon冯 f弗夫 fo福 fu富 ' +
  'ga盖加 gan甘 ge格葛 go戈 g格 gu古 ha哈 hai海 han汉 he赫 hen亨 ho霍 hu胡 wa华瓦 ji吉季 ja贾 jo乔 je杰 jin金津京 ka卡 kai凯 kan坎 ' +
  'kon康孔 ko科柯 k克 ken肯 ku库 ki基 la莱 La拉 Lan兰蘭 Lan朗 Lao劳 Le勒雷列 Li里裡 li利丽莉 Lin林 Lon隆 Lu卢鲁路 Len伦倫 ro罗羅洛 L尔爾 ' +
  'ma马馬玛 mai迈 mak麦麥 man曼 men门門 mon蒙 mi米密 min明 mo莫 me默 m姆 mu穆 na纳納娜 nan南 ne内 ni尼 nin宁 niu纽 nu努 no诺諾 ' +
  'ou欧歐 pa帕 pai派 pan潘 pei佩 pen彭 pi皮 p普 po珀 pu蒲 ch奇 qi齐 chu丘 qiong琼 re热 sa萨薩 se塞赛 san桑 sen森 sha沙 sho绍 she舍谢 ' +
  'shen申 sh施什 s斯史士丝 s思 su苏 so索 son松逊 ta塔 tai泰 tan坦 tang汤 tang唐 tao陶 t特 ten腾滕 ti提 tian田 tin廷 ton通 tu图 to托 ' +
  'wan万萬 wang旺 wei威韦魏 vi维維 wen温 vin文 on翁 vo沃 u乌烏 wu伍 wu武 si西 hi希 xi锡 sia夏 shan香 shin辛 hiu休 ya雅 yan延扬 yang杨 ' +
  'ye耶叶 ' +
  'i伊易 in因 in英 yu尤于 yo约約 ze泽 za扎 zhan詹 zhen珍 je哲 zh日 dr卓 z兹茲 z子 zon宗 zu祖 zo佐 lai来';

const bySyllable = new Map(
  syllables
    .split(' ')
    .flatMap((line) =>
      Array.from(line.replace(/^[a-zL]+/, ''), (letter) => [letter, /^[a-zL]+/.exec(line)![0]] as const),
    ),
);

// prettier-ignore
const wholeNames: Record<string, string> = {
  亚历山大: 'alexander', 约翰: 'john', 約翰: 'john', 乔治: 'george', 彼得: 'peter', 保罗: 'paul', 大卫: 'david',
  迈克尔: 'michael',
  詹姆斯: 'james', 威廉: 'william', 查尔斯: 'charles', 约瑟夫: 'joseph', 穆罕默德: 'mohammed', 侯赛因: 'hussein',
  易卜拉欣: 'ibrahim',
  阿卜杜拉: 'abdullah', 阿卜杜勒: 'abdul', 哈桑: 'hassan', 艾哈迈德: 'ahmed', 伊丽莎白: 'elizabeth', 玛丽: 'mary', 唐纳德: 'donald',
  普京: 'putin', 伊万: 'ivan', 谢尔盖: 'sergei', 弗拉基米尔: 'vladimir', 尼古拉: 'nikolai', 安德烈: 'andrei', 叶夫根尼: 'yevgeny',
  优素福: 'yusuf',
};

/** `liquid` stands for L. Undefined if a character is not in the table. */
export function romaniseTranscription(word: string, liquid: 'l' | 'r'): string | undefined {
  const known = wholeNames[word];
  if (known !== undefined) return known;
  let read = '';
  for (const letter of word) {
    const syllable = bySyllable.get(letter);
    if (syllable === undefined) return undefined;
    read += syllable;
  }
  // No l follows t or d, and n becomes m before p and b.
  return read
    .replace(/(?<=[td])L/g, 'r')
    .replace(/L/g, liquid)
    .replace(/n(?=[bp])/g, 'm');
}
