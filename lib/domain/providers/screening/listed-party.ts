import type { ListedParty } from '@/lib/domain/checks/schema';
import type { ListedEntity, ListedName, ListVersion, Match } from '@/lib/domain/screening/schema';
import { foldIdentifier, minIdentifierLength } from '@/lib/domain/screening/scoring/identifiers';

/** A match with its list entry in the searched version. */
export interface ListedMatch {
  match: Match;
  /** Null if the searched version is not stored. */
  entry: ListedEntity | null;
  list: ListVersion | null;
}

/** Best first, in the order of the matches. */
export type PartyMatches = readonly [ListedMatch, ...ListedMatch[]];

/**
 * The matches of each listed party (docs/adr/0035). Entries of one list are different parties. Entries of
 * different lists are one party when their publishers list it under the same id, or when they share an
 * identifier.
 */
export function partiesOf(matches: readonly ListedMatch[]): PartyMatches[] {
  const parties: [ListedMatch, ...ListedMatch[]][] = [];
  for (const match of matches) {
    const known = parties.find((party) => mayJoin(party, match) && party.some((each) => isSame(each, match)));
    if (known) known.push(match);
    else parties.push([match]);
  }
  return parties;
}

const mayJoin = (party: PartyMatches, { match }: ListedMatch) =>
  party.every((each) => each.match.list !== match.list);

function isSame({ entry: a }: ListedMatch, { entry: b }: ListedMatch): boolean {
  if (!a || !b || a.entity_type !== b.entity_type) return false;
  const isListedAlike = (a.listed_as ?? []).some((id) => b.listed_as?.includes(id));
  return (
    isListedAlike || a.identifiers.some((one) => b.identifiers.some((other) => isSameNumber(one, other)))
  );
}

type Identifier = ListedEntity['identifiers'][number];

function isSameNumber(a: Identifier, b: Identifier): boolean {
  const folded = foldIdentifier(a.value);
  const isOfOneCountry = a.country === null || b.country === null || a.country === b.country;
  return isOfOneCountry && folded.length >= minIdentifierLength && folded === foldIdentifier(b.value);
}

/** Combined data of all entries of the party without duplicates; the best match's come first. */
export function evidenceOf(party: PartyMatches): ListedParty {
  const entries = party.flatMap(({ entry }) => entry ?? []);
  const all = (values: (entry: ListedEntity) => readonly string[] | undefined) =>
    distinct(
      entries.flatMap((entry) => values(entry) ?? []),
      (value) => value,
    );
  const first = (value: (entry: ListedEntity) => string | null | undefined) =>
    entries.map(value).find(Boolean) ?? null;
  const identifiers = entries.flatMap((entry) => entry.identifiers);
  return {
    names: distinct(party.flatMap(namesOf), ({ name }) => name),
    dates_of_birth: all((entry) => entry.dates_of_birth),
    places_of_birth: all((entry) => entry.places_of_birth),
    nationalities: all((entry) => entry.nationalities),
    addresses: all((entry) => entry.addresses),
    identifiers: distinct(identifiers, ({ value, country }) => `${foldIdentifier(value)} ${country}`),
    programs: all((entry) => entry.programs),
    reason: first((entry) => entry.reason),
    listed_on: first((entry) => entry.listed_on),
    remarks: first((entry) => entry.remarks),
    positions: all((entry) => entry.positions).map((title) => ({
      title,
      country: null,
      from: null,
      to: null,
    })),
    articles: distinct(
      entries.flatMap((entry) => entry.articles ?? []),
      ({ title, url }) => url ?? title,
    ),
    lists: party.map(({ match, list, entry }) => ({
      name: match.list,
      version: list?.version ?? null,
      list_entry_id: match.list_entry_id,
      source_url: entry?.source_url ?? null,
    })),
  };
}

const asListed = ({ name, kind, weak }: ListedName): ListedParty['names'][number] => ({
  name,
  kind,
  quality: weak ? 'weak' : 'strong',
});

/** A match keeps two names itself. */
function namesOf({ match: { primary_name, matched_name }, entry }: ListedMatch): ListedParty['names'] {
  if (entry) return entry.names.map(asListed);
  return [
    { name: primary_name, kind: 'primary', quality: 'strong' },
    { name: matched_name, kind: 'alias', quality: 'strong' },
  ];
}

function distinct<Value>(values: readonly Value[], keyOf: (value: Value) => string): Value[] {
  const seen = new Set<string>();
  return values.filter((value) => {
    const key = keyOf(value);
    return !seen.has(key) && seen.add(key);
  });
}
