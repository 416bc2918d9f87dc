/** The columns of a file, which are also the fields of the form. */
export const entryColumns = [
  'name',
  'aliases',
  'entity_type',
  'date_of_birth',
  'nationality',
  'country',
  'identifier_type',
  'identifier',
  'remarks',
  'list_entry_id',
] as const;
export type EntryColumn = (typeof entryColumns)[number];
export type EntryFields = Partial<Record<EntryColumn, string>>;

export const isEntryColumn = (name: string): name is EntryColumn =>
  (entryColumns as readonly string[]).includes(name); // to look up any text

/** A file of customers has the type of an entity in a column of this name. */
const otherNames: Readonly<Record<string, EntryColumn>> = { type: 'entity_type' };

/** The column with this heading; letter case, spaces and hyphens make no difference. */
export function columnNamed(heading: string): string {
  const name = heading.toLowerCase().replaceAll(/[\s-]+/g, '_');
  return otherNames[name] ?? name;
}
