import { parseCountry, parseCountryCode } from '../country';
import { readDate } from './date';
import { isText, unique } from '../values';
import { attributeOf, elementsAt, textAt, textsAt, type XmlElement } from '../xml-element';
import type { ListedEntity } from '@/lib/domain/screening/schema';

interface Place {
  country: string | null;
  address: string | null;
}

type Identifier = ListedEntity['identifiers'][number];

/** Programs by list name. */
type Listings = ReadonlyMap<string, readonly string[]>;

/** Elements that parties refer to by number, before and after them in the document. */
export const referencedTags = ['ReferenceValueSets', 'Location', 'IDRegDocument', 'SanctionsEntry'] as const;

export class OfacReferences {
  private readonly values = new Map<string, XmlElement>();
  private readonly places = new Map<string, Place>();
  private readonly documents = new Map<string, Identifier[]>();
  private readonly listings = new Map<string, Map<string, string[]>>();
  /** By profile and list, from the first event. */
  private readonly listingDates = new Map<string, string>();

  private readonly readers: Record<(typeof referencedTags)[number], (element: XmlElement) => void> = {
    ReferenceValueSets: (sets) => sets.children.forEach((set) => this.addValues(set)),
    Location: (location) => this.places.set(location.attributes.ID ?? '', this.readPlace(location)),
    IDRegDocument: (document) => this.addDocument(document),
    SanctionsEntry: (entry) => this.addListing(entry),
  };

  /** Call it in the document's order: later elements refer to earlier ones. */
  add(element: XmlElement): void {
    const tag = referencedTags.find((each) => each === element.tag);
    if (tag) this.readers[tag](element);
  }

  valueOf(kind: string, id: string | undefined): string | null {
    return this.value(kind, id)?.text.trim() || null;
  }

  /**
   * A party refers only to its subtype, which is Unknown for people and organisations; the subtype has the
   * type.
   */
  partyTypeOf(subTypeId: string | undefined): string | null {
    const subType = this.valueOf('PartySubType', subTypeId);
    if (subType !== 'Unknown') return subType;
    return this.valueOf('PartyType', this.value('PartySubType', subTypeId)?.attributes.PartyTypeID);
  }

  placeOf(locationId: string | undefined): Place | null {
    return this.places.get(locationId ?? '') ?? null;
  }

  documentsOf(identityId: string | undefined): readonly Identifier[] {
    return this.documents.get(identityId ?? '') ?? [];
  }

  listingsOf(profileId: string | undefined): Listings {
    return this.listings.get(profileId ?? '') ?? new Map();
  }

  /** YYYY-MM-DD; null where the list gives no date. */
  listedOn(profileId: string | undefined, list: string): string | null {
    return this.listingDates.get(`${profileId} ${list}`) ?? null;
  }

  /** Number of parties named by a SanctionsEntry. */
  get partyCount(): number {
    return this.listings.size;
  }

  /** Number of parties on each list, by list name. */
  partiesByList(): Map<string, number> {
    const counts = new Map<string, number>();
    for (const list of [...this.listings.values()].flatMap((listings) => [...listings.keys()])) {
      counts.set(list, (counts.get(list) ?? 0) + 1);
    }
    return counts;
  }

  private value(kind: string, id: string | undefined): XmlElement | undefined {
    return this.values.get(`${kind} ${id}`);
  }

  private addValues(set: XmlElement): void {
    for (const value of set.children) this.values.set(`${value.tag} ${value.attributes.ID}`, value);
  }

  private addDocument(document: XmlElement): void {
    const { IdentityID: identity = '', IDRegDocTypeID, 'IssuedBy-CountryID': issuer } = document.attributes;
    const value = textAt(document, 'IDRegistrationNo');
    if (!value) return;
    const type = this.valueOf('IDRegDocType', IDRegDocTypeID) ?? 'Document';
    const identifier = { type, value, country: this.countryOf(issuer) };
    this.documents.set(identity, [...(this.documents.get(identity) ?? []), identifier]);
  }

  private addListing(entry: XmlElement): void {
    const { ProfileID: profile = '', ListID } = entry.attributes;
    const list = this.valueOf('List', ListID) ?? `list ${ListID}`;
    const measures = elementsAt(entry, 'SanctionsMeasure');
    const programs = measures
      .filter(({ attributes }) => this.valueOf('SanctionsType', attributes.SanctionsTypeID) === 'Program')
      .map((measure) => textAt(measure, 'Comment'));
    const listings = this.listings.get(profile) ?? new Map<string, string[]>();
    listings.set(list, unique([...(listings.get(list) ?? []), ...programs.filter(isText)]));
    this.listings.set(profile, listings);
    const [date] = elementsAt(entry, 'EntryEvent', 'Date').map(readDate).filter(isText).sort();
    if (date) this.listingDates.set(`${profile} ${list}`, date);
  }

  /** A nationality is a place too: its only part, of type Unknown, is the country's name. */
  private readPlace(location: XmlElement): Place {
    const parts = this.partsOf(location);
    const countryIds = elementsAt(location, 'LocationCountry').map(({ attributes }) => attributes.CountryID);
    const areaIds = elementsAt(location, 'LocationAreaCode').map(({ attributes }) => attributes.AreaCodeID);
    const countryNames = [
      ...countryIds.map((id) => this.valueOf('Country', id)),
      ...areaIds.map((id) => this.value('AreaCode', id)?.attributes.Description ?? null),
      parts.get('Unknown') ?? null,
      parts.get('REGION') ?? null,
    ].filter(isText);
    const codes = [...countryIds.map((id) => this.countryOf(id)), ...countryNames.map(parseCountry)];
    const countryName = countryNames.find((name) => name !== 'undetermined') ?? null;
    const lines = [...addressParts.map((part) => parts.get(part) ?? null), countryName];
    return {
      country: codes.find(isText) ?? null,
      address: unique(lines.filter(isText)).join(', ') || null,
    };
  }

  private partsOf(location: XmlElement): Map<string | null, string> {
    return new Map(
      elementsAt(location, 'LocationPart').flatMap((part) => {
        const values = elementsAt(part, 'LocationPartValue');
        // The other values are the same in other scripts.
        const primary = values.find((value) => attributeOf(value, 'Primary') === 'true') ?? values[0];
        const [text] = primary ? textsAt(primary, 'Value') : [];
        const type = this.valueOf('LocPartType', part.attributes.LocPartTypeID);
        return text ? [[type, text] as const] : [];
      }),
    );
  }

  private countryOf(id: string | undefined): string | null {
    const country = this.value('Country', id);
    return country ? (parseCountryCode(country.attributes.ISO2 ?? '') ?? parseCountry(country.text)) : null;
  }
}

const addressParts = ['ADDRESS1', 'ADDRESS2', 'ADDRESS3', 'CITY', 'STATE/PROVINCE', 'POSTAL CODE', 'REGION'];
