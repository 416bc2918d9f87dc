import { thaiWords } from './company-words-by-script';
import { insertVowels } from './insert-vowels';
import { toPair } from './to-pair';

/** Common Thai names and their elements in customary spellings, and company words that lists translate. */
// prettier-ignore
const thaiNames = new Map(
  (
    'สมชาย=somchai สมศักดิ์=somsak สมพงษ์=sompong สมบัติ=sombat สมหญิง=somying สุชาติ=suchat ' +
    'สุรชัย=surachai สุทิน=sutin สุเทพ=suthep ' +
    'ประยุทธ์=prayut ประวิตร=prawit ประเสริฐ=prasert ประชา=pracha ประสิทธิ์=prasit ทักษิณ=thaksin ' +
    'ยิ่งลักษณ์=yingluck ชินวัตร=shinawatra ' +
    'จันทร์โอชา=chan-o-cha วงษ์สุวรรณ=wongsuwan อนุทิน=anutin ชาญวีรกูล=charnvirakul เศรษฐา=srettha ' +
    'ทวีสิน=thavisin แพทองธาร=paetongtarn ' +
    'อภิสิทธิ์=abhisit เวชชาชีวะ=vejjajiva ชวน=chuan หลีกภัย=leekpai บรรหาร=banharn ศิลปอาชา=silpa-archa ' +
    'วันชัย=wanchai วิชัย=wichai วิชา=wicha ' +
    'วีระ=veera อานันท์=anand ณัฐพล=nattapon ณัฐ=nat นภา=napa นารี=naree พงษ์=pong พงศ์=pong ชัย=chai ' +
    'ศักดิ์=sak สิทธิ์=sit กิตติ=kitti ' +
    'ธนา=thana ธนาธร=thanathorn จึงรุ่งเรืองกิจ=juangroongruangkit พิธา=pita ลิ้มเจริญรัตน์=limjaroenrat ' +
    'มาลี=malee รัตน์=rat วัฒนา=wattana ' +
    'อำนาจ=amnat อรุณ=arun เจริญ=charoen ไพศาล=paisan ไพบูลย์=paiboon บุญ=boon บุญมี=boonmee แก้ว=kaew ' +
    'ทอง=thong ศรี=sri พร=porn ' +
    'ภูมิพล=bhumibol อดุลยเดช=adulyadej สิริกิติ์=sirikit นาย=nai นาง=nang นางสาว=nang ' +
    'บริษัท=company จำกัด=ltd มหาชน=public ธนาคาร=bank ห้างหุ้นส่วน=partnership'
  )
    .split(' ')
    .map((entry) => toPair(entry, '=')),
);

// prettier-ignore
const consonants: Record<string, string> = {
  ก: 'k', ข: 'kh', ฃ: 'kh', ค: 'kh', ฅ: 'kh', ฆ: 'kh', ง: 'ng', จ: 'ch', ฉ: 'ch', ช: 'ch', ซ: 's', ฌ: 'ch',
  ญ: 'y', ฎ: 'd', ฏ: 't',
  ฐ: 'th', ฑ: 'th', ฒ: 'th', ณ: 'n', ด: 'd', ต: 't', ถ: 'th', ท: 'th', ธ: 'th', น: 'n', บ: 'b', ป: 'p',
  ผ: 'ph', ฝ: 'f', พ: 'ph', ฟ: 'f',
  ภ: 'ph', ม: 'm', ย: 'y', ร: 'r', ล: 'l', ว: 'w', ศ: 's', ษ: 's', ส: 's', ห: 'h', ฬ: 'l', อ: 'o', ฮ: 'h',
  ฤ: 'rue',
};
/**
 * Marks above and below a consonant are written as code points, since they cannot stand alone: a, i, ii, ue,
 * uee, u, uu.
 */
// prettier-ignore
const vowels: Record<string, string> = {
  ะ: 'a', า: 'a', ำ: 'am', เ: 'e', แ: 'ae', โ: 'o', ใ: 'ai', ไ: 'ai',
  '\u0e31': 'a', '\u0e34': 'i', '\u0e35': 'i', '\u0e36': 'ue', '\u0e37': 'ue', '\u0e38': 'u', '\u0e39': 'u',
};

const thaiWord = /[\u0e01-\u0e4d]+/g;
const silenced = /[\u0e01-\u0e2e][\u0e34-\u0e39]?\u0e4c/g;
const leadingVowel = /([\u0e40-\u0e44])([\u0e01-\u0e2e])/g;
const tones = /[\u0e47-\u0e4b\u0e4d]/g;

const companyWords = new Map(thaiWords.split('|').map((entry) => toPair(entry.normalize('NFKC'), '=')));
const companyWord = new RegExp([...companyWords.keys()].sort((a, b) => b.length - a.length).join('|'), 'g');
const company = /บริษัท|ห้างหุ้นส่วน|จํากัด|ธนาคาร|มูลนิธิ|สมาคม/;

export function transliterateThai(text: string): string {
  const apart = company.test(text)
    ? text.replace(companyWord, (word) => ` ${companyWords.get(word) ?? word} `)
    : text;
  return apart.replace(thaiWord, (word) => thaiNames.get(word) ?? spellWord(word));
}

function spellWord(word: string): string {
  const pronounced = word
    .replace(silenced, '')
    .replace(tones, '')
    .replace(/รร/g, '\u0e31')
    .replace(leadingVowel, '$2$1');
  const read = Array.from(pronounced, (letter) => consonants[letter] ?? vowels[letter] ?? letter);
  return insertVowels(read, 'o');
}
