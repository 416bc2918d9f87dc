/** Parts that many names have in common: servant of, light of; of the faith, lion, glory, son. */
const firstParts = 'abdul gholam ghulam noor nour nur nor abu gul sher'.split(' ');
// prettier-ignore
const lastParts = (
  'uddin ullah winder vinder inder preet deep meet jeet bir singh wardena wardene slav slava mir mira bek bay gul jon ' +
  'zhan zod zada zadeh zai zoy khel poor pour taro jiro shiro ichi suke hiko hiro aldo ilson mund bjorn stein dottir sson'
).split(' ');
/** Endings of German, Scandinavian and Jewish family names. Each makes another name. */
const familyEndings = (
  'bach beck berg born brink dahl feld felt gren hagen haus heim hof holm holz horn land lund mann quist stadt stein ' +
  'stern strom thal wald'
).split(' ');
const minRest = 3;
const minWithEnding = 7;

/** The rest of two names that share such a part: Rahim and Rahman in Abdulrahim and Abdulrahman. */
export function restsOfCompounds(a: string, b: string): readonly [string, string] | undefined {
  const ofA = partsOfLast(a);
  const first = ofA.first.find((part) => b.startsWith(part));
  if (first !== undefined) return longEnough(a.slice(first.length), b.slice(first.length));
  const last = ofA.last.find((part) => b.endsWith(part));
  return last === undefined ? undefined : longEnough(a.slice(0, -last.length), b.slice(0, -last.length));
}

interface CommonParts {
  word: string;
  first: string[];
  last: string[];
}

const partsIn = (word: string): CommonParts => ({
  word,
  first: firstParts.filter((part) => word.startsWith(part)),
  last: lastParts.filter((part) => word.endsWith(part)),
});

let lastParted = partsIn('');

/** A word of a query is compared with many words in turn. */
function partsOfLast(word: string): CommonParts {
  if (word !== lastParted.word) lastParted = partsIn(word);
  return lastParted;
}

/** Steinbach is not Steinbeck. */
export function haveOtherEndings(a: string, b: string): boolean {
  if (Math.min(a.length, b.length) < minWithEnding || a.slice(0, minRest) !== b.slice(0, minRest))
    return false;
  const [ofA, ofB] = [endingOf(a), endingOf(b)];
  return ofA !== ofB && ofA !== '' && ofB !== '' && a.slice(0, -ofA.length) === b.slice(0, -ofB.length);
}

const endingOf = (name: string): string =>
  familyEndings.find((ending) => name.length >= ending.length + minRest && name.endsWith(ending)) ?? '';

function longEnough(a: string, b: string): readonly [string, string] | undefined {
  return Math.min(a.length, b.length) < minRest ? undefined : [a, b];
}
