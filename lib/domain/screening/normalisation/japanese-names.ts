/** Some 300 of the most common Japanese family names, which about half of all Japanese bear. */
// prettier-ignore
const familyTable =
  '佐藤sato 鈴木suzuki 高橋takahashi 高桥takahashi 田中tanaka 伊藤ito 伊東ito 渡辺watanabe 渡邊watanabe 渡邉watanabe ' +
  '渡部watanabe 山本yamamoto 中村nakamura ' +
  '小林kobayashi 加藤kato 吉田yoshida 山田yamada 佐々木sasaki 佐佐木sasaki 山口yamaguchi 松本matsumoto 井上inoue 木村kimura ' +
  '林hayashi 斎藤saito 斉藤saito 齋藤saito 齊藤saito ' +
  '清水shimizu 山崎yamazaki 山﨑yamazaki 森mori 池田ikeda 橋本hashimoto 桥本hashimoto 阿部abe 安倍abe 安部abe 石川ishikawa ' +
  '山下yamashita 中島nakajima 中嶋nakajima 石井ishii ' +
  '小川ogawa 前田maeda 岡田okada 長谷川hasegawa 藤田fujita 後藤goto 近藤kondo 村上murakami 遠藤endo 青木aoki 坂本sakamoto 斉木saiki ' +
  '福田fukuda ' +
  '太田ota 大田ota 西村nishimura 藤井fujii 岡本okamoto 金子kaneko 藤原fujiwara 三浦miura 中野nakano 中川nakagawa 原田harada ' +
  '松田matsuda 竹内takeuchi ' +
  '小野ono 田村tamura 中山nakayama 和田wada 石田ishida 森田morita 上田ueda 原hara 内田uchida 柴田shibata 酒井sakai 宮崎miyazaki ' +
  '宮﨑miyazaki 横山yokoyama ' +
  '高木takagi 安藤ando 宮本miyamoto 大野ono 小島kojima 谷口taniguchi 工藤kudo 今井imai 高田takada 増田masuda 丸山maruyama ' +
  '杉山sugiyama 村田murata ' +
  '大塚otsuka 新井arai 小山koyama 平野hirano 藤本fujimoto 河野kono 上野ueno 武田takeda 野口noguchi 松井matsui 千葉chiba ' +
  '菅原sugawara 岩崎iwasaki ' +
  '久保kubo 木下kinoshita 佐野sano 野村nomura 松尾matsuo 市川ichikawa 菊地kikuchi 菊池kikuchi 杉本sugimoto 古川furukawa ' +
  '大西onishi 島田shimada ' +
  '水野mizuno 桜井sakurai 櫻井sakurai 高野takano 渡会watarai 吉川yoshikawa 山内yamauchi 西田nishida 飯田iida 西川nishikawa ' +
  '小松komatsu 北村kitamura ' +
  '安田yasuda 五十嵐igarashi 川口kawaguchi 平田hirata 関seki 中田nakata 久保田kubota 服部hattori 東higashi 岩田iwata ' +
  '土屋tsuchiya 川崎kawasaki 福島fukushima ' +
  '本田honda 辻tsuji 樋口higuchi 秋山akiyama 田口taguchi 永井nagai 山中yamanaka 中西nakanishi 吉村yoshimura 川上kawakami ' +
  '石原ishihara 大橋ohashi ' +
  '松岡matsuoka 馬場baba 浜田hamada 濱田hamada 星野hoshino 森本morimoto 片山katayama 熊谷kumagai 黒田kuroda 大島oshima 矢野yano ' +
  '内藤naito 須藤sudo ' +
  '尾崎ozaki 荒木araki 望月mochizuki 早川hayakawa 野田noda 岡崎okazaki 川村kawamura 菊田kikuta 荒井arai 大久保okubo ' +
  '松下matsushita 黒木kuroki 堀hori ' +
  '熊田kumada 松村matsumura 桑原kuwahara 永田nagata 成田narita 児玉kodama 関口sekiguchi 三宅miyake 吉岡yoshioka 石塚ishizuka ' +
  '田辺tanabe 白石shiraishi ' +
  '川島kawashima 川田kawada 岸田kishida 岸kishi 石破ishiba 菅suga 麻生aso 小泉koizumi 鳩山hatoyama 野中nonaka 細川hosokawa ' +
  '福永fukunaga 東條tojo 東条tojo 山县yamagata ' +
  '重信shigenobu 浅野asano 浅田asada 西山nishiyama 西岡nishioka 西尾nishio 北川kitagawa 北野kitano 南minami 宮田miyata ' +
  '宮下miyashita 宮川miyagawa 宮沢miyazawa ' +
  '高山takayama 高島takashima 高井takai 高倉takakura 黒沢kurosawa 黒澤kurosawa 金田kaneda 金沢kanazawa 大川okawa 大石oishi ' +
  '大山oyama 大竹otake 大谷otani 大森omori 大沢osawa ' +
  '小田oda 小沢ozawa 小澤ozawa 小池koike 小西konishi 小原ohara 小倉ogura 尾形ogata 岡oka 岡村okamura 奥村okumura 奥田okuda ' +
  '角田tsunoda 笠原kasahara 梶原kajiwara 上原uehara ' +
  '神田kanda 亀井kamei 河合kawai 河村kawamura 川本kawamoto 木田kida 桐生kiryu 栗原kurihara 桑田kuwata 坂井sakai 坂口sakaguchi ' +
  '坂田sakata 榊原sakakibara 佐久間sakuma 沢田sawada 澤田sawada ' +
  '志村shimura 篠原shinohara 島村shimamura 下田shimoda 荘司shoji 白井shirai 新田nitta 杉田sugita 杉浦sugiura 関根sekine ' +
  '高松takamatsu 滝沢takizawa 武藤muto 竹田takeda 竹中takenaka 立花tachibana ' +
  '谷tani 谷川tanigawa 玉井tamai 塚本tsukamoto 土井doi 徳田tokuda 富田tomita 豊田toyoda 中井nakai 中尾nakao 中沢nakazawa ' +
  '長田osada 長尾nagao 永野nagano 浜口hamaguchi 浜崎hamasaki 早坂hayasaka 原口haraguchi ' +
  '日高hidaka 平井hirai 平山hirayama 広瀬hirose 廣瀬hirose 福井fukui 福岡fukuoka 藤岡fujioka 藤川fujikawa 藤沢fujisawa ' +
  '藤村fujimura 古田furuta 星hoshi 堀内horiuchi 堀江horie 本間honma 牧野makino 松浦matsuura ' +
  '松原matsubara 松永matsunaga 丸田maruta 三木miki 三上mikami 三島mishima 水谷mizutani 溝口mizoguchi 皆川minagawa 村井murai ' +
  '村山murayama 森山moriyama 八木yagi 柳yanagi 柳田yanagida 矢島yajima ' +
  '山岸yamagishi 山根yamane 山村yamamura 湯浅yuasa 横田yokota 吉野yoshino 吉本yoshimoto 米田yoneda 若林wakabayashi 鷲尾washio ' +
  '織田oda 徳川tokugawa 豊臣toyotomi 足立adachi 相沢aizawa 赤木akagi 浅井asai 天野amano 荒川arakawa 有馬arima 飯島iijima ' +
  '池上ikegami 石橋ishibashi 石黒ishiguro 泉izumi 板垣itagaki 稲田inada 稲垣inagaki 今村imamura 岩井iwai 岩本iwamoto 上村uemura ' +
  '臼井usui 梅田umeda 浦田urata 江口eguchi 榎本enomoto';

/** Those that are not pronounced character by character. */
// prettier-ignore
const givenTable =
  '太郎taro 一郎ichiro 二郎jiro 次郎jiro 三郎saburo 四郎shiro 五郎goro 大輔daisuke 健太kenta 健太郎kentaro 健一kenichi 健kenji ' +
  '健二kenji 健司kenji 賢治kenji 謙治kenji 翔太shota 翔sho 拓也takuya 拓哉takuya 達也tatsuya ' +
  '和也kazuya 直樹naoki 直人naoto 秀樹hideki 英樹hideki 英機hideki 博hiroshi 浩hiroshi 宏hiroshi 弘hiroshi 寛hiroshi ' +
  '博之hiroyuki 浩之hiroyuki 裕之hiroyuki 誠makoto 真makoto 実minoru 茂shigeru 隆takashi 孝takashi 崇takashi 剛tsuyoshi ' +
  '学manabu 修osamu 治osamu 進susumu 勉tsutomu 稔minoru 豊yutaka 豐yutaka 裕yutaka 清kiyoshi 正tadashi 忠tadashi ' +
  '昇noboru 登noboru 明akira 昭akira 晃akira 章akira 彰akira 亮ryo 涼ryo 徹toru 透toru 哲也tetsuya 哲tetsu 聡satoshi ' +
  '智satoshi 敏satoshi 悟satoru 薫kaoru 馨kaoru ' +
  '純一郎junichiro 純一junichi 淳一junichi 潤jun 純jun 淳atsushi 篤atsushi 敦atsushi 厚atsushi 慎一shinichi 真一shinichi ' +
  '伸一shinichi 信一shinichi 晋三shinzo 新一shinichi 俊一shunichi 雄一yuichi 祐一yuichi 裕一yuichi 洋一yoichi 陽一yoichi ' +
  '洋平yohei 恭平kyohei 康平kohei 公平kohei 義偉yoshihide 文雄fumio 太郎taro ' +
  '茂樹shigeki 正樹masaki 雅樹masaki 雅之masayuki 正之masayuki 正義masayoshi 孝太郎kotaro 幸太郎kotaro 進次郎shinjiro 龍馬ryoma ' +
  '龍一ryuichi 隆一ryuichi 竜一ryuichi 健吾kengo 悠yu 優yu 蓮ren 陸riku 颯太sota 大翔hiroto 悠斗yuto 湊minato 樹itsuki ' +
  '花子hanako 陽子yoko 洋子yoko 容子yoko 幸子sachiko 和子kazuko 恵子keiko 敬子keiko 慶子keiko 京子kyoko 恭子kyoko 今日子kyoko ' +
  '裕子yuko 優子yuko 祐子yuko 由美子yumiko 久美子kumiko 美智子michiko 道子michiko 節子setsuko 信子nobuko 順子junko 純子junko ' +
  '淳子junko 智子tomoko 友子tomoko ' +
  '直子naoko 明子akiko 昭子akiko 晶子akiko 亜希子akiko 愛子aiko 雅子masako 正子masako 真理子mariko 麻里子mariko 房子fusako 文子fumiko ' +
  '弘子hiroko 博子hiroko 浩子hiroko 広子hiroko 聡子satoko 悦子etsuko 悅子etsuko 典子noriko 紀子noriko 則子noriko 早苗sanae ' +
  '百合子yuriko 由紀子yukiko 雪子yukiko 幸yuki 静香shizuka ' +
  '美咲misaki 愛ai 葵aoi 結衣yui 結菜yuna 桜sakura 凛rin 陽菜hina 美穂miho 美香mika 美樹miki 美紀miki 美雪miyuki 香織kaori 沙織saori ' +
  '直美naomi 明美akemi 真由美mayumi 裕美hiromi 麻衣mai 舞mai 彩aya 彩香ayaka 綾aya 恵megumi 恵美emi 絵美emi 絵里eri 奈々nana ' +
  '菜々子nanako 千尋chihiro 千春chiharu 瞳hitomi 緑midori 翠midori 遥haruka 春香haruka 春樹haruki 茜akane 楓kaede ' +
  '浩二koji 浩司koji 浩一koichi 光一koichi 幸一koichi 公一koichi 修一shuichi 修二shuji 秀一shuichi 誠一seiichi 清一seiichi 正一shoichi 慎太郎shintaro ' +
  '守mamoru 藍ai 希nozomi 望nozomi 要kaname 司tsukasa 匠takumi 巧takumi 光hikaru 歩ayumu 学manabu 護mamoru 衛mamoru 均hitoshi 仁hitoshi 等hitoshi 猛takeshi 武takeshi 毅takeshi 健史takeshi 雅美masami 正美masami 弘美hiromi 博美hiromi';

/** The most common reading of each character in given names. */
// prettier-ignore
const givenReadings =
  'ko子 mi美三実 e恵江枝絵 yo代世 ka香花加佳 na奈菜名那 ri里理梨利莉 ki紀樹希喜輝貴 ma真麻万 sa沙紗佐早 chi千智知 to人斗登 ya也哉弥矢 yuki之幸行雪 o夫男雄郎生 ' +
  'hiko彦 suke介助輔 ro郎朗 ta太多 ichi一市 ' +
  'ji二治司次 zo三造蔵 hei平兵 go吾悟 kazu和 masa正雅昌政 yoshi義良吉芳嘉 nobu信伸延 hiro博弘宏浩裕広洋寛 hide秀英 aki明昭秋章晃彰 tomo友朋 taka隆高孝貴 ' +
  'toshi俊敏利年 tada忠 naga永長 nao直尚 kiyo清 shige重茂繁 mitsu光満 ' +
  'nori典則紀憲 haru春晴治 natsu夏 fuyu冬 tetsu哲鉄 ken健賢謙 jun純淳順潤 shin慎真新進晋 kei圭啓慶敬 ryo亮良涼 ryu龍隆竜 sho翔正祥昭 ' +
  'yu裕祐雄優勇悠由有友 dai大 ai愛 mari鞠 fumi文史 kuni国邦 yasu康安泰保 katsu勝克 ' +
  'eiji栄 tsune常恒 sumi澄純 sachi幸祥 mayu繭 michi道通 kyo京恭 rei玲麗礼 ran蘭 rin鈴 emi笑 miya宮 ku久玖 kumi組 tsu津 ne音根 ho穂帆 ' +
  'ha葉羽 no乃野 mo茂萌 shi志士史 se世 ru留瑠 re怜 a亜阿 i衣伊 u宇 ';

interface JapaneseName {
  family: string;
  given: string;
}

const familyNames = new Map(toEntries(familyTable));
const givenNames = new Map(toEntries(givenTable));
const readings = new Map(
  givenReadings
    .trim()
    .split(' ')
    .flatMap((line) => {
      const reading = /^[a-z]+/.exec(line)![0];
      return Array.from(line.slice(reading.length), (character) => [character, reading] as const);
    })
    // The first reading listed for a character is its most common one.
    .toReversed(),
);
const longestFamilyName = 3;

function toEntries(table: string): Array<readonly [string, string]> {
  return table.split(' ').map((entry) => {
    const at = entry.search(/[a-z]/);
    return [entry.slice(0, at), entry.slice(at)] as const;
  });
}

/** Parts of family names, at the start and after it. A name of parts alone is read if no table has it. */
// prettier-ignore
const familyParts = toReadings(
  'o小大尾 ko古児 naka中仲 ta田多 ya矢谷屋 yama山 kawa川河 mori森守 mura村 matsu松 sugi杉 take竹武 ki木喜 mizu水 kita北 nishi西 minami南 higashi東 ue上植 shimo下 taka高鷹 hashi橋 ishi石 iwa岩 i井伊 fuji藤 ' +
  'kuro黒 shira白 aka赤 ao青 naga長永 hira平 saka坂阪 no野 hara原 shima島嶋 saki崎﨑 ike池 nuki貫 hama浜濱 kuma熊 inu犬 tsuru鶴 kame亀 ushi牛 uma馬 tani渓 mi三見美 yoko横 tera寺 miya宮 kami神 fuku福 tomi富 yoshi吉 ' +
  'sato里 numa沼 tsuka塚 mine峰嶺 oka岡丘 se瀬 hata畑畠 kura倉蔵 kusa草 kuwa桑 ume梅 sakura桜 kiri桐 kashi柏樫 momo桃 kuri栗 shiba芝柴 ura浦 gi城 do堂 shiro代 machi町 ie家 saki先 ara荒 su須 ' +
  'do土 hiro広廣 nii新 aka明 waka若 kyo清 itsu五 roku六 nana七 ya八 ku九久 to十戸 sen千 ne根 moto本元 kane金 gane鐘 kubo窪 sawa沢澤 izumi泉 hayashi林 asa浅朝 shino篠 en遠 fuka深 ara新 chi地知 ho保 hoso細 hori堀 hane羽 tori鳥 nashi梨 sasa笹 kana金 uchi内 kado門角 kaji梶 oki沖 seki関 soma相 take嶽 hiko彦',
);
// prettier-ignore
const laterParts = toReadings(
  'da田 ya谷屋矢 yama山 kawa川河 gawa川河 mori森 mura村 matsu松 sugi杉 take竹 ki木 gi木 guchi口 hashi橋 bashi橋 ishi石 i井 no野 hara原 wara原 shima島嶋 saki崎﨑 zaki崎 ike池 hama浜濱 miya宮 dera寺 be部辺邊 numa沼 zuka塚 ' +
  'mine峰 oka岡 se瀬 hata畑畠 kura倉蔵 ura浦 do堂 machi町 su須 ne根 moto本元 kubo窪 sawa沢澤 zawa沢澤 izumi泉 bayashi林 naka中 nishi西 shita下 ue上 uchi内 mizu水 tani谷 ba場 to戸 se世 o尾 ga賀 mi見美三 ta田太 ji地寺 chi知 ka賀 ' +
  'gaki垣 bori堀 zono園 tsu津 jima島嶋 en園 dai台 jo城 shiro城 kita北 hira平 saka坂 ashi芦 hisa久 ho保 date立 kado門角 bara原 gasaki笠 saka阪 tori鳥 nashi梨 sato里 sasa笹 gai貝 kami上神 gami神上 seki関 mori守 ki喜',
);
const maxFamilyReadings = 3;

function toReadings(table: string): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const entry of table.split(' ')) {
    const reading = /^[a-z]+/.exec(entry)![0];
    for (const character of entry.slice(reading.length))
      found.set(character, [...(found.get(character) ?? []), reading]);
  }
  return found;
}

/** Of a family name that no table has, the readings of its parts: 小野寺 is Onodera. */
export function readingsOfFamilyParts(name: string): string[] {
  if (name.length < 2 || name.length > longestFamilyName) return [];
  const [first, ...later] = Array.from(name);
  return later
    .reduce<string[]>(
      (read, character) =>
        read.flatMap((start) => (laterParts.get(character) ?? []).map((part) => start + part)),
      [...(familyParts.get(first!) ?? [])],
    )
    .slice(0, maxFamilyReadings);
}

/** Family name first. Undefined if the family name or a character is not in the tables. */
export function romaniseJapaneseName(name: string): JapaneseName | undefined {
  for (let length = Math.min(longestFamilyName, name.length - 1); length >= 1; length -= 1) {
    const family = familyNames.get(name.slice(0, length));
    const given = family === undefined ? undefined : romaniseJapaneseGivenName(name.slice(length));
    if (family !== undefined && given !== undefined) return { family, given };
  }
  return undefined;
}

export function romaniseJapaneseFamilyName(name: string): string | undefined {
  return familyNames.get(name);
}

/** Undefined if a character is not in the tables. */
export function romaniseJapaneseGivenName(name: string): string | undefined {
  const known = givenNames.get(name);
  if (known !== undefined) return known;
  if (name.length > 3) return undefined;
  const parts = Array.from(name, (character) => readings.get(character));
  return parts.every((part) => part !== undefined) ? parts.join('') : undefined;
}
