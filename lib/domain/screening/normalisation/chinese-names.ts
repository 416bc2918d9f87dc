import { toPair } from './to-pair';

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

// prettier-ignore
const moreCompanyWords = `
渔业=Fishery|漁業=Fishery|海洋=Ocean|水产=Fishery|食品=Food|纺织=Textile|紡織=Textile|服装=Garment|服裝=Garment|医药=Pharmaceutical|醫藥=Pharmaceutical|制药=Pharmaceutical|製藥=Pharmaceutical|药业=Pharmaceutical|医疗=Medical|生物=Biological
农业=Agriculture|農業=Agriculture|林业=Forestry|煤炭=Coal|煤业=Coal|钢材=Steel|金属=Metal|金屬=Metal|铝业=Aluminium|铜业=Copper|黄金=Gold|珠宝=Jewellery|水泥=Cement|建材=Building Materials|木业=Wood|纸业=Paper|印刷=Printing|包装=Packaging
塑料=Plastic|橡胶=Rubber|轮胎=Tyre|电气=Electric|電氣=Electric|电器=Electrical Appliances|电机=Electric Motor|电缆=Cable|通信=Communications|通讯=Communications|通訊=Communications|电信=Telecommunications|软件=Software|网络=Network|信息=Information|資訊=Information
光学=Optics|光电=Optoelectronics|仪器=Instrument|精密=Precision|设备=Equipment|設備=Equipment|制造=Manufacturing|製造=Manufacturing|重工=Heavy Industry|机电=Mechanical Electric|机床=Machine Tool|轴承=Bearing|造船=Shipbuilding|船舶=Shipping|港口=Port|码头=Terminal
货运=Freight|货代=Freight Forwarding|仓储=Storage|快递=Express|供应链=Supply Chain|旅游=Tourism|酒店=Hotel|餐饮=Catering|房地产=Real Estate|地产=Real Estate|置业=Real Estate|物业=Property|金融=Finance|证券=Securities|基金=Fund|租赁=Leasing|担保=Guarantee|资产=Asset
管理=Management|咨询=Consulting|諮詢=Consulting|服务=Services|服務=Services|企业=Enterprise|企業=Enterprise|商务=Commerce|商业=Commerce|商業=Commerce|百货=Department Store|文化=Culture|传媒=Media|广告=Advertising|出版=Publishing|教育=Education|环保=Environmental|新能源=New Energy
石油化工=Petrochemical|油气=Oil Gas|燃气=Gas|矿产=Minerals|冶金=Metallurgy|有色=Nonferrous|化学=Chemical|化學=Chemical|化肥=Fertilizer|安防=Security|保安=Security|军工=Military Industry|兵器=Weapons|电子商务=Electronic Commerce|人民银行=Peoples Bank|商会=Chamber of Commerce|协会=Association|基金会=Foundation|委员会=Committee|工厂=Factory|集团公司=Group Corporation|制品=Products
对外=Foreign|外贸=Foreign Trade|经贸=Economic Trade|工贸=Industry Trade|实业公司=Industrial Company|有限责任=Limited
宁波=Ningbo|温州=Wenzhou|杭州=Hangzhou|苏州=Suzhou|无锡=Wuxi|厦门=Xiamen|福州=Fuzhou|泉州=Quanzhou|济南=Jinan|烟台=Yantai|威海=Weihai|沈阳=Shenyang|长春=Changchun|哈尔滨=Harbin|吉林=Jilin|黑龙江=Heilongjiang|延边=Yanbian|延吉=Yanji|珲春=Hunchun|营口=Yingkou|锦州=Jinzhou|西安=Xian|成都=Chengdu|昆明=Kunming
云南=Yunnan|贵州=Guizhou|广西=Guangxi|南宁=Nanning|海南=Hainan|珠海=Zhuhai|东莞=Dongguan|佛山=Foshan|汕头=Shantou|中山=Zhongshan|郑州=Zhengzhou|石家庄=Shijiazhuang|太原=Taiyuan|山西=Shanxi|陕西=Shaanxi|合肥=Hefei|安徽=Anhui|南昌=Nanchang|江西=Jiangxi|长沙=Changsha|甘肃=Gansu|兰州=Lanzhou|内蒙古=Inner Mongolia|澳门=Macau|澳門=Macau|九龙=Kowloon|台北=Taipei|高雄=Kaohsiung|亚洲=Asia|太平洋=Pacific|东方=Dongfang|远东=Far East`;

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

export const companyWords = toWords(companyTable);
/** With those that may also be names of people, who have at most four characters. */
export const wordsOfLongNames: ReadonlyMap<string, string> = new Map([
  ...companyWords,
  ...toWords(moreCompanyWords),
]);

function toWords(table: string): ReadonlyMap<string, string> {
  return new Map(
    table
      .trim()
      .split(/[\n|]/)
      .map((entry) => toPair(entry, '=')),
  );
}
