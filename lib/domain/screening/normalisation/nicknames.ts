import { familyNameGroups } from './family-names';
import { givenNameGroups } from './given-names';
import { shortFormGroups } from './short-forms';

const romanisations = familyNameGroups.length;
const groups = [...givenNameGroups, ...shortFormGroups, ...familyNameGroups].map((group) => group.split(' '));

const groupsByWord = new Map<string, number[]>();
groups.forEach((words, group) => {
  for (const word of words) {
    const known = groupsByWord.get(word);
    if (known) known.push(group);
    else groupsByWord.set(word, [group]);
  }
});

export function areNicknames(a: string, b: string): boolean {
  const groupsOfA = groupsByWord.get(a);
  if (groupsOfA === undefined || a === b) return false;
  const groupsOfB = groupsByWord.get(b);
  return groupsOfB !== undefined && groupsOfA.some((group) => groupsOfB.includes(group));
}

/** Of a family name. Groups of family names come last. */
export function areRomanisations(a: string, b: string): boolean {
  const ofA = groupsByWord.get(a);
  if (ofA === undefined || a === b) return false;
  const ofB = groupsByWord.get(b);
  return (
    ofB !== undefined && ofA.some((group) => group >= groups.length - romanisations && ofB.includes(group))
  );
}

export function nicknamesOf(word: string): readonly string[] {
  const found = new Set((groupsByWord.get(word) ?? []).flatMap((group) => groups[group]!));
  found.delete(word);
  return [...found];
}
