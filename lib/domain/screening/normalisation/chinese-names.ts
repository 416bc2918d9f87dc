/**
 * Some 300 single-character Chinese family names, simplified and traditional, which cover nearly all Chinese.
 */
export const familyNames = new Set(
  '王李张張刘劉陈陳杨楊赵趙黄黃周吴吳徐孙孫胡朱高林何郭马馬罗羅梁宋郑鄭谢謝韩韓唐冯馮于董萧蕭程曹袁邓鄧许許傅沈曾彭吕呂苏蘇卢盧蒋蔣' +
    '蔡贾賈丁魏薛叶葉阎閻余潘杜戴夏钟鍾鐘汪田任姜范方石姚谭譚廖邹鄒熊金陆陸郝孔白崔康毛邱秦江史顾顧侯邵孟龙龍万萬段雷钱錢汤湯尹黎易常武乔喬贺賀' +
    '赖賴龚龔文庞龐樊兰蘭殷施陶洪翟安颜顏倪严嚴牛温溫芦季俞章鲁魯葛伍韦韋申尤毕畢聂聶丛焦向柳邢路岳齐齊沿梅莫庄莊辛管祝左涂谷祁时時舒耿牟' +
    '卜路詹关關苗凌费費纪紀靳盛童欧歐甄项項曲成游阳陽裴席卫衛查屈鲍鮑位覃霍翁隋植甘景薄单單包司柏宁寧柯阮桂闵解强柴华華车車冉房边邊辜吉饶饒刁瞿戚' +
    '丘古米池滕晋苑邬臧畅宫宮来莫缪繆朴区區冼仇盖蓋应應宗丰郎农溥习習栗胥荣慕连連简簡巫符桑卓鞠蒲木艾容屠慈闫迟佟' +
    '冷匡楚娄虞储奚竺权逯储嵇麦郁全封糜胜温藏蒙明雍双雙商濮谌昌晏沙计計伏戈粟敖乌焦巴弓牧隗山侯宓蓬酆巩',
);

// prettier-ignore
export const familyNamesOfTwo = new Set((
  '欧阳 歐陽 司马 司馬 上官 诸葛 諸葛 东方 東方 皇甫 尉迟 公孙 公孫 慕容 令狐 司徒 端木 夏侯 ' +
  '长孙 宇文 独孤 南宫 西门 东郭 轩辕 百里 呼延 澹台 拓跋'
).split(' '));

/** Characters pronounced differently as a family name. */
export const familyReadings: Readonly<Record<string, string>> = {
  曾: 'Zeng',
  单: 'Shan',
  單: 'Shan',
  解: 'Xie',
  仇: 'Qiu',
  查: 'Zha',
  区: 'Ou',
  區: 'Ou',
  盖: 'Ge',
  蓋: 'Ge',
  翟: 'Zhai',
  缪: 'Miao',
  繆: 'Miao',
  朴: 'Piao',
  覃: 'Qin',
  种: 'Chong',
  員: 'Yun',
  员: 'Yun',
  长孙: 'Zhangsun',
  尉迟: 'Yuchi',
  万俟: 'Moqi',
  卜: 'Bu',
  乐: 'Yue',
};

/** Company words and places that lists translate instead of transliterating, longest first. */
const companyTable = `
股份有限公司=Co Ltd|有限责任公司=Co Ltd|有限責任公司=Co Ltd|集团有限公司=Group Co Ltd|集團有限公司=Group Co Ltd|有限公司=Co Ltd|总公司=Corporation
總公司=Corporation|分公司=Branch|公司=Company|集团=Group|集團=Group|控股=Holdings|株式会社=KK|株式會社=Co Ltd|有限会社=Ltd|合同会社=GK
合伙=Partnership
国际=International|國際=International|贸易=Trading|貿易=Trading|进出口=Import Export|進出口=Import Export|商贸=Trading
科技=Technology|技术=Technology
技術=Technology|实业=Industry|實業=Industry|工业=Industry|工業=Industry|投资=Investment|投資=Investment|发展=Development
發展=Development|银行=Bank
銀行=Bank|保险=Insurance|保險=Insurance|航运=Shipping|航運=Shipping|海运=Shipping|海運=Shipping|船务=Shipping|物流=Logistics
运输=Transport
石油=Petroleum|石化=Petrochemical|天然气=Natural Gas|化工=Chemical|能源=Energy|电力=Electric Power|电子=Electronics
電子=Electronics|机械=Machinery
建设=Construction|建設=Construction|建筑=Construction|工程=Engineering|航空=Aviation|航天=Aerospace|汽车=Automobile
钢铁=Iron Steel|矿业=Mining
大学=University|大學=University|学院=College|研究所=Research Institute|研究院=Research Institute|人民=Peoples|中国=China
中國=China|香港=Hong Kong
北京=Beijing|上海=Shanghai|天津=Tianjin|重庆=Chongqing|深圳=Shenzhen|广州=Guangzhou|广东=Guangdong|大连=Dalian|青岛=Qingdao
南京=Nanjing|武汉=Wuhan
浙江=Zhejiang|江苏=Jiangsu|山东=Shandong|辽宁=Liaoning|丹东=Dandong|福建=Fujian|四川=Sichuan|河北=Hebei|河南=Henan|湖北=Hubei
湖南=Hunan|新疆=Xinjiang
朝鲜=Korea|朝鮮=Korea|日本=Japan|东京=Tokyo|東京=Tokyo|大阪=Osaka|台湾=Taiwan|台灣=Taiwan`;

export const companyWords: ReadonlyMap<string, string> = new Map(
  companyTable
    .trim()
    .split(/[\n|]/)
    .map((pair) => pair.split('=') as [string, string]), // "characters=words", as the table is written
);
