import type { ListedEntity, ListedName } from './schema';
import { parseCountry } from './parse-country';
import { isCalendarDate } from './parse-ofac-date';

/** One element of a record: INDIVIDUAL and ENTITY are small, so that each is held as a tree and then let go. */
export interface UnElement {
  tag: string;
  line: number;
  text: string;
  children: UnElement[];
}

export type UnRecordTag = 'INDIVIDUAL' | 'ENTITY';

const nameParts = ['FIRST_NAME', 'SECOND_NAME', 'THIRD_NAME', 'FOURTH_NAME'];

/** The ListedEntity of an INDIVIDUAL or ENTITY, or why there is none. */
export function readUnRecord(record: UnElement, tag: UnRecordTag): ListedEntity | { missing: string } {
  const id = textOf(record, 'DATAID');
  if (!id || !/^\d+$/.test(id)) return { missing: 'DATAID' };
  const primaryName = nameParts
    .map((part) => textOf(record, part))
    .filter(isText)
    .join(' ');
  if (primaryName === '') return { missing: 'FIRST_NAME' };

  const addresses = childrenOf(record, `${tag}_ADDRESS`);
  return {
    list_entry_id: id,
    entity_type: tag === 'INDIVIDUAL' ? 'person' : 'company',
    primary_name: primaryName,
    names: readNames(record, tag, primaryName),
    dates_of_birth: readDatesOfBirth(record),
    nationalities: unique(valuesOf(record, 'NATIONALITY').map(parseCountry).filter(isText)),
    countries: unique(
      addresses.map((address) => parseCountry(textOf(address, 'COUNTRY') ?? '')).filter(isText),
    ),
    gender: genders[textOf(record, 'GENDER') ?? ''] ?? null,
    identifiers: childrenOf(record, 'INDIVIDUAL_DOCUMENT').flatMap(readDocument),
    categories: ['sanctions'],
    programs: [textOf(record, 'UN_LIST_TYPE')].filter(isText),
    addresses: unique(addresses.map(readAddress).filter(isText)),
    remarks: readRemarks(record),
  };
}

const genders: Record<string, ListedEntity['gender']> = { Male: 'male', Female: 'female' };

function readNames(record: UnElement, tag: UnRecordTag, primaryName: string): ListedName[] {
  const names = new Map<string, ListedName>([
    [primaryName, { name: primaryName, kind: 'primary', weak: false }],
  ]);
  const original = textOf(record, 'NAME_ORIGINAL_SCRIPT');
  const aliases = childrenOf(record, `${tag}_ALIAS`).map((alias) => ({
    name: textOf(alias, 'ALIAS_NAME'),
    weak: textOf(alias, 'QUALITY') === 'Low',
  }));
  for (const { name, weak } of [{ name: original, weak: false }, ...aliases]) {
    if (name && !(names.get(name)?.weak === false)) names.set(name, { name, kind: 'alias', weak });
  }
  return [...names.values()];
}

/** Some aliases come with the date that their false papers show. */
function readDatesOfBirth(record: UnElement): string[] {
  const dates = childrenOf(record, 'INDIVIDUAL_DATE_OF_BIRTH').map(readDateOfBirth);
  const aliasDates = childrenOf(record, 'INDIVIDUAL_ALIAS').map((alias) =>
    dateIn(textOf(alias, 'DATE_OF_BIRTH')),
  );
  return unique([...dates, ...aliasDates].filter(isText));
}

/** TYPE_OF_DATE is EXACT, APPROXIMATELY (the year alone then counts) or BETWEEN. */
function readDateOfBirth(born: UnElement): string | null {
  const [from, to] = [yearIn(textOf(born, 'FROM_YEAR')), yearIn(textOf(born, 'TO_YEAR'))];
  if (from && to) return from === to ? from : `${from}/${to}`;
  const date = dateIn(textOf(born, 'DATE'));
  const year = yearIn(textOf(born, 'YEAR'));
  if (!date) return year;
  return textOf(born, 'TYPE_OF_DATE') === 'APPROXIMATELY' ? date.slice(0, 4) : date;
}

function dateIn(text: string | null): string | null {
  const date = /^\d{4}-\d{2}-\d{2}/.exec(text ?? '')?.[0];
  return date && isCalendarDate(date) ? date : null;
}

function yearIn(text: string | null): string | null {
  return /^\d{4}$/.exec(text ?? '')?.[0] ?? null;
}

function readDocument(document: UnElement): ListedEntity['identifiers'] {
  const value = textOf(document, 'NUMBER');
  if (!value) return [];
  const type = textOf(document, 'TYPE_OF_DOCUMENT') ?? textOf(document, 'TYPE_OF_DOCUMENT2') ?? 'Document';
  const issuer = textOf(document, 'ISSUING_COUNTRY') ?? textOf(document, 'COUNTRY_OF_ISSUE');
  return [{ type, value, country: parseCountry(issuer ?? '') }];
}

function readAddress(address: UnElement): string | null {
  const parts = ['STREET', 'CITY', 'STATE_PROVINCE', 'ZIP_CODE', 'COUNTRY'].map((part) =>
    textOf(address, part),
  );
  return parts.filter(isText).join(', ') || null;
}

function readRemarks(record: UnElement): string | null {
  const parts = [
    ...valuesOf(record, 'TITLE'),
    ...valuesOf(record, 'DESIGNATION'),
    textOf(record, 'COMMENTS1'),
  ];
  return parts.filter(isText).join('; ') || null;
}

function childrenOf(element: UnElement, tag: string): UnElement[] {
  return element.children.filter((child) => child.tag === tag);
}

/** The text of a child, with its white space folded; null when absent or empty. */
function textOf(element: UnElement, tag: string): string | null {
  const text = element.children
    .find((child) => child.tag === tag)
    ?.text.replace(/\s+/g, ' ')
    .trim();
  return text || null;
}

function valuesOf(element: UnElement, tag: string): string[] {
  return childrenOf(element, tag)
    .flatMap((child) => childrenOf(child, 'VALUE'))
    .map((value) => value.text.replace(/\s+/g, ' ').trim())
    .filter(isText);
}

function isText(text: string | null): text is string {
  return text !== null && text !== '';
}

function unique(values: string[]): string[] {
  return [...new Set(values)];
}
