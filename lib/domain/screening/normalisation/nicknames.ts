import { familyNameGroups } from './family-names';
import { givenNameGroups } from './given-names';
import { nationalForms } from './national-forms';
import { shortFormGroups } from './short-forms';

const firstNationalForms = givenNameGroups.length + shortFormGroups.length;
const groups = [...givenNameGroups, ...shortFormGroups, ...nationalForms, ...familyNameGroups].map((group) =>
  group.split(' '),
);

const firstFamilyNames = groups.length - familyNameGroups.length;

const groupsByWord = new Map<string, number[]>();
groups.forEach((words, group) => {
  for (const word of words) {
    const known = groupsByWord.get(word);
    if (known) known.push(group);
    else groupsByWord.set(word, [group]);
  }
});

/** How two words are forms of one name: of a family name, of a given name in two languages, or otherwise. */
export type NameForm = 'romanised' | 'national' | 'nickname';

/** Undefined unless they are. */
export function nameFormOf(a: string, b: string): NameForm | undefined {
  const ofA = groupsOfLast(a);
  const ofB = ofA && groupsByWord.get(b);
  if (ofB === undefined || a === b) return undefined;
  let form: NameForm | undefined;
  for (const group of ofA!) {
    if (!ofB.includes(group)) continue;
    if (group >= firstFamilyNames) return 'romanised';
    if (group >= firstNationalForms) form = 'national';
    else form ??= 'nickname';
  }
  return form;
}

/** Whether both are forms of names in `national-forms.ts`, and of no name in common: Hisham and Hashim. */
export function areFormsOfOthers(a: string, b: string): boolean {
  return isNational(groupsOfLast(a)) && isNational(groupsByWord.get(b)) && !areNicknames(a, b);
}

const isNational = (known: readonly number[] | undefined): boolean =>
  known !== undefined && known.some((group) => group >= firstNationalForms && group < firstFamilyNames);

/** Whether it is a Chinese or Korean family name. */
export const isFamilyName = (word: string): boolean =>
  groupsByWord.get(word)?.some((group) => group >= firstFamilyNames) ?? false;

export const areNicknames = (a: string, b: string): boolean => nameFormOf(a, b) !== undefined;

let [lastWord, lastGroups] = ['', groupsByWord.get('')];

/** A word of a query is compared with many words in turn. */
function groupsOfLast(word: string): readonly number[] | undefined {
  if (word !== lastWord) [lastWord, lastGroups] = [word, groupsByWord.get(word)];
  return lastGroups;
}

/** Parts of names that short forms leave out: God, crown, joy and father in Yoruba and Igbo, and words of respect in Central Asia. */
const longParts =
  /^(?:oluwa|olu|ola|ade|ayo|baba|temi|omo|fola|chukwu|chi|nwa)(?=[a-z]{3})|(?<=[a-z]{3})chukwu$|(?<=[a-z]{4})(?:j[ao]n|zhan|[kh]?hon)$|(?<=[a-z]{5})bek$/;
const leastLonger = 2;

/** Whether one name is the other without such a part: Seyi and Oluwaseyi. */
export function isShortened(a: string, b: string): boolean {
  const [shorter, longer] = a.length < b.length ? [a, b] : [b, a];
  if (longer.length - shorter.length < leastLonger || shorter.length <= leastLonger) return false;
  if (!longer.endsWith(shorter) && !longer.startsWith(shorter)) return false;
  return longer.replace(longParts, '') === shorter;
}

/** Without the forms in other languages. */
export function nicknamesOf(word: string): readonly string[] {
  const found = wordsOfGroups(word, (group) => group < firstNationalForms || group >= firstFamilyNames);
  const shortened = word.replace(longParts, '');
  if (shortened !== word) found.add(shortened);
  return [...found];
}

/** In other languages. */
export function nationalFormsOf(word: string): readonly string[] {
  return [...wordsOfGroups(word, (group) => group >= firstNationalForms && group < firstFamilyNames)];
}

function wordsOfGroups(word: string, isWanted: (group: number) => boolean): Set<string> {
  const wanted = (groupsByWord.get(word) ?? []).filter(isWanted);
  const found = new Set(wanted.flatMap((group) => groups[group]!));
  found.delete(word);
  return found;
}
