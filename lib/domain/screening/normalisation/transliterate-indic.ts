/**
 * The scripts of India are consecutive Unicode blocks of 128 with the same layout, so one table serves all.
 */
const firstBlock = 0x0900;
const blockSize = 0x80;

// prettier-ignore
const consonants: Record<number, string> = {
  0x15: 'k', 0x16: 'kh', 0x17: 'g', 0x18: 'gh', 0x19: 'ng', 0x1a: 'ch', 0x1b: 'chh', 0x1c: 'j', 0x1d: 'jh',
  0x1e: 'n',
  0x1f: 't', 0x20: 'th', 0x21: 'd', 0x22: 'dh', 0x23: 'n', 0x24: 't', 0x25: 'th', 0x26: 'd', 0x27: 'dh',
  0x28: 'n',
  0x29: 'n', 0x2a: 'p', 0x2b: 'ph', 0x2c: 'b', 0x2d: 'bh', 0x2e: 'm', 0x2f: 'y', 0x30: 'r', 0x31: 'r',
  0x32: 'l',
  0x33: 'l', 0x34: 'zh', 0x35: 'v', 0x36: 'sh', 0x37: 'sh', 0x38: 's', 0x39: 'h', 0x58: 'q', 0x59: 'kh',
  0x5a: 'gh',
  0x5b: 'z', 0x5c: 'r', 0x5d: 'rh', 0x5e: 'f', 0x5f: 'y',
};
// prettier-ignore
const vowels: Record<number, string> = {
  0x05: 'a', 0x06: 'a', 0x07: 'i', 0x08: 'i', 0x09: 'u', 0x0a: 'u', 0x0b: 'ri', 0x0d: 'e', 0x0e: 'e',
  0x0f: 'e', 0x10: 'ai',
  0x11: 'o', 0x12: 'o', 0x13: 'o', 0x14: 'au',
};
// prettier-ignore
const vowelSigns: Record<number, string> = {
  0x3e: 'a', 0x3f: 'i', 0x40: 'i', 0x41: 'u', 0x42: 'u', 0x43: 'ri', 0x44: 'ri', 0x45: 'e', 0x46: 'e',
  0x47: 'e', 0x48: 'ai',
  0x49: 'o', 0x4a: 'o', 0x4b: 'o', 0x4c: 'au',
};
const bareConsonants: Record<number, string> = {
  0x7a: 'n',
  0x7b: 'n',
  0x7c: 'r',
  0x7d: 'l',
  0x7e: 'l',
  0x7f: 'k',
};
const nasals = new Set([0x01, 0x02, 0x70]);
const nukta = 0x3c;
const virama = 0x4d;
/** Consonants with a dot below, for sounds of Persian and Hindi. */
const dotted: Record<string, string> = {
  j: 'z',
  ph: 'f',
  k: 'q',
  d: 'r',
  dh: 'rh',
  g: 'gh',
  kh: 'kh',
  b: 'r',
  y: 'y',
};

/**
 * Blocks of languages that drop the vowel at the end of a word: Devanagari, Bengali, Gurmukhi and Gujarati.
 */
const dropsLastVowel = new Set([0, 1, 2, 3]);
/** Those that also drop it inside a word: मनमोहन is Manmohan. */
const dropsInnerVowel = new Set([0, 2, 3]);
const tamil = 5;
const teluguAndKannada = new Set([6, 7]);

/** After a single consonant. After two it is pronounced: नरेन्द्र is Narendra. */
const lastVowel = /(?<=[aeiouə](?:chh|ngh|[kgcjtdpbs]h|ng|[a-z]))ə$/;
/** Between a vowel with a single consonant and a consonant with a vowel. */
const innerVowel =
  /(?<=[aeiouə](?:chh|[kgcjtdpbs]h|[a-z]))ə(?=(?:chh|[kgcjtdpbs]h|[b-df-hj-np-tv-z])(?:[aeiou]|ə[b-z]+$))/g;

const indicWord = /[\u0900-\u0d7f\u200c\u200d]+/g;
/** Placeholder for the unwritten vowel of a consonant, until it is known whether it is pronounced. */
const inherent = 'ə';

/** Devanagari, Bengali, Gurmukhi, Gujarati, Oriya, Tamil, Telugu, Kannada and Malayalam. */
export function transliterateIndic(text: string): string {
  return text.replace(indicWord, transliterateWord);
}

function transliterateWord(word: string): string {
  const block = Math.floor((word.charCodeAt(0) - firstBlock) / blockSize);
  let read = '';
  for (const letter of word) read = appendLetter(read, (letter.charCodeAt(0) - firstBlock) % blockSize);
  const pronounced = dropVowels(
    read
      .replace(/ñ(?=[pbm])/g, 'm')
      .replace(/ñ(?=h)/g, 'ng')
      .replace(/ñ/g, 'n'),
    block,
  );
  if (teluguAndKannada.has(block)) return pronounced.replace(/avu$/, 'ao').replace(/au(?=[dlr])/g, 'ow');
  return block === tamil ? voiceTamil(pronounced) : pronounced;
}

function appendLetter(read: string, place: number): string {
  const consonant = consonants[place];
  if (consonant !== undefined) return read + consonant + inherent;
  const sign = vowelSigns[place];
  if (sign !== undefined) return withoutInherent(read) + sign;
  if (place === virama) return withoutInherent(read);
  if (place === nukta) return addDot(read);
  if (nasals.has(place)) return `${read}ñ`;
  return read + (vowels[place] ?? bareConsonants[place] ?? '');
}

function withoutInherent(read: string): string {
  return read.endsWith(inherent) ? read.slice(0, -1) : read;
}

function addDot(read: string): string {
  return read.replace(/(kh|ph|dh|[jkdgby])ə$/, (_, letter: string) => (dotted[letter] ?? letter) + inherent);
}

function dropVowels(read: string, block: number): string {
  const ended = dropsLastVowel.has(block) ? read.replace(lastVowel, '') : read;
  const inner = dropsInnerVowel.has(block) ? ended.replace(innerVowel, '') : ended;
  return inner.replace(/ə/g, 'a');
}

/** Tamil writes k for g, t for d and p for b: they are voiced between vowels and after a nasal. */
function voiceTamil(word: string): string {
  return word
    .replace(/(?<=[aeiounm])k(?=[aeiou])/g, 'g')
    .replace(/(?<=[aeioun])t(?=[aeiou])/g, 'd')
    .replace(/(?<=[aeioum])p(?=[aeiou])/g, 'b')
    .replace(/ch(?!ch)/g, 's');
}
