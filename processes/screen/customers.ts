import { readFile } from 'node:fs/promises';
import { CsvError, parse } from 'csv-parse/sync';
import { plainIssues } from '@/lib/platform/errors/plain-issues';
import { Customer, type MatchQuery } from './queries';
import { RefusedInput } from './refused-input';

interface CustomerRow {
  record: Record<string, string>;
  info: { lines: number };
}

/**
 * Reads a CSV file with a header row. `name` or `full_name` is required. Optional columns are `id` (default: the line
 * number), `entity_type` (default: any), `date_of_birth`, `nationality` and `country`. Others are ignored.
 * @throws RefusedInput for malformed CSV, and for customers without a searchable name or with an invalid date of birth
 */
export async function readCustomers(path: string): Promise<MatchQuery[]> {
  const problems: string[] = [];
  const customers = rowsOf(await readFile(path)).flatMap(({ record, info }) => {
    const parsed = Customer.safeParse(toQuery(record, info.lines), { error: plainIssues });
    if (parsed.success) return [parsed.data];
    problems.push(`line ${info.lines}: ${parsed.error.issues.map(describe).join('; ')}`);
    return [];
  });
  if (problems.length > 0) throw new RefusedInput(problems);
  return customers;
}

function rowsOf(bytes: Buffer): CustomerRow[] {
  try {
    // csv-parse's types describe the rows of its default options.
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

function describe({ path, message }: { path: PropertyKey[]; message: string }): string {
  return `${path.join('.')}: ${message}`;
}
