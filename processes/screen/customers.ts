import { readFile } from 'node:fs/promises';
import { CsvError, parse } from 'csv-parse/sync';
import { Customer, type MatchQuery } from './queries';
import { RefusedInput } from './refused-input';

interface CustomerRow {
  record: Record<string, string>;
  info: { lines: number };
}

/**
 * The customers of a csv file with a header: `name` or `full_name`, and where they are there `id` (else the number of
 * the row's line), `entity_type` (else any), `date_of_birth`, `nationality` and `country`. Other columns are passed
 * over, and an empty field is none.
 *
 * Throws RefusedInput for a file that is broken, and for customers without a name that says something, or with a date
 * that is none: each with its line.
 */
export async function readCustomers(path: string): Promise<MatchQuery[]> {
  const faults: string[] = [];
  const customers = rowsOf(await readFile(path)).flatMap(({ record, info }) => {
    const read = Customer.safeParse(toQuery(record, info.lines));
    if (read.success) return [read.data];
    faults.push(`line ${info.lines}: ${read.error.issues.map(faultOf).join('; ')}`);
    return [];
  });
  if (faults.length > 0) throw new RefusedInput(faults);
  return customers;
}

function rowsOf(bytes: Buffer): CustomerRow[] {
  try {
    // csv-parse types what it gives for its options by default, which ours are not.
    return parse(bytes, {
      bom: true,
      columns: true,
      info: true,
      skip_empty_lines: true,
      trim: true,
    }) as unknown as CustomerRow[];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new RefusedInput([error.message]);
  }
}

function toQuery(record: Record<string, string>, line: number) {
  return {
    id: record['id'] || line,
    name: record['name'] ?? record['full_name'],
    entity_type: record['entity_type'] || 'any',
    date_of_birth: record['date_of_birth'] || null,
    nationality: record['nationality'] || null,
    country: record['country'] || null,
  };
}

function faultOf({ path, message }: { path: PropertyKey[]; message: string }): string {
  return `${path.join('.')}: ${message}`;
}
