import { familyNameGroups } from './family-names';
import { givenNameGroups } from './given-names';
import { nationalForms } from './national-forms';
import { shortFormGroups } from './short-forms';

const romanisations = familyNameGroups.length;
const firstNationalForms = givenNameGroups.length + shortFormGroups.length;
const groups = [...givenNameGroups, ...shortFormGroups, ...nationalForms, ...familyNameGroups].map((group) =>
  group.split(' '),
);

const groupsByWord = new Map<string, number[]>();
groups.forEach((words, group) => {
  for (const word of words) {
    const known = groupsByWord.get(word);
    if (known) known.push(group);
    else groupsByWord.set(word, [group]);
  }
});

export function areNicknames(a: string, b: string): boolean {
  return shareGroup(a, b, 0, groups.length);
}

/** Of a family name. Groups of family names come last. */
export function areRomanisations(a: string, b: string): boolean {
  return shareGroup(a, b, groups.length - romanisations, groups.length);
}

/** Of a given name, as several languages write it. */
export function areNationalForms(a: string, b: string): boolean {
  return shareGroup(a, b, firstNationalForms, groups.length - romanisations);
}

function shareGroup(a: string, b: string, first: number, end: number): boolean {
  const ofA = groupsByWord.get(a);
  const ofB = groupsByWord.get(b);
  if (ofA === undefined || ofB === undefined || a === b) return false;
  return ofA.some((group) => group >= first && group < end && ofB.includes(group));
}

/** Parts of Yoruba and Igbo names that short forms leave out: God, crown, joy, father. */
const longParts =
  /^(?:oluwa|olu|ola|ade|ayo|baba|temi|omo|fola|chukwu|chi|nwa)(?=[a-z]{3})|(?<=[a-z]{3})chukwu$/;
const leastLonger = 2;

/** Whether one name is the other without such a part: Seyi and Oluwaseyi. */
export function isShortened(a: string, b: string): boolean {
  const [shorter, longer] = a.length < b.length ? [a, b] : [b, a];
  if (longer.length - shorter.length < leastLonger || shorter.length <= leastLonger) return false;
  return longer.replace(longParts, '') === shorter;
}

export function nicknamesOf(word: string): readonly string[] {
  const found = new Set((groupsByWord.get(word) ?? []).flatMap((group) => groups[group]!));
  found.delete(word);
  const shortened = word.replace(longParts, '');
  if (shortened !== word) found.add(shortened);
  return [...found];
}
