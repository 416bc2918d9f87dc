/** Words that mean little in a name, and how their meaning is kept. All as `toWords` writes them. */

/** A word is judged as part of a person's name, or of the name of anything else. */
export type NameKind = 'person' | 'organisation';

export type WordClass = 'name' | 'initial' | 'number' | 'legal_form' | 'particle' | 'title';

/** Legal forms that mean about the same share a canonical form. */
// prettier-ignore
const legalFormGroups: Record<string, string> = {
  ltd: 'ltd limited ltda limitada limitee ltee pte pty pvt private',
  llc: 'llc ooo tov too mchj sarl srl sprl bvba gmbh kft doo dooel eood ood sro spzoo bv eurl sasu',
  jsc: 'jsc plc sa sas spa ag aktiengesellschaft nv ab oy oyj asa aps ao oao zao pao pjsc ojsc cjsc sae saog tbk pt berhad bhd sdn',
  inc: 'inc incorporated corp corporation korporatsiya corporacion co company companies compania cia compagnie cie kompaniya',
  fze: 'fze fzco fzc fzllc dmcc',
  lp: 'lp llp kg ohg',
  group: 'group gruppe grupo groupe gruppa',
  holding: 'holding holdings kholding',
};

const legalForms = new Map(
  Object.entries(legalFormGroups).flatMap(([form, words]) =>
    words.split(' ').map((word) => [word, form] as const),
  ),
);

/** Legal forms of several words, folded to one before anything else. */
const legalFormPhrases: ReadonlyArray<readonly [phrase: string, form: string]> = [
  ['limited liability company', 'llc'],
  ['limited liability partnership', 'llp'],
  ['obshchestvo s ogranichennoy otvetstvennostyu', 'ooo'],
  ['obshchestvo s ogranichennoi otvetstvennostyu', 'ooo'],
  ['public joint stock company', 'pjsc'],
  ['open joint stock company', 'ojsc'],
  ['closed joint stock company', 'cjsc'],
  ['joint stock company', 'jsc'],
  ['aktsionernoe obshchestvo', 'ao'],
  ['public limited company', 'plc'],
  ['limited partnership', 'lp'],
  ['sociedad anonima', 'sa'],
  ['societe anonyme', 'sa'],
  ['s de r l de c v', 'srl'],
  ['s de rl de cv', 'srl'],
  ['sa de cv', 'sa'],
  ['sp z o o', 'spzoo'],
  ['gesellschaft mit beschrankter haftung', 'gmbh'],
];

const phrasesByFirstWord = new Map<string, Array<{ words: string[]; form: string }>>();
for (const [phrase, form] of legalFormPhrases) {
  const words = phrase.split(' ');
  const first = words[0] ?? '';
  phrasesByFirstWord.set(first, [...(phrasesByFirstWord.get(first) ?? []), { words, form }]);
}

const particles = new Set(
  (
    'al el ul ur ud ad as ar az an bin ibn ben bint bent van von de del della di da do dos das la le les du der den ' +
    'ter ten zu zum abd abu abou umm ould uld st san santa e y the of and for und et'
  ).split(' '),
);

const titles = new Set(
  (
    'mr mrs ms miss dr doctor prof professor sir haji hajji hadji hajj sheikh shaykh shaikh sheik cheikh mullah mulla ' +
    'maulavi mawlawi maulvi maulawi molla sayyid sayed imam general gen colonel col major maj captain capt lieutenant ' +
    'lt brigadier commander eng engineer alhaj alhaji president minister senator hon judge ayatollah qari hafiz ' +
    'ustad lord lady dame father rev jr sr'
  ).split(' '),
);

const romanNumerals: Record<string, string> = {
  ii: '2',
  iii: '3',
  iv: '4',
  vi: '6',
  vii: '7',
  viii: '8',
  ix: '9',
};

export function classOf(word: string, kind: NameKind): WordClass {
  if (/^\d+$/.test(word)) return 'number';
  if (word.length === 1) return 'initial';
  if (kind === 'organisation') {
    if (legalForms.has(word)) return 'legal_form';
    if (word in romanNumerals) return 'number';
  }
  if (particles.has(word)) return 'particle';
  return titles.has(word) ? 'title' : 'name';
}

/** The form that a legal form of an organisation stands for; undefined for any other word. */
export function legalFormOf(word: string): string | undefined {
  return legalForms.get(word);
}

/** A number without leading zeroes or Roman letters: `iii` and `003` are both `3`. */
export function numberOf(word: string): string | undefined {
  return romanNumerals[word] ?? (/^\d+$/.test(word) ? word.replace(/^0+(?=\d)/, '') : undefined);
}

/** The words with every legal form of several words folded into one. */
export function foldLegalForms(words: string[]): string[] {
  const folded: string[] = [];
  for (let at = 0; at < words.length;) {
    const phrase = phrasesByFirstWord
      .get(words[at] ?? '')
      ?.find((known) => startsWith(words, at, known.words));
    folded.push(phrase?.form ?? words[at] ?? '');
    at += phrase?.words.length ?? 1;
  }
  return folded;
}

function startsWith(words: string[], at: number, phrase: string[]): boolean {
  return phrase.every((word, offset) => words[at + offset] === word);
}
