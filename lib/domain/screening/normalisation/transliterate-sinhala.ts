// prettier-ignore
const consonants: Record<string, string> = {
  ක: 'k', ඛ: 'kh', ග: 'g', ඝ: 'gh', ඞ: 'ng', ඟ: 'ng', ච: 'ch', ඡ: 'ch', ජ: 'j', ඣ: 'jh', ඤ: 'ny', ඥ: 'gn', ඦ: 'nj',
  ට: 't', ඨ: 't', ඩ: 'd', ඪ: 'd', ණ: 'n', ඬ: 'nd', ත: 'th', ථ: 'th', ද: 'd', ධ: 'dh', න: 'n', ඳ: 'nd', ප: 'p', ඵ: 'ph',
  බ: 'b', භ: 'bh', ම: 'm', ඹ: 'mb', ය: 'y', ර: 'r', ල: 'l', ව: 'w', ශ: 'sh', ෂ: 'sh', ස: 's', හ: 'h', ළ: 'l', ෆ: 'f',
};
// prettier-ignore
const vowels: Record<string, string> = {
  අ: 'a', ආ: 'a', ඇ: 'a', ඈ: 'a', ඉ: 'i', ඊ: 'i', උ: 'u', ඌ: 'u', ඍ: 'ru', එ: 'e', ඒ: 'e', ඓ: 'ai', ඔ: 'o', ඕ: 'o', ඖ: 'au',
};
/** By code point, since signs cannot stand alone. The first removes the vowel. */
// prettier-ignore
const signs: Record<number, string> = {
  0xdca: '', 0xdcf: 'a', 0xdd0: 'a', 0xdd1: 'a', 0xdd2: 'i', 0xdd3: 'i', 0xdd4: 'u', 0xdd6: 'u', 0xdd8: 'ru', 0xdd9: 'e',
  0xdda: 'e', 0xddb: 'ai', 0xddc: 'o', 0xddd: 'o', 0xdde: 'au', 0xdf2: 'ru',
};
const nasal = 0xd82;

const sinhalaWord = /[\u0d80-\u0dff\u200d]+/g;

/** A consonant has an a unless a sign follows. */
export function transliterateSinhala(text: string): string {
  return text.normalize('NFC').replace(sinhalaWord, spellWord);
}

function spellWord(word: string): string {
  return (
    Array.from(word.replaceAll('\u200d', ''))
      .reduce(appendLetter, '')
      // As family names are spelt: Wijetunga, Ranatunga.
      .replace(/th(?=u[nm])/g, 't')
  );
}

function appendLetter(read: string, letter: string): string {
  const consonant = consonants[letter];
  if (consonant !== undefined) return `${read}${consonant}a`;
  const code = letter.charCodeAt(0);
  if (code === nasal) return `${read}n`;
  const sign = signs[code];
  return sign === undefined ? read + (vowels[letter] ?? '') : read.replace(/a$/, '') + sign;
}
