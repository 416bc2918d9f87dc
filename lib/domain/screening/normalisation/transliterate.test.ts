import { describe, expect, it } from 'vitest';
import { toWords } from './normalise';

const spelled = (name: string) => toWords(name).join(' ');

describe('screening · Cyrillic', () => {
  it.each([
    ['Владимир Щербаков', 'vladimir shcherbakov'],
    ['Игорь Ельцин', 'igor eltsin'],
  ])('is read as Russian when no letter is typical of another language: %s', (name, words) => {
    expect(spelled(name)).toBe(words);
  });

  it.each([
    ['of Ukraine', 'Володимир Зеленський', 'volodymyr zelenskyi'],
    ['of Ukraine', 'Юлія Григорівна', 'yuliia hryhorivna'],
    ['of Belarus', 'Аляксандр Рыгоравіч Каваль Доўнар', 'aliaksandr ryhoravich kaval dounar'],
    ['of Serbia', 'Александар Вучић', 'aleksandar vucic'],
    ['of Bulgaria', 'Георги Първанов', 'georgi parvanov'],
    ['of Mongolia', 'Хүрэлсүх', 'khurelsukh'],
    ['of Kazakhstan', 'Нұрсұлтан Әбішұлы', 'nursultan abishuly'],
  ])('is read in the language %s: %s', (_, name, words) => {
    expect(spelled(name)).toBe(words);
  });
});

describe('screening · scripts that write every vowel', () => {
  it.each([
    ['Central Kurdish', 'ئازاد حەمە ڕەشید', 'azad hama rashid'],
    ['Central Kurdish', 'نەوشیروان', 'nawshirwan'],
    ['Uyghur', 'ئايگۈل ئىمىن', 'aygul imin'],
    ['Sinhala', 'සුනිල් විජේතුංග', 'sunil wijetunga'],
    ['Sinhala', 'මහින්ද ජයවර්ධන', 'mahinda jayawardhana'],
  ])('are read letter by letter, in %s: %s', (_, name, words) => {
    expect(spelled(name)).toBe(words);
  });

  it('are Arabic or Pashto without their own letters', () => {
    expect(spelled('سامر')).toBe('samer');
    expect(spelled('ذو الفقار علي')).toBe('zulfaqar ali');
  });
});

describe('screening · Greek', () => {
  it.each([
    ['Κυριάκος Μητσοτάκης', 'kyriakos mitsotakis'],
    ['Μπάμπης Ντίνος Γκούμας', 'bampis dinos goumas'],
    ['Κωνσταντίνος', 'konstantinos'],
    ['Ευάγγελος Παπανδρέου', 'evangelos papandreou'],
    ['Γιάννης Γεωργίου', 'yannis georgiou'],
    ['ΕΥΤΥΧΙΑ', 'eftychia'],
    ['Μαΐου', 'maiou'],
  ])('is transliterated by sound: %s', (name, words) => {
    expect(spelled(name)).toBe(words);
  });
});

describe('screening · Arabic', () => {
  it.each([
    ['محمد علي', 'mohammed ali'],
    ['مُحَمَّد', 'mohammed'],
    ['حسين عثمان', 'hussein othman'],
    ['محمد بن سلمان', 'mohammed bin salman'],
  ])('has the unwritten vowels of common names: %s', (name, words) => {
    expect(spelled(name)).toBe(words);
  });

  it.each([
    ['عبد الله', 'abdullah'],
    ['عبدالله', 'abdullah'],
    ['عبد الرحمن', 'abdul rahman'],
    ['عبدالكريم', 'abdul karim'],
    ['نور الدين', 'nur uddin'],
    ['حسن نصرالله', 'hassan nasr ullah'],
    ['محمدرضا', 'mohammed reza'],
    ['أبو بكر البغدادي', 'abu bakr al baghdadi'],
  ])('unifies compounds, and separates the article: %s', (name, words) => {
    expect(spelled(name)).toBe(words);
  });

  it.each([
    ['Persian', 'پرویز چمران', 'parviz chamran'],
    ['Persian with a joiner', 'محمود احمدی‌نژاد', 'mahmoud ahmadinejad'],
    ['Persian, with letters that Arabic pronounces differently', 'عثمان ذبیحی گیلانی', 'osman zabihi gilani'],
    ['Pashto, with family names in -zai', 'نورزی', 'nurzai'],
    ['Urdu', 'نواز شریف', 'nawaz sharif'],
  ])('is read as %s: %s', (_, name, words) => {
    expect(spelled(name)).toBe(words);
  });

  it('inserts a vowel when a word could not be pronounced without', () => {
    expect(spelled('الطرابلسي')).toBe('al tarablasi');
    expect(spelled('سهلاوي')).toBe('sahlawi');
    expect(spelled('طويل')).toBe('tawil');
    expect(spelled('غيث')).toBe('ghaith');
    expect(spelled('اوباما')).toBe('ubama');
  });

  it('translates company words', () => {
    expect(spelled('شركة النور للتجارة العامة المحدودة')).toBe('company al nur trading general limited');
  });
});

describe('screening · Hebrew', () => {
  it.each([
    ['דוד בן גוריון', 'david ben gorion'],
    ['יוסף', 'yosef'],
    ['אביגדור', 'avigdor'],
    ['פז גלים בע"מ', 'paz galim ltd'],
  ])('are transliterated: %s is %s', (name, words) => {
    expect(spelled(name)).toBe(words);
  });
});

describe('screening · Hangul', () => {
  it.each([
    ['김정은', 'kim jeong eun'],
    ['이 민호', 'lee min ho'],
    ['최룡해', 'choe ryong hae'],
    ['남궁민수', 'namgung min su'],
    ['반기문', 'ban ki mun'],
  ])('has customary family names, and given names by syllables: %s', (name, words) => {
    expect(spelled(name)).toBe(words);
  });

  it.each([
    ['블라디미르 푸틴', 'bladimir putin'],
    ['이스라엘', 'israel'],
    ['한빛나루 주식회사', 'hanbitnaru ltd'],
  ])('stays one word when it is not a Korean name: %s', (name, words) => {
    expect(spelled(name)).toBe(words);
  });
});

describe('screening · kana', () => {
  it.each([
    ['さとう ゆうこ', 'sato yuko'],
    ['しんいちろう', 'shinichiro'],
    ['ジョン・マッカーシー', 'jon makkashi'],
    ['トランプ', 'torampu'],
    ['フィリップ', 'firippu'],
    ['キョウコ', 'kyoko'],
    ['カルロス・バルガス', 'carlos barugasu'],
  ])('are transliterated: %s is %s', (name, words) => {
    expect(spelled(name)).toBe(words);
  });
});

describe('screening · scripts of India', () => {
  it.each([
    ['Devanagari', 'नरेन्द्र मोदी', 'narendra modi'],
    ['Devanagari', 'मनमोहन सिंह', 'manmohan singh'],
    ['Devanagari', 'राहुल गांधी', 'rahul gandhi'],
    ['Devanagari', 'ज़ाकिर', 'zakir'],
    ['Bengali', 'শেখ হাসিনা', 'shekh hasina'],
    ['Gurmukhi', 'ਮਨਮੋਹਨ ਸਿੰਘ', 'manmohan singh'],
    ['Gujarati', 'અમિત શાહ', 'amit shah'],
    ['Tamil', 'மோகன்', 'mogan'],
    ['Kannada', 'ಸಿದ್ದರಾಮಯ್ಯ', 'siddaramayya'],
    ['Malayalam', 'വിജയൻ', 'vijayan'],
  ])('drop vowels that are not pronounced: %s %s', (_, name, words) => {
    expect(spelled(name)).toBe(words);
  });
});

describe('screening · Thai, Armenian, Georgian', () => {
  it.each([
    ['สมชาย ชินวัตร', 'somchai shinawatra'],
    ['ไทย', 'thaiy'],
    ['Նիկոլ Փաշինյան', 'nikol pashinyan'],
    ['Երևան', 'yerevan'],
    ['Ռուբեն Ոսկանյան', 'rruben voskanyan'],
    ['ბარაკ ობამა', 'barak obama'],
  ])('are transliterated: %s is %s', (name, words) => {
    expect(spelled(name)).toBe(words);
  });
});

describe('screening · Burmese and Khmer', () => {
  it.each([
    ['အောင်ဆန်းစုကြည်', 'aung san su kyi'],
    ['မင်းအောင်လှိုင်', 'min aung hlaing'],
    ['ခင်ညွန့်', 'khin nyun'],
    ['ရွှေမန်း', 'shwe man'],
    ['ប៉ុល ពត', 'pol pot'],
    ['ហ៊ុន សែន', 'hon saen'],
  ])('are transliterated: %s is %s', (name, words) => {
    expect(spelled(name)).toBe(words);
  });
});

describe('screening · Latin letters with marks', () => {
  it.each([
    ['Łukasz Müßig Ærø', 'lukasz mussig aero'],
    ['İlham Əliyev', 'ilham aliyev'],
    ['Đặng Văn Nguyễn', 'dang van nguyen'],
    ['Þóra Đorđević', 'thora dordevic'],
  ])('are transliterated: %s is %s', (name, words) => {
    expect(spelled(name)).toBe(words);
  });
});

describe('screening · homoglyphs', () => {
  it.each([
    ['ЗAО Rоstеk', 'zao rostek'],
    ['Вrown Нarbоur', 'brown harbour'],
    ['Иванoв Пeтp', 'ivanov petr'],
    ['Ｆｕｌｌ Ｗｉｄｔｈ', 'full width'],
    ['𝕾𝖊𝖛𝖊𝖗𝖓𝖞 𝐅𝐨𝐧𝐚𝐫', 'severny fonar'],
    ['Ⓢⓔⓥⓔⓡ', 'sever'],
    ['Ro\u200bs\u00adtek\u202e', 'rostek'],
  ])('are replaced by the letters that they look like: %s', (name, words) => {
    expect(spelled(name)).toBe(words);
  });
});
