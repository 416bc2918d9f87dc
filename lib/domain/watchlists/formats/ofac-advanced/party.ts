import type { ListedType } from '@/lib/domain/screening/schema';
import type { ReadEntry } from '../entries';
import { listedNames } from '../listed-names';
import { ofacCategories, type OfacList } from '../ofac/categories';
import { ofacParticulars } from '../ofac/source';
import { publishedLists } from './edition';
import { readFeatures } from './features';
import type { OfacReferences } from './references';
import { isText, unique } from '../values';
import { attributeOf, elementsAt, textAt, type XmlElement } from '../xml-element';

/** By PartyType, or by PartySubType where it is more specific. */
const entityTypes: Record<string, ListedType> = {
  Individual: 'person',
  Entity: 'company',
  Vessel: 'vessel',
  Aircraft: 'aircraft',
};

export function readParty(party: XmlElement, list: OfacList, references: OfacReferences): ReadEntry {
  const id = attributeOf(party, 'FixedRef');
  if (!id || !/^\d+$/.test(id)) return { fault: 'FixedRef is missing' };
  const [profile] = elementsAt(party, 'Profile');
  if (!profile) return { fault: 'the Profile is missing' };
  const listings = references.listingsOf(profile.attributes.ID);
  if (listings.size === 0) return { fault: `no SanctionsEntry says which list ${id} is on` };
  const published = publishedLists[list];
  const programs = listings.get(published);
  if (!programs) return { fault: `${id} is not on the ${published}` };
  const partyType = references.partyTypeOf(profile.attributes.PartySubTypeID) ?? '';
  const entityType = entityTypes[partyType];
  if (!entityType) return { fault: `unknown PartyType "${partyType}"` };
  const identities = elementsAt(profile, 'Identity');
  const names = identities.flatMap((identity) => readNames(identity, references));
  const primaryName = names.find(({ primary }) => primary)?.name;
  if (!primaryName) return { fault: 'the primary Alias is missing' };

  const { identifiers, notes, places_of_birth, positions, ...facts } = readFeatures(
    elementsAt(profile, 'Feature'),
    references,
  );
  const otherLists = [...listings.keys()].filter((other) => other !== published);
  const documents = identities.flatMap(({ attributes }) => references.documentsOf(attributes.ID));
  return {
    list_entry_id: id,
    entity_type: entityType,
    primary_name: primaryName,
    names: listedNames(primaryName, names),
    ...facts,
    identifiers: [...documents, ...identifiers],
    categories: [...ofacCategories[list]],
    programs: [...programs],
    remarks:
      unique([...notes, textAt(party, 'Comment'), alsoOn(otherLists)].filter(isText)).join('; ') || null,
    ...ofacParticulars(id, {
      places_of_birth,
      positions,
      listed_on: references.listedOn(profile.attributes.ID, published),
    }),
  };
}

const alsoOn = (lists: readonly string[]) => (lists.length > 0 ? `Also on: ${lists.join(', ')}` : null);

interface ReadName {
  name: string;
  weak: boolean;
  primary: boolean;
}

/** One per documented name: an alias has one for each script. */
function readNames(identity: XmlElement, references: OfacReferences): ReadName[] {
  const groups = elementsAt(identity, 'NamePartGroups', 'MasterNamePartGroup', 'NamePartGroup');
  const partTypes = new Map(
    groups.map(({ attributes: { ID, NamePartTypeID } }) => [
      ID,
      references.valueOf('NamePartType', NamePartTypeID),
    ]),
  );
  return elementsAt(identity, 'Alias').flatMap((alias) => {
    const weak = alias.attributes.LowQuality === 'true';
    const primary = alias.attributes.Primary === 'true' && identity.attributes.Primary !== 'false';
    return elementsAt(alias, 'DocumentedName')
      .map((documented) => formatName(documented, partTypes))
      .filter(isText)
      .map((name) => ({ name, weak, primary }));
  });
}

/** In the form of OFAC's csv: `KARVELLO, Darian Mikhal`. */
function formatName(
  documented: XmlElement,
  partTypes: ReadonlyMap<string | undefined, string | null>,
): string | null {
  const parts = elementsAt(documented, 'DocumentedNamePart', 'NamePartValue').map(({ text, attributes }) => ({
    text: text.replace(/\s+/g, ' ').trim(),
    isLast: partTypes.get(attributes.NamePartGroupID) === 'Last Name',
  }));
  const wordsOf = (isLast: boolean) =>
    parts.flatMap((part) => (part.isLast === isLast ? part.text : [])).join(' ');
  return [wordsOf(true), wordsOf(false)].filter(isText).join(', ') || null;
}
