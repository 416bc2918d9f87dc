import { withPlausibleVowels } from './insert-vowels';

/**
 * Names that are common in Hebrew, which writes few of their vowels, and words of companies that lists
 * translate.
 */
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
    .map((pair) => pair.split(' ') as [string, string]); // "name spelling", as the table is written
}

// prettier-ignore
const letters: Record<string, string> = {
  א: 'a', ב: 'v', ג: 'g', ד: 'd', ה: 'h', ז: 'z', ח: 'h', ט: 't', כ: 'ch', ך: 'ch', ל: 'l', מ: 'm', ם: 'm',
  נ: 'n', ן: 'n',
  ס: 's', ע: 'a', פ: 'f', ף: 'f', צ: 'tz', ץ: 'tz', ק: 'k', ר: 'r', ש: 'sh', ת: 't',
};
/** Letters that are hard where a word begins. */
const openingLetters: Record<string, string> = { ב: 'b', כ: 'k', פ: 'p', ו: 'v', י: 'y' };
const vowelPoints = /[\u0591-\u05c7]/g;
const hebrewWord = /[\u05d0-\u05ea]+/g;

/**
 * Hebrew words in Latin letters: common names by a table, other words by their consonants with plausible
 * vowels.
 */
export function readHebrew(text: string): string {
  return text
    .replace(vowelPoints, '')
    .replace(/(?<=[\u05d0-\u05ea])["'״׳](?=[\u05d0-\u05ea])/g, '')
    .replace(hebrewWord, (word) => hebrewNames.get(word) ?? readLetters(word));
}

function readLetters(word: string): string {
  // Doubled, vav and yod are consonants; alone inside a word they are vowels.
  const spelled = word.replace(/(?<=.)וו/g, 'V').replace(/(?<=.)יי/g, 'Y');
  const read = Array.from(spelled, (letter, at) => readLetter(letter, at, spelled.length));
  // Alef and ayin carry the vowel behind them.
  return withPlausibleVowels(read).replace(/a(?=[oui])/g, '');
}

function readLetter(letter: string, at: number, length: number): string {
  if (letter === 'V') return 'v';
  if (letter === 'Y') return 'ay';
  if (at === 0) return openingLetters[letter] ?? letters[letter] ?? letter;
  if (letter === 'ה' && at === length - 1) return 'a';
  if (letter === 'ו') return 'o';
  return letter === 'י' ? 'i' : (letters[letter] ?? letter);
}
