import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { pipeline } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { countries } from '@/lib/domain/countries';
import { existingDay } from '@/lib/platform/days';
import type { RegistryCompany } from '../provider';

/** The whole file is refused: callers must discard what they have read from it. */
export class MalformedCompanies extends Error {
  constructor(
    readonly file: string,
    /** 1 is the header. */
    readonly line: number,
    readonly reason: string,
    options?: ErrorOptions,
  ) {
    super(`${file}, line ${line}: ${reason}`, options);
    this.name = 'MalformedCompanies';
  }
}

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
 * Streams the companies of a "BasicCompanyData" CSV file; the full register has over five million rows.
 * Throws MalformedCompanies, with the line, for a missing column, broken quoting, a row of the wrong length,
 * a company without name, number or status, and an invalid date.
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
  // A read error destroys the parser, and the loop below rethrows it.
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
  if (isFirst) throw malformed(1, 'the file contains no companies');
}

const csvReasons: Partial<Record<CsvError['code'], string>> = {
  CSV_QUOTE_NOT_CLOSED: 'a quote is never closed',
  INVALID_OPENING_QUOTE: 'a quote inside an unquoted field',
  CSV_INVALID_CLOSING_QUOTE: 'text follows a closing quote',
  CSV_RECORD_INCONSISTENT_COLUMNS: 'the row and the header differ in their number of columns',
};

function csvReason(error: CsvError): string {
  return csvReasons[error.code] ?? 'the row is not valid CSV';
}

function requireColumns(record: Row, malformed: (line: number, reason: string) => Error): void {
  const missing = columns.filter((column) => !(column in record));
  if (missing.length > 0) throw malformed(1, `the header has no ${missing.join(', ')}`);
}

/** The parser trims only outside quotes. */
function trimmed(record: Row): Row {
  const fields = columns.map((column) => [column, record[column].trim()] as const);
  return Object.fromEntries(fields) as Row; // has every column
}

function toCompany(row: Row, malformed: (reason: string) => Error): RegistryCompany {
  for (const column of ['CompanyName', 'CompanyNumber', 'CompanyStatus'] as const) {
    if (row[column] === '') throw malformed(`${column} is empty`);
  }
  if (columns.some((column) => row[column].includes('\u0000')))
    throw malformed('the row contains NUL characters');
  const dissolvedOn = dateOf(row.DissolutionDate, malformed);
  return {
    legal_name: row.CompanyName,
    registration_number: row.CompanyNumber.toUpperCase(),
    jurisdiction: jurisdictionOf(row.CountryOfOrigin),
    company_status: dissolvedOn ? 'Dissolved' : row.CompanyStatus,
    company_type: row.CompanyCategory || null,
    incorporation_date: dateOf(row.IncorporationDate, malformed),
    registered_address: addressOf(row),
    sic_codes: sicCodes(row),
    officers: [],
  };
}

function dateOf(text: string, malformed: (reason: string) => Error): string | null {
  if (text === '') return null;
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text) ?? [];
  const date = existingDay(`${year}-${month}-${day}`);
  if (date === null) throw malformed(`"${text}" is not a DD/MM/YYYY date`);
  return date;
}

/** GB for UK companies, and for an origin that is not a country. */
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

/** "62012 - Business and domestic software development" becomes 62012; "None Supplied" is skipped. */
function sicCodes(row: Row): string[] {
  return sicColumns.flatMap((column) => /^\d{4,5}/.exec(row[column])?.[0] ?? []);
}
