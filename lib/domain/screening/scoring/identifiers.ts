import type { ListedEntity, ScreeningQuery } from '../schema';

/** Shorter numbers agree by coincidence. */
export const minIdentifierLength = 5;
const imoNumber = /^IMO(\d{7})$/;
const leiFormat = /^[A-Z0-9]{18}\d{2}$/;

/**
 * A number in normalised form: upper case, without punctuation, and without the letters IMO before a ship's
 * number. Leading zeros stay, because registration numbers with and without them differ.
 */
export function foldIdentifier(text: string): string {
  const folded = text.toUpperCase().replace(/[^\p{L}\p{N}]+/gu, '');
  return imoNumber.exec(folded)?.[1] ?? folded;
}

type Query = Pick<ScreeningQuery, 'entity_type' | 'identifiers' | 'country' | 'nationality'>;
type Listed = Pick<ListedEntity, 'entity_type' | 'identifiers'>;

interface IdentifierComparison {
  outcome: 'unique' | 'agree' | 'conflict' | 'missing';
  /** As written. */
  query: string | null;
  listed: string | null;
}

/**
 * Looks for a number that the query and the entity share. An LEI or a ship's IMO number is unique; any other
 * number only agrees if it may be from the same country. Different numbers only conflict for two ships,
 * because others may have several.
 */
export function compareIdentifiers(query: Query, listed: Listed): IdentifierComparison {
  const areShips = listed.entity_type === 'vessel' && ['vessel', 'any'].includes(query.entity_type);
  const shared = (query.identifiers ?? []).flatMap((number) =>
    listed.identifiers
      .filter(({ value }) => isSame(number, value))
      .map(({ value, country }): IdentifierComparison => {
        const isUnique = isLei(number) || (areShips && isImo(number));
        const agrees = mayBeIssuedBy(country, query) ? 'agree' : 'missing';
        return { outcome: isUnique ? 'unique' : agrees, query: number, listed: value };
      }),
  );
  const withOutcome = (wanted: IdentifierComparison['outcome']) =>
    shared.find(({ outcome }) => outcome === wanted);
  return withOutcome('unique') ?? withOutcome('agree') ?? (areShips ? compareShips(query, listed) : missing);
}

const missing: IdentifierComparison = { outcome: 'missing', query: null, listed: null };

function compareShips({ identifiers = [] }: Query, listed: Listed): IdentifierComparison {
  const [query, other] = [identifiers.find(isImo), listed.identifiers.find(({ value }) => isImo(value))];
  return query === undefined || other === undefined
    ? missing
    : { outcome: 'conflict', query, listed: other.value };
}

function isSame(query: string, listed: string): boolean {
  const folded = foldIdentifier(query);
  return folded.length >= minIdentifierLength && folded === foldIdentifier(listed);
}

/** False only if the country is known and is none of the query's known countries. */
function mayBeIssuedBy(country: string | null, { country: residence, nationality }: Query): boolean {
  const known = [residence, nationality].filter((one) => one != null && one !== '');
  return country === null || known.length === 0 || known.some((one) => one?.toUpperCase() === country);
}

/** The last digit is the last digit of the sum of the others times 7 to 2. */
function isImo(text: string): boolean {
  const digits = /^(?:IMO)?(\d{7})$/.exec(text.toUpperCase().replace(/[^A-Z0-9]+/g, ''))?.[1];
  if (digits === undefined) return false;
  const [first, last] = [digits.slice(0, 6), Number(digits[6])];
  const sum = Array.from(first, Number).reduce((total, digit, at) => total + digit * (7 - at), 0);
  return sum % 10 === last;
}

/** ISO 17442, with check digits by ISO 7064 mod 97-10. */
function isLei(text: string): boolean {
  const folded = foldIdentifier(text);
  if (!leiFormat.test(folded)) return false;
  return [...folded].flatMap((sign) => [...String(parseInt(sign, 36))]).reduce(mod97, 0) === 1;
}

function mod97(remainder: number, digit: string): number {
  return (remainder * 10 + Number(digit)) % 97;
}
