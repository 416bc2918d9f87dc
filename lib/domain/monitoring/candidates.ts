import { maxMatches, queryOf } from '@/lib/domain/providers/screening/checks';
import { blankSubject } from '@/lib/domain/flows/party';
import type { Subject } from '@/lib/domain/providers/provider';
import type { Match, Matcher } from '@/lib/domain/screening/schema';
import type { Interruptible } from '@/lib/platform/work/time-slices';
import type { MonitoredRow } from './store';

export interface Candidates<Row extends MonitoredRow = MonitoredRow> {
  row: Row;
  matches: Match[];
}

/** As a screening flow would search for the entity. */
const subjectOf = (row: MonitoredRow): Subject => ({
  ...blankSubject,
  type: row.type,
  first_name: row.first_name,
  last_name: row.last_name,
  name: row.full_name ?? row.company_name ?? '',
  date_of_birth: row.date_of_birth,
  nationality: row.nationality,
  country: row.country,
  registration_number: row.registration_number,
});

/** Candidates for each entity on the lists of all matchers, in order. */
export function* candidatesIn<Row extends MonitoredRow>(
  matchers: readonly Matcher[],
  rows: readonly Row[],
  threshold: number,
): Interruptible<Candidates<Row>[]> {
  const all: Candidates<Row>[] = [];
  for (const row of rows) {
    const query = queryOf(subjectOf(row));
    const matches: Match[] = [];
    for (const matcher of matchers)
      matches.push(...(yield* matcher.searchInSteps(query, { threshold, limit: maxMatches })));
    all.push({ row, matches });
    yield;
  }
  return all;
}
