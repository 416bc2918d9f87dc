import { basename } from 'node:path';
import type { ListedEntity, ListedName, ListedType } from '@/lib/domain/screening/schema';
import { parseCountry } from '../country';
import { csvRows } from '../csv-rows';
import { digestOf } from '../digest';
import { reiterable } from '../entries';
import { nameFault, sizeFault, textFault } from '../entry-size';
import type { ListSource } from '../list-source';
import { malformedIn } from '../malformed-list';
import { ofacCategories, type OfacList } from './categories';
import { OfacEdition } from './edition';
import { type OfacFiles, ofacFileNames } from './files';
import { parseOfacRemarks } from './remarks';
import { ofacParticulars } from './source';

/**
 * Opens an OFAC list in OFAC's headerless csv files. Aliases and addresses without an entry in the primary
 * file, which may be older, are ignored. The version is the SHA-256 of the files. This throws MalformedList
 * for the entries of a different list, whatever the file is called, and so do the entities.
 */
export async function parseOfac(files: OfacFiles, name: OfacList): Promise<ListSource> {
  await refuseOtherList(files.primary, name);
  const paths = [files.primary, files.aliases, files.addresses].filter((path) => path !== undefined);
  const missing = missingBeside(files, name);
  return {
    name,
    version: await digestOf(paths),
    ...(missing.length > 0 && {
      note: `${missing.join(' and ')} not found beside ${basename(files.primary)}`,
    }),
    entities: reiterable(() => readEntities(files, name)),
  };
}

const missingBeside = (files: OfacFiles, name: OfacList) =>
  (['aliases', 'addresses'] as const).filter((kind) => !files[kind]).map((kind) => ofacFileNames[name][kind]);

async function refuseOtherList(path: string, list: OfacList): Promise<void> {
  const edition = new OfacEdition();
  for await (const { fields } of ofacRows(path, primaryColumns))
    edition.add(fields.number, programsOf(fields.program));
  const fault = edition.faultAs(list);
  if (fault) throw malformedIn(path)(null, fault);
}

// Named in the order of the files, which have no headers.
// prettier-ignore
const primaryColumns = [
  'number', 'name', 'type', 'program', 'title', 'call_sign', 'vessel_type', 'tonnage', 'gross_tonnage', 'flag', 'owner',
  'remarks',
] as const;
const aliasColumns = ['number', 'alias_number', 'type', 'name', 'remarks'] as const;
const addressColumns = ['number', 'address_number', 'street', 'city', 'country', 'remarks'] as const;

interface OfacRow<Column extends string> {
  /** Last line of the row. */
  line: number;
  fields: Record<Column, string>;
}

async function* ofacRows<Column extends string>(
  path: string,
  columns: readonly Column[],
): AsyncGenerator<OfacRow<Column>> {
  for await (const { line, fields } of csvRows(path, { columns: columns.length, endMark: 'required' })) {
    const named = columns.map((column, index) => [column, fields[index] ?? '']);
    // Object.fromEntries forgets the key type.
    yield { line, fields: Object.fromEntries(named) as Record<Column, string> };
  }
}

/** Reads the whole list into memory (about 20 MB), because aliases and addresses are in separate files. */
async function* readEntities(files: OfacFiles, name: OfacList): AsyncGenerator<ListedEntity> {
  const entities = await readPrimary(files.primary, name);
  if (files.aliases) await joinAliases(files.aliases, entities);
  if (files.addresses) await joinAddresses(files.addresses, entities);
  const malformed = malformedIn(files.primary);
  for (const entity of entities.values()) {
    const fault = sizeFault(entity);
    if (fault) throw malformed(null, fault);
    yield withoutDuplicates(entity);
  }
}

async function readPrimary(path: string, list: OfacList) {
  const malformed = malformedIn(path);
  const entities = new Map<string, ListedEntity>();
  for await (const row of ofacRows(path, primaryColumns)) {
    const entity = readEntity(path, row, list);
    if (entities.has(entity.list_entry_id)) {
      throw malformed(row.line, `duplicate entry ${entity.list_entry_id}`);
    }
    const fault = sizeFault(entity);
    if (fault) throw malformed(row.line, fault);
    entities.set(entity.list_entry_id, entity);
  }
  return entities;
}

const entityTypes: Record<string, ListedType> = {
  individual: 'person',
  vessel: 'vessel',
  aircraft: 'aircraft',
  '-0-': 'company',
};

type PrimaryRow = OfacRow<(typeof primaryColumns)[number]>;

function readEntity(path: string, { line, fields }: PrimaryRow, list: OfacList): ListedEntity {
  const malformed = malformedIn(path);
  const { number, name, type, program, title, call_sign, flag } = fields;
  const id = entryNumber(path, line, number);
  const entityType = entityTypes[type.toLowerCase()];
  const primaryName = valueOf(name);
  if (!entityType) throw malformed(line, `unknown type "${type}"`);
  if (!primaryName) throw malformed(line, 'the name is missing');

  const remarks = valueOf(fields.remarks);
  const { weak_aliases: weakAliases, places_of_birth: places, ...facts } = parseOfacRemarks(remarks ?? '');
  const sign = valueOf(call_sign);
  return {
    list_entry_id: id,
    entity_type: entityType,
    primary_name: primaryName,
    names: [
      { name: primaryName, kind: 'primary', weak: false },
      ...weakAliases.map((alias): ListedName => ({ name: alias, kind: 'alias', weak: true })),
    ],
    ...facts,
    countries: [...facts.countries, ...countryOf(valueOf(flag))],
    identifiers: sign
      ? [...facts.identifiers, { type: 'Call Sign', value: sign, country: null }]
      : facts.identifiers,
    categories: [...ofacCategories[list]],
    programs: programsOf(program),
    addresses: [],
    remarks,
    ...ofacParticulars(id, { places_of_birth: places, positions: [valueOf(title)] }),
  };
}

const aliasTypes = new Set(['aka', 'fka', 'nka']);

async function joinAliases(path: string, entities: Map<string, ListedEntity>) {
  const malformed = malformedIn(path);
  const entityOf = companionOf(entities);
  for await (const { line, fields } of ofacRows(path, aliasColumns)) {
    const { number, type, name } = fields;
    const entity = entityOf.find(entryNumber(path, line, number));
    const alias = valueOf(name);
    if (!aliasTypes.has(type)) throw malformed(line, `unknown type of alias "${type}"`);
    if (!alias) throw malformed(line, 'the alias is missing');
    const fault = nameFault(number, alias);
    if (fault) throw malformed(line, fault);
    entity?.names.push({ name: alias, kind: 'alias', weak: false });
  }
  entityOf.refuseOtherList(path);
}

async function joinAddresses(path: string, entities: Map<string, ListedEntity>) {
  const entityOf = companionOf(entities);
  for await (const { line, fields } of ofacRows(path, addressColumns)) {
    const { number, street, city, country } = fields;
    const entity = entityOf.find(entryNumber(path, line, number));
    const parts = [street, city, country].map(valueOf).filter((part) => part !== null);
    if (!entity || parts.length === 0) continue;
    const address = parts.join(', ');
    const fault = textFault(number, address);
    if (fault) throw malformedIn(path)(line, fault);
    entity.addresses.push(address);
    entity.countries.push(...countryOf(valueOf(country)));
  }
  entityOf.refuseOtherList(path);
}

/** An accompanying file may be from another day, so some of its entries may be missing, but not most. */
function companionOf(entities: ReadonlyMap<string, ListedEntity>) {
  const [known, unknown] = [new Set<string>(), new Set<string>()];
  return {
    find(number: string): ListedEntity | undefined {
      const entity = entities.get(number);
      (entity ? known : unknown).add(number);
      return entity;
    },
    refuseOtherList(path: string): void {
      if (unknown.size <= known.size) return;
      throw malformedIn(path)(
        null,
        `not of this list: ${unknown.size} of its ${unknown.size + known.size} entries are not in the primary file`,
      );
    },
  };
}

function entryNumber(path: string, line: number, field: string): string {
  if (!/^\d+$/.test(field)) throw malformedIn(path)(line, `"${field}" is not an entry number`);
  return field;
}

const programsOf = (field: string) => valueOf(field)?.split('] [') ?? [];

/** OFAC writes `-0-` for an absent value. */
function valueOf(field: string): string | null {
  return field === '-0-' || field === '' ? null : field;
}

function countryOf(spelling: string | null): string[] {
  const code = spelling === null ? null : parseCountry(spelling);
  return code === null ? [] : [code];
}

function withoutDuplicates(entity: ListedEntity): ListedEntity {
  const names = new Map<string, ListedName>();
  for (const name of entity.names) {
    const known = names.get(name.name);
    // An alias that is quoted in the remarks and in the alias file is strong.
    names.set(name.name, known ? { ...known, weak: known.weak && name.weak } : name);
  }
  return {
    ...entity,
    names: [...names.values()],
    countries: [...new Set(entity.countries)],
    addresses: [...new Set(entity.addresses)],
  };
}
