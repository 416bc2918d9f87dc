/**
 * Endings of a family name as men and women bear it, and as two languages write it: Novak and Novakova, Papadopoulos and
 * Papadopoulou, Lukashenko and Lukashenka.
 */
const endings: ReadonlyArray<readonly [string, string]> = [
  ['', 'ova'],
  ['ek', 'kova'],
  ['ec', 'cova'],
  ['os', 'ou'],
  ['as', 'iene'],
  ['us', 'iene'],
  ['is', 'iene'],
  ['as', 'aite'],
  ['us', 'yte'],
  ['is', 'yte'],
  ['ski', 'ska'],
  ['cki', 'cka'],
  ['enko', 'enka'],
  ['idis', 'idou'],
  ['akis', 'aki'],
];
const minStem = 4;

export function areFamilyForms(a: string, b: string): boolean {
  // Cheap, because many words are compared.
  for (let at = 0; at < minStem; at += 1) if (a.charCodeAt(at) !== b.charCodeAt(at)) return false;
  return endings.some(([one, other]) => endWith(a, one, b, other) || endWith(b, one, a, other));
}

function endWith(a: string, one: string, b: string, other: string): boolean {
  const stem = a.length - one.length;
  return (
    stem >= minStem &&
    b.length - other.length === stem &&
    a.endsWith(one) &&
    b.endsWith(other) &&
    b.startsWith(a.slice(0, stem))
  );
}
