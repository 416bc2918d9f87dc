/** Characters common in Korean names, by their Korean syllable. */
// prettier-ignore
const table =
  '가嘉佳 강姜康强剛江 건建健乾 경慶景敬京瓊庚卿 계桂癸 고高 곤坤 공孔 관寬觀 광光廣 교敎 구具丘九求 국國菊鞠 권權 귀貴 규圭奎珪揆 균均 근根槿謹 금琴今 기基己起紀琪奇箕 길吉 김金 ' +
  '나羅 남南男 노盧魯 능能 단丹 대大 덕德悳 도道都 동東棟童 두斗 득得 락洛 란蘭 래來 량良梁 려呂 련蓮 령玲 례禮 로老 록祿綠 룡龍 류柳劉 륜倫 리利莉李 린麟 림林 ' +
  '마馬 만萬滿 명明命名 모毛 목睦 무武茂 문文門 미美 민民敏閔旻珉 박朴 반潘 방方房 배裵裴培 백白百 범範凡 법法 변卞邊 병炳秉丙兵柄 보寶輔普 복福 봉奉鳳峰 부富 분粉 비妃 빈彬斌 ' +
  '사史 삼三 상相尙尚祥商 서徐西瑞緖 석石錫碩奭 선善宣先仙鮮 설薛雪 섭燮 성成聖星誠盛性 세世 소蘇小素 손孫 송宋松 수秀洙守壽水樹 숙淑肅 순順舜淳純 숭崇 승勝承昇升 시時始 식植湜式 ' +
  '신申辛信愼新 심沈 ' +
  '아雅 안安 애愛 양楊 언彦 엄嚴 여余 연延 열烈 염廉 영永英榮泳映寧 예藝 오吳五 옥玉 완完 왕王 용用容勇 우禹宇友佑雨 욱旭昱郁 운雲 웅雄 원元源遠 월月 위魏 유兪庾裕有 육陸 윤尹允潤 ' +
  '은恩銀殷 을乙 의義 이李二伊 익益翼 인仁寅印 일一日 임任 ' +
  '자子 장張章長 재在宰才載 전全田 정鄭正丁貞政定靜晶程廷 제濟 조趙曺曹祖 종鍾宗鐘 주周朱柱珠 준俊準濬駿 중中重 지池智志芝 진陳鎭眞珍震進 찬燦贊 창昌彰 채蔡 천千天 철哲鐵喆 청淸 초初 최崔 ' +
  '추秋 춘春 충忠 치治 태泰太 택澤 평平 표表 풍豐 필弼 ' +
  '하河夏 학學鶴 한韓漢 함咸 해海 향香 허許 헌憲 혁赫革 현賢炫顯玄鉉 형亨炯馨 혜惠慧 호浩鎬虎昊好 홍洪弘 화花華化 환煥桓 황黃 회會 효孝 후厚 훈勳薰訓 휘輝 흠欽 흥興 희熙姬喜希';

const syllables = new Map(
  table.split(' ').flatMap((entry) => {
    const [syllable, ...characters] = Array.from(entry);
    return characters.map((character) => [character, syllable!] as const);
  }),
);

// prettier-ignore
const familyNames = new Set(
  '金李朴崔鄭姜趙曺尹張林韓吳徐申權黃安宋柳全洪高文孫梁裵白許南沈劉盧河丁成車具禹朱任羅辛閔陳池嚴元蔡千方康玄孔咸楊卞邊秋都石薛宣吉延廉魏表明奇玉陸潘王琴印太',
);

/** Undefined for a name that is not written in hanja that are common in names. */
export function hanjaToHangul(name: string): string | undefined {
  if (name.length < 2 || name.length > 3 || !familyNames.has(name[0]!)) return undefined;
  const read = Array.from(name, (character) => syllables.get(character));
  return read.every((syllable) => syllable !== undefined) ? read.join('') : undefined;
}
