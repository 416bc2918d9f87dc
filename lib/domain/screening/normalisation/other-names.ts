/** Words that introduce another name of the same party: a former one, an alias or the one it trades under. */
const marks = [
  'formerly known as|formerly|previously known as|previously|now known as|also known as|better known as|known as',
  'a\\.?\\s?k\\.?\\s?a\\.?|f\\.?\\s?k\\.?\\s?a\\.?|n\\.?\\s?k\\.?\\s?a\\.?|d\\.?\\s?b\\.?\\s?a\\.?|a\\/k\\/a|f\\/k\\/a|n\\/k\\/a|d\\/b\\/a|t\\/a|t\\.a\\.|o\\/a',
  'doing business as|trading as|operating as|carrying on business as',
  'vormals|ehemals|früher|firmierend als|anciennement|précédemment|connue? sous le nom de|anteriormente|antes|conocida? como|anteriormente denominada',
  'anteriormente denominado|denominata|già|voorheen|tidigare|tidligere|dawniej|dříve|bivši|eski adı|eski unvanı|eski adıyla',
  'ранее|бывш(?:ее|ий|ая|\\.)?|прежнее название|раніше|سابقا|المعروفة باسم',
].join('|');
const mark = new RegExp(`[\\s,;(\\[]+(?:${marks})(?![\\p{L}\\p{M}])[\\s:.]*`, 'giu');
/** In lower case, because it is also a family name. */
const alias = /[\s,;([]+(?:alias|ex|vel|detto|detta|genannt|zwany|zwana|recte)[\s:]+/g;
/** A name that a fighter goes by, and in parentheses his own. */
const nomDeGuerre = /^\s*(?:abu|abou|abo|umm|oum|um)[\s-].*\((?=\p{L}{2,}\s+\p{L})/iu;
const minLetters = 3;

/** The names that a text gives one party. Empty if it gives only one. */
export function namesIn(text: string): string[] {
  if (text.length < minText) return [];
  const apart = text.replace(mark, '|').replace(alias, '|');
  const all = nomDeGuerre.test(apart) ? apart.replace('(', '|') : apart;
  if (all === text || text.includes('|')) return [];
  const names = all.split('|').map((name) => name.replace(/[()[\]]/g, ' ').trim());
  return names.every(holdsWord) ? names : [];
}

const minText = 12;
const holdsWord = (name: string): boolean => (name.match(/\p{L}/gu)?.length ?? 0) >= minLetters;
