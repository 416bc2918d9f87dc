import { isUnambiguousLegalForm, legalFormOf } from './legal-forms';
import { numberOf } from './numerals';

/** Words that say little about a name’s bearer, in the form that `toWords` returns. */

export type NameKind = 'person' | 'organisation';

export type WordClass = 'name' | 'initial' | 'number' | 'legal_form' | 'particle' | 'title' | 'patronymic';

// prettier-ignore
const particles = new Set(
  (
    // Arabic: the article, kinship, and abd, "servant of".
    'al el ul ur ud ad as ar az an ash bin ibn ben bint bent binti binte mint ould uld wald walad wuld abd ' +
    'abu ' +
    'abou umm oum ' +
    // Romance and Germanic.
    'van von vom de del della delle dello di da do dos das du des la le los las les den der ten ter te zu ' +
    'zum zur ' +
    'af av of the and for und et e y saint san santa santo sao sankt ' +
    // Turkic: son and daughter of the preceding name.
    'oglu ogly ogli ugli qizi kyzy kizi gizi anak'
  ).split(' '),
);

// prettier-ignore
const titles = new Set(
  (
    'mr mrs ms miss mx mister madam madame dr doctor prof professor sir lord lady dame hon honourable ' +
    'honorable ' +
    'excellency highness majesty emperor esq jr sr junior senior ' +
    'phd mba bsc msc ii iii iv ' +
    'general gen colonel col lieutenant lt maj captain capt cpt commander cmdr brigadier brig admiral adm ' +
    'vice sergeant sgt corporal commodore cdr maj ltc ret retired ' +
    'president minister senator governor ambassador mayor deputy secretary eng engineer engr ing ' +
    'architect advocate adv atty ' +
    'father fr rev reverend archbishop patriarch metropolitan rabbi rav ' +
    'haji hj hajji hadji hadj hajj hac haci alhaj alhaji alhajj hajah hajjah hojatoleslam hojjatoleslam ' +
    'ayatollah ' +
    'allameh sheikh shaykh shaikh sheik cheikh shaikha sheikha sheikhah imam mullah mulla molla maulavi ' +
    'mawlawi ' +
    'maulvi maulawi mawlavi maulana mawlana moulvi qari hafiz sayyid sayed sayyed seyed seyyed ' +
    'mufti ustad ustadh ustaz muhandis doktor ' +
    'herr frau fraulein senor senora senorita dona sr sra srta signor signora sig dott avv monsieur mme ' +
    'mlle ' +
    'mevrouw dhr gospodin gospodja gospozha grazhdanin ' +
    'shri sri smt kumari shrimati mst mosammat musammat swami thiru ' +
    'datuk dato datin tengku raden nai nang khun daw ' +
    'bey efendi hanim effendi bhai ' +
    // Before the name of a husband, or that of birth.
    'nee epouse veuve vve geb geborene vda viuda vedova dit dite ' +
    // Of more countries.
    'seri datu puan encik ncik cik bapak samdech samdach somdet somdej serok comrade tovarishch companero hojjat hujjat hujjatoleslam hojat hazrat moulana molvi sgt cpl lieut ltgen majgen brig cdre oberst ' +
    'hauptmann polkovnik podpolkovnik polkovnyk kapitan leytenant generalmajor generalleutnant generaloberst marshal feldmarschall baroness countess hc habil docent akademik inz mgr ingr lic cand dottssa drs drh teungku tgk kyai puang ' +
    'chief alhaja otunba obispo eveque monsignor msgr senhor senhora doctora profesor professeur professore ingeniero licenciado abogado maitre maestro gral cnel tte almirante teniente coronel comandante capitan commandant ' +
    'akhund akhwand akhond akhundzada warlord consul chairman sahib saheb khanom hanoum aghaye jenab janab dipl ' +
    'ato woizero weizero weyzero wzro freiherr freifrau grafin jonkheer jhr jonkvrouw csc drsc mudr judr rndr phdr paeddr thdr dkfm dipling ' +
    'dottore cavaliere mtro arq pbro kyrios kyria shree srimathi oknha khunying ibu hjh pengiran mallam malam barr barrister hrh sayadaw'
  ).split(' '),
);

/** In names of organisations: and, of, for, in other languages. Letters are Slavic, Romance and Persian. */
// prettier-ignore
const joiningWords = new Set((
  'e y i o a ye ve va wa vu und et und en och og ja es si to tou tis tes ton tai kai in im ai ke la an der den des dem von ' +
  'pour pro para por per po pri ot iz na za do od da ob u lil li lel lal bi wal fi of the for on at by with zu zur zum aus ' +
  'aux au imeni named nad dla pentru cu dan untuk dari va ham az be ir ta um om av af af fur og te ta va'
).split(' '));

/** Daughter and son of, in Malay, Kalenjin and Tuareg names. */
const particlesOfPeople = new Set('bt bte bti arap ag'.split(' '));

/** Titles only exist in the names of people: in the name of a vessel or a company the same word is a name. */
export const classOf = (word: string, kind: NameKind): WordClass =>
  kind === 'person' ? classInPerson(word) : classInOrganisation(word);

function classInPerson(word: string): WordClass {
  if (word.length === 1) return classOfLetter(word);
  if (/^\d+$/.test(word)) return 'number';
  if (particles.has(word) || particlesOfPeople.has(word)) return 'particle';
  if (titles.has(word) || isUnambiguousLegalForm(word)) return 'title';
  if (isLetterOfTwo(word)) return 'initial';
  return isPatronymic(word) ? 'patronymic' : 'name';
}

const classOfLetter = (letter: string): WordClass => (letter >= '0' && letter <= '9' ? 'number' : 'initial');

/** A first letter that the Latin alphabet writes with two: Ch. for Chaudhry, and Kh. for Khaled. */
const lettersOfTwo = new Set('ch kh sh zh gh th ph ts'.split(' '));
export const isLetterOfTwo = (word: string): boolean => word.length === 2 && lettersOfTwo.has(word);

const banks = new Set(['jscb', 'akb', 'cjscb', 'ojscb', 'pjscb']);

function classInOrganisation(word: string): WordClass {
  if (joiningWords.has(word)) return 'particle';
  if (numberOf(word) !== undefined) return 'number';
  if (word.length === 1) return classOfLetter(word);
  if (banks.has(word)) return 'name';
  if (legalFormOf(word) !== undefined) return 'legal_form';
  return particles.has(word) ? 'particle' : 'name';
}

const patronymicEndings =
  /.(?:[oey]vich|ievich|[oe]vitch|[oe]witsch|[oe]vych|iyovych|avich|[oe]vna|[iy]vna|i?n?ichna|uly|[kq][iy]zy)$/;

/** As Belarusians write them: Uladzimirauna. */
const sisterEndings = /.(?:[aoe]una|[aoe]uich)$/;

/**
 * Whether a word is a Russian, Ukrainian, Belarusian or Kazakh patronymic, such as `petrovich`, `ivanovna` or `bolatuly`. Lists
 * and records often leave it out, but two different patronymics are two people. The South Slavic endings
 * -ovic and -evic are family names and are excluded.
 */
export function isPatronymic(word: string): boolean {
  return (word.length >= 7 && patronymicEndings.test(word)) || (word.length >= 8 && sisterEndings.test(word));
}
