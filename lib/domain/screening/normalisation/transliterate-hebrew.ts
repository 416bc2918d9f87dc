import { insertVowels } from './insert-vowels';
import { toPair } from './to-pair';

/** Common names, since Hebrew writes few of their vowels, and company words that lists translate. */
// prettier-ignore
const hebrewNames = new Map(toPairs(`
דוד david דויד david יוסף yosef יעקב yaakov אברהם avraham יצחק yitzhak משה moshe אהרון aharon אהרן aharon
שלמה shlomo שמואל shmuel שמעון shimon דניאל daniel מיכאל michael גבריאל gabriel רפאל rafael ישראל israel
אליהו eliyahu אלי eli בנימין benjamin יהודה yehuda יהונתן yehonatan יונתן jonathan נתן natan
מרדכי mordechai חיים chaim מנחם menachem יהושע yehoshua ישעיהו yeshayahu ירמיהו yirmiyahu עמוס amos
יואב yoav יואל yoel אריאל ariel אורי uri אמיר amir אסף asaf גדעון gideon גיל gil גלעד gilad דן dan
זאב zeev עזרא ezra עמי ami ערן eran צבי zvi רון ron רונן ronen שאול shaul שי shai תומר tomer איתן eitan
אייל eyal אילן ilan ברוך baruch בני benny בן ben בר bar בת bat נפתלי naftali יאיר yair יגאל yigal
יורם yoram אבי avi אבנר avner אבשלום avshalom שמחה simcha פנחס pinchas לוי levi כהן cohen כץ katz
שרה sarah רבקה rivka רחל rachel לאה leah מרים miriam אסתר esther חנה hannah רות ruth נעמי naomi דינה dina
תמר tamar גולדה golda ציפי tzipi מיכל michal יעל yael שרון sharon לפיד lapid נתניהו netanyahu פרץ peretz
פרס peres רבין rabin בגין begin שמיר shamir אולמרט olmert ברק barak הרצוג herzog גנץ gantz ביבי bibi
מזרחי mizrahi אשכנזי ashkenazi פרידמן friedman גולדברג goldberg רוזנברג rosenberg וייס weiss
שוורץ schwartz ביטון biton חדד hadad מוחמד mohammed מחמד mohammed אחמד ahmed עלי ali חסן hassan
חוסיין hussein מחמוד mahmoud בעמ ltd חברה company בנק bank קבוצה group קבוצת group תעשיות industries`));

function toPairs(table: string): Array<[string, string]> {
  return table
    .trim()
    .split(/\s(?=[\u05d0-\u05ea])/)
    .map((entry) => toPair(entry, ' '));
}

// prettier-ignore
const letters: Record<string, string> = {
  א: 'a', ב: 'v', ג: 'g', ד: 'd', ה: 'h', ז: 'z', ח: 'h', ט: 't', כ: 'ch', ך: 'ch', ל: 'l', מ: 'm', ם: 'm',
  נ: 'n', ן: 'n',
  ס: 's', ע: 'a', פ: 'f', ף: 'f', צ: 'tz', ץ: 'tz', ק: 'k', ר: 'r', ש: 'sh', ת: 't',
};
const initialLetters: Record<string, string> = { ב: 'b', כ: 'k', פ: 'p', ו: 'v', י: 'y' };
const vowelPoints = /[\u0591-\u05c7]/g;
const hebrewWord = /[\u05d0-\u05ea]+/g;

export function transliterateHebrew(text: string): string {
  return text
    .replace(vowelPoints, '')
    .replace(/(?<=[\u05d0-\u05ea])["'״׳](?=[\u05d0-\u05ea])/g, '')
    .replace(hebrewWord, (word) => hebrewNames.get(word) ?? spellWord(word));
}

function spellWord(word: string): string {
  // Inside a word, double vav and yod are consonants and single ones are vowels.
  const spelled = word.replace(/(?<=.)וו/g, 'V').replace(/(?<=.)יי/g, 'Y');
  const read = Array.from(spelled, (letter, at) => spellLetter(letter, at, spelled.length));
  // Alef and ayin only carry the following vowel.
  return insertVowels(read).replace(/a(?=[oui])/g, '');
}

function spellLetter(letter: string, at: number, length: number): string {
  if (letter === 'V') return 'v';
  if (letter === 'Y') return 'ay';
  if (at === 0) return initialLetters[letter] ?? letters[letter] ?? letter;
  if (letter === 'ה' && at === length - 1) return 'a';
  if (letter === 'ו') return 'o';
  return letter === 'י' ? 'i' : (letters[letter] ?? letter);
}
