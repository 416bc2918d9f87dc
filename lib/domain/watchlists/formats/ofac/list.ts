import type { ScreeningCategory } from '@/lib/domain/words';
import type { ListedEntity, ListedName, ListedType } from '@/lib/domain/screening/schema';
import type { ListSource } from '../../schema';
import { malformedIn } from '../malformed-list';
import { parseCountry } from '../country';
import { csvRows, type CsvRow } from '../csv-rows';
import { digestOf } from '../digest';
import { readAnew } from '../entries';
import { parseOfacRemarks } from './remarks';

export const ofacCategories = {
  'OFAC SDN': ['sanctions'],
  'OFAC Consolidated': ['watchlist'],
} as const satisfies Record<string, ScreeningCategory[]>;

export type OfacList = keyof typeof ofacCategories;

/** Paths of the csv files of one OFAC list. */
export interface OfacFiles {
  /** `sdn.csv` or `cons_prim.csv`. */
  primary: string;
  /** `alt.csv` or `cons_alt.csv`. */
  aliases?: string;
  /** `add.csv` or `cons_add.csv`. */
  addresses?: string;
}

/**
 * An OFAC list in its own headerless csv. Aliases and addresses of entries that the primary file does not hold
 * (it is older) are left out. The version is the SHA-256 of the files.
 *
 * Its entities throw MalformedList, and then nothing of the list is taken.
 */
export async function parseOfac(files: OfacFiles, name: OfacList): Promise<ListSource> {
  const paths = [files.primary, files.aliases, files.addresses].filter((path) => path !== undefined);
  return { name, version: await digestOf(paths), entities: readAnew(() => joined(files, name)) };
}

/** The list is held whole, as aliases and addresses come in files of their own; OFAC's is some 20 MB. */
async function* joined(files: OfacFiles, name: OfacList): AsyncGenerator<ListedEntity> {
  const entities = await readPrimary(files.primary, name);
  if (files.aliases) await joinAliases(files.aliases, entities);
  if (files.addresses) await joinAddresses(files.addresses, entities);
  for (const entity of entities.values()) yield withoutRepeats(entity);
}

async function readPrimary(path: string, list: OfacList) {
  const malformed = malformedIn(path);
  const entities = new Map<string, ListedEntity>();
  for await (const row of csvRows(path, 12)) {
    const entity = readEntity(path, row, list);
    if (entities.has(entity.list_entry_id)) {
      throw malformed(row.line, `the entry number ${entity.list_entry_id} is there twice`);
    }
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

function readEntity(path: string, { line, fields }: CsvRow, list: OfacList): ListedEntity {
  const malformed = malformedIn(path);
  // Twelve columns, as csvRows has checked.
  // prettier-ignore
  const [number, name, type, program, , callSign, , , , flag, , remarksField] = fields as [
    string, string, string, string, string, string, string, string, string, string, string, string,
  ];
  const entityType = entityTypes[type.toLowerCase()];
  const primaryName = valueOf(name);
  if (!entityType) throw malformed(line, `unknown type "${type}"`);
  if (!primaryName) throw malformed(line, 'the name is missing');

  const remarks = valueOf(remarksField);
  const { weak_aliases: weakAliases, ...facts } = parseOfacRemarks(remarks ?? '');
  const sign = valueOf(callSign);
  return {
    list_entry_id: entryNumber(path, line, number),
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
    programs: valueOf(program)?.split('] [') ?? [],
    addresses: [],
    remarks,
  };
}

const aliasTypes = new Set(['aka', 'fka', 'nka']);

async function joinAliases(path: string, entities: Map<string, ListedEntity>) {
  const malformed = malformedIn(path);
  for await (const { line, fields } of csvRows(path, 5)) {
    const [number, , type, name] = fields as [string, string, string, string, string]; // five columns, checked
    const entity = entities.get(entryNumber(path, line, number));
    const alias = valueOf(name);
    if (!aliasTypes.has(type)) throw malformed(line, `unknown type of alias "${type}"`);
    if (!alias) throw malformed(line, 'the alias is missing');
    entity?.names.push({ name: alias, kind: 'alias', weak: false });
  }
}

async function joinAddresses(path: string, entities: Map<string, ListedEntity>) {
  for await (const { line, fields } of csvRows(path, 6)) {
    const [number, , street, city, country] = fields as [string, string, string, string, string, string]; // six, checked
    const entity = entities.get(entryNumber(path, line, number));
    const parts = [street, city, country].map(valueOf).filter((part) => part !== null);
    if (!entity || parts.length === 0) continue;
    entity.addresses.push(parts.join(', '));
    entity.countries.push(...countryOf(valueOf(country)));
  }
}

function entryNumber(path: string, line: number, field: string): string {
  if (!/^\d+$/.test(field)) throw malformedIn(path)(line, `"${field}" is not an entry number`);
  return field;
}

/** OFAC writes `-0-` for nothing. */
function valueOf(field: string): string | null {
  return field === '-0-' || field === '' ? null : field;
}

function countryOf(spelling: string | null): string[] {
  const code = spelling === null ? null : parseCountry(spelling);
  return code === null ? [] : [code];
}

function withoutRepeats(entity: ListedEntity): ListedEntity {
  const names = new Map<string, ListedName>();
  for (const name of entity.names) {
    const known = names.get(name.name);
    // An alias given both quoted and in the alias file is a strong one.
    names.set(name.name, known ? { ...known, weak: known.weak && name.weak } : name);
  }
  return {
    ...entity,
    names: [...names.values()],
    countries: [...new Set(entity.countries)],
    addresses: [...new Set(entity.addresses)],
  };
}
