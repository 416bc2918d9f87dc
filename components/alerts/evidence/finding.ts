import { z } from 'zod';
import { formatDate, readable } from '@/lib/domain/readable';
import { countriesInWords, countryName, isCountryCode, isOfCountries } from '@/lib/domain/country-names';
import { valueInWords } from '@/components/ui/value-in-words';
import type { Alert } from '@/lib/domain/alerts/schema';
import type { Check } from '@/lib/domain/checks/schema';
import { ListVersion } from '@/lib/domain/screening/schema';
import { capitalised, fieldLabel } from '@/lib/domain/wording';

/** Shown elsewhere on the page: by the check's result, the screening panel, or the subject's own data. */
const shownElsewhere = new Set([
  'verified',
  'decision',
  'found',
  'matches',
  'best_score',
  'not_screened',
  'waived_by',
  'query',
  'sandbox',
]);

function asLine(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.length > 0 ? value.map(asLine).filter(Boolean).join(' · ') : null;
  if (typeof value === 'object') {
    return Object.entries(value)
      .map(([name, part]) => `${fieldLabel(name)}: ${asLine(part) ?? '–'}`)
      .join(', ');
  }
  return valueInWords(String(value));
}

function inWords(name: string, text: string): string {
  if (isOfCountries(name)) return countryName(text);
  // Words of the API, such as `mobile`, are lower case; names have capitals.
  return /^[a-z]+$/.test(text) ? capitalised(text) : text;
}

/** The reasons that the summary does not mention; each has its own alert. */
const furtherReasons = (reasons: unknown, summary: string) =>
  Array.isArray(reasons)
    ? reasons.filter((reason) => reason !== summary).map((reason) => readable(String(reason)))
    : reasons;

/** What was given or found, in words. */
export function valueText(value: string, summary: string): string {
  return isCountryCode(value, summary) ? countryName(value) : countriesInWords(valueInWords(value));
}

export interface FindingFact {
  label: string;
  value: string;
}

const listNames = (lists: unknown) =>
  z
    .array(ListVersion)
    .safeParse(lists)
    .data?.map(({ name, version }) => `${name} (version ${formatDate(version)})`);

/** What a check found beyond the alert's summary and the check's result. */
export function findingFacts({ summary }: Pick<Alert, 'summary'>, check: Check): FindingFact[] {
  const { reasons, lists, ...others } = check.result_data;
  const facts: [string, unknown][] = [
    ...Object.entries(others).filter(([name]) => !shownElsewhere.has(name)),
    ['further_reasons', furtherReasons(reasons, summary)],
    ['lists_searched', listNames(lists)],
  ];
  return facts.flatMap(([name, value]) => {
    const text = asLine(value);
    const line = text && inWords(name, text);
    return line === null ? [] : [{ label: fieldLabel(name), value: line }];
  });
}
