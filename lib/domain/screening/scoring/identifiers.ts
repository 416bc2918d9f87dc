import type { ListedEntity, ScreeningQuery } from '../schema';

/** Shorter numbers agree by chance. */
export const leastIdentifierLength = 5;
const imoNumber = /^IMO(\d{7})$/;
const leiForm = /^[A-Z0-9]{18}\d{2}$/;

/**
 * A number as it compares: without case, punctuation, and the letters IMO in front of a ship's. A zero in front is one
 * of its digits: with it a registration number is another one than without.
 */
export function foldIdentifier(text: string): string {
  const folded = text.toUpperCase().replace(/[^\p{L}\p{N}]+/gu, '');
  return imoNumber.exec(folded)?.[1] ?? folded;
}

/** What is asked, and what is listed. */
type Asked = Pick<ScreeningQuery, 'entity_type' | 'identifiers' | 'country' | 'nationality'>;
type Listed = Pick<ListedEntity, 'entity_type' | 'identifiers'>;

interface IdentifierComparison {
  /** `unique`: they agree on a number that one legal entity or ship of the whole world has. */
  outcome: 'unique' | 'agree' | 'conflict' | 'missing';
  /** The numbers that agree or contradict each other, as they are written. */
  query: string | null;
  listed: string | null;
}

/**
 * A number that both have: an LEI or a ship's IMO number identifies alone, any other only if it may be of the same
 * country. Of numbers that differ, only two ships' contradict each other, since nobody has but one passport.
 */
export function compareIdentifiers(asked: Asked, listed: Listed): IdentifierComparison {
  const areShips = listed.entity_type === 'vessel' && ['vessel', 'any'].includes(asked.entity_type);
  const agreeing = (asked.identifiers ?? []).flatMap((query) =>
    listed.identifiers
      .filter(({ value }) => areSame(query, value))
      .map(({ value, country }): IdentifierComparison => {
        const isUnique = isLei(query) || (areShips && isImo(query));
        const agrees = mayBeOf(country, asked) ? 'agree' : 'missing';
        return { outcome: isUnique ? 'unique' : agrees, query, listed: value };
      }),
  );
  const byOutcome = (wanted: IdentifierComparison['outcome']) =>
    agreeing.find(({ outcome }) => outcome === wanted);
  return byOutcome('unique') ?? byOutcome('agree') ?? (areShips ? otherShip(asked, listed) : missing);
}

const missing: IdentifierComparison = { outcome: 'missing', query: null, listed: null };

function otherShip({ identifiers = [] }: Asked, listed: Listed): IdentifierComparison {
  const [query, other] = [identifiers.find(isImo), listed.identifiers.find(({ value }) => isImo(value))];
  return query === undefined || other === undefined
    ? missing
    : { outcome: 'conflict', query, listed: other.value };
}

function areSame(query: string, listed: string): boolean {
  const folded = foldIdentifier(query);
  return folded.length >= leastIdentifierLength && folded === foldIdentifier(listed);
}

/** Whether a number of a country may be one of somebody of whom some countries are known. */
function mayBeOf(country: string | null, { country: residence, nationality }: Asked): boolean {
  const known = [residence, nationality].filter((one) => one != null && one !== '');
  return country === null || known.length === 0 || known.some((one) => one?.toUpperCase() === country);
}

/** Seven digits of which the last is a check digit: the sum of the others, times 7 to 2, ends in it. */
function isImo(text: string): boolean {
  const digits = /^(?:IMO)?(\d{7})$/.exec(text.toUpperCase().replace(/[^A-Z0-9]+/g, ''))?.[1];
  if (digits === undefined) return false;
  const [first, last] = [digits.slice(0, 6), Number(digits[6])];
  const sum = Array.from(first, Number).reduce((total, digit, at) => total + digit * (7 - at), 0);
  return sum % 10 === last;
}

/** A Legal Entity Identifier (ISO 17442): with its letters as numbers from 10 up, it is 1 modulo 97 (ISO 7064). */
function isLei(text: string): boolean {
  const folded = foldIdentifier(text);
  if (!leiForm.test(folded)) return false;
  return [...folded].flatMap((sign) => [...String(parseInt(sign, 36))]).reduce(mod97, 0) === 1;
}

function mod97(rest: number, digit: string): number {
  return (rest * 10 + Number(digit)) % 97;
}
