import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { pipeline } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import countries from 'i18n-iso-countries';
import type { RegistryCompany } from '../provider';

/** A register file that is refused; what was read of it must not be kept. */
export class MalformedCompanies extends Error {
  constructor(
    /** The file's name, without its folder. */
    readonly file: string,
    /** 1 for the header. */
    readonly line: number,
    readonly reason: string,
    options?: ErrorOptions,
  ) {
    super(`${file}, line ${line}: ${reason}`, options);
    this.name = 'MalformedCompanies';
  }
}

/** The columns read of the UK register's "BasicCompanyData" csv. Others may stand beside them, in any order. */
const columns = [
  'CompanyName',
  'CompanyNumber',
  'RegAddress.CareOf',
  'RegAddress.POBox',
  'RegAddress.AddressLine1',
  'RegAddress.AddressLine2',
  'RegAddress.PostTown',
  'RegAddress.County',
  'RegAddress.Country',
  'RegAddress.PostCode',
  'CompanyCategory',
  'CompanyStatus',
  'CountryOfOrigin',
  'DissolutionDate',
  'IncorporationDate',
  'SICCode.SicText_1',
  'SICCode.SicText_2',
  'SICCode.SicText_3',
  'SICCode.SicText_4',
] as const;
type Row = Record<(typeof columns)[number], string>;

/**
 * The companies of a "BasicCompanyData" csv file, streamed: the whole register is over five million rows.
 *
 * Throws MalformedCompanies, with the line, for a column that is missing, broken quoting, a row of another length,
 * a company without name or number, and a date that does not exist.
 */
export async function* parseCompanies(path: string): AsyncGenerator<RegistryCompany> {
  const malformed = (line: number, reason: string, cause?: unknown) =>
    new MalformedCompanies(basename(path), line, reason, { cause });

  const parser = parse({
    bom: true,
    info: true,
    trim: true,
    skip_empty_lines: true,
    columns: (header: string[]) => header.map((column) => column.trim()),
  });
  // A failure to read destroys the parser with that error, and the loop below throws it.
  pipeline(createReadStream(path), parser, () => undefined);

  let isFirst = true;
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: Row; info: { lines: number } }>) {
      if (isFirst) requireColumns(record, malformed);
      isFirst = false;
      yield toCompany(trimmed(record), (reason) => malformed(info.lines, reason));
    }
  } catch (error) {
    if (error instanceof CsvError) throw malformed(Number(error.lines ?? 1), csvReason(error), error);
    throw error;
  }
  if (isFirst) throw malformed(1, 'the file holds no companies');
}

const csvReasons: Partial<Record<CsvError['code'], string>> = {
  CSV_QUOTE_NOT_CLOSED: 'a quote is opened and never closed',
  INVALID_OPENING_QUOTE: 'a quote stands in the middle of an unquoted field',
  CSV_INVALID_CLOSING_QUOTE: 'text follows a closing quote',
  CSV_RECORD_INCONSISTENT_COLUMNS: 'the row has another number of columns than the header',
};

function csvReason(error: CsvError): string {
  return csvReasons[error.code] ?? 'the row is no csv';
}

function requireColumns(record: Row, malformed: (line: number, reason: string) => Error): void {
  const missing = columns.filter((column) => !(column in record));
  if (missing.length > 0) throw malformed(1, `the header has no ${missing.join(', ')}`);
}

/** The parser trims what stands outside of quotes. */
function trimmed(record: Row): Row {
  const fields = columns.map((column) => [column, record[column].trim()] as const);
  return Object.fromEntries(fields) as Row; // one field for each of the columns
}

function toCompany(row: Row, malformed: (reason: string) => Error): RegistryCompany {
  for (const column of ['CompanyName', 'CompanyNumber', 'CompanyStatus'] as const) {
    if (row[column] === '') throw malformed(`${column} is empty`);
  }
  if (columns.some((column) => row[column].includes('\u0000')))
    throw malformed('the row holds NUL characters');
  const dissolvedOn = isoDate(row.DissolutionDate, malformed);
  return {
    legal_name: row.CompanyName,
    registration_number: row.CompanyNumber.toUpperCase(),
    jurisdiction: jurisdictionOf(row.CountryOfOrigin),
    company_status: dissolvedOn ? 'Dissolved' : row.CompanyStatus,
    company_type: row.CompanyCategory || null,
    incorporation_date: isoDate(row.IncorporationDate, malformed),
    registered_address: addressOf(row),
    sic_codes: sicCodes(row),
    officers: [],
  };
}

/** DD/MM/YYYY as YYYY-MM-DD. */
function isoDate(text: string, malformed: (reason: string) => Error): string | null {
  if (text === '') return null;
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text) ?? [];
  const date = `${year}-${month}-${day}`;
  const isReal = year !== undefined && new Date(`${date}T00:00:00Z`).toJSON()?.slice(0, 10) === date;
  if (!isReal) throw malformed(`"${text}" is no date of the form DD/MM/YYYY`);
  return date;
}

/** The country of origin of overseas companies; the UK's for its own, and where the text names no country. */
function jurisdictionOf(origin: string): string {
  return countries.getAlpha2Code(origin, 'en') ?? 'GB';
}

const addressColumns = columns.filter((column) => column.startsWith('RegAddress.'));
const sicColumns = columns.filter((column) => column.startsWith('SICCode.'));

function addressOf(row: Row): string | null {
  return (
    addressColumns
      .map((column) => row[column])
      .filter(Boolean)
      .join(', ') || null
  );
}

/** "62012 - Business and domestic software development" is 62012; "None Supplied" is none. */
function sicCodes(row: Row): string[] {
  return sicColumns.flatMap((column) => /^\d{4,5}/.exec(row[column])?.[0] ?? []);
}
