import { ValidationFailed } from '@/lib/platform/errors';
import { bareName } from '../company-name';
import type { ProviderRequest, Subject } from '../provider';

export const markers = [
  'SANCTION',
  'PEP',
  'MEDIA',
  'WATCHLIST',
  'DOBMISMATCH',
  'NAMEMISMATCH',
  'REFER',
  'FAIL',
  'SLOW',
  'FLAKY',
  'DOWN',
  'DOCS',
] as const;
export type Marker = (typeof markers)[number];

type Named = Pick<Subject, 'type' | 'name' | 'last_name'>;

/**
 * The marker of decisions 3 that a subject's name carries. It is the last name, or the company name without its
 * legal form, in any case; or one word of a longer company name, in capitals that the rest of it does not share.
 * So "Acme SANCTION Ltd" is steered, and "Guardian Media Group" and "GUARDIAN MEDIA GROUP PLC" are not.
 */
export function sandboxMarker(subject: Named): Marker | null {
  const [only, ...others] = significantWords(subject);
  if (only !== undefined && others.length === 0) return markerOf(only.toUpperCase());
  const isMixedCase = subject.type === 'Company' && /\p{Ll}/u.test(subject.name);
  return isMixedCase ? markerIn(subject.name.split(/\s+/)) : null;
}

/**
 * Markers are refused in production. Only in capitals: people are called Down and Slow, and there the real
 * providers answer for every name.
 */
export function refuseMarkersInProduction(
  subject: Named & { first_name?: string | null },
  environment: ProviderRequest['environment'],
  field = fieldOf(subject),
): void {
  if (environment !== 'production') return;
  const marker = sandboxMarker(subject);
  if (!marker || !subject.name.includes(marker)) return;
  const message = `must not be the sandbox marker ${marker} in production`;
  throw new ValidationFailed([{ field, message, code: 'sandbox_marker' }]);
}

function fieldOf({ type, first_name }: Named & { first_name?: string | null }): string {
  if (type === 'Company') return 'company_name';
  return first_name ? 'last_name' : 'name';
}

/** A whole name, as the screening flow has it, ends in the last name. */
function significantWords({ type, name, last_name }: Named): string[] {
  if (type === 'Company') return bareName(name);
  return (last_name ?? name).trim().split(/\s+/).slice(-1);
}

function markerOf(word: string): Marker | null {
  return markers.find((marker) => marker === word) ?? null;
}

function markerIn(words: readonly string[]): Marker | null {
  return markers.find((marker) => words.includes(marker)) ?? null;
}
