import type { Environment } from '@/lib/platform/context';
import { ValidationFailed } from '@/lib/platform/errors/errors';
import { bareName } from '../company-name';
import type { Subject } from '../provider';

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
 * The sandbox marker in a subject's name (API §3.11): the last name, or the company name without its legal
 * form, in upper or lower case; or one upper-case word of a company name with other letters. "Acme SANCTION Ltd"
 * and "شركة الخليج SANCTION" have a marker, "Guardian Media Group" and "GUARDIAN MEDIA GROUP PLC" have none.
 */
export function sandboxMarker(subject: Named): Marker | null {
  const [only, ...others] = significantWords(subject);
  if (only !== undefined && others.length === 0) return markerOf(only.toUpperCase());
  const hasOtherLetters = subject.type === 'Company' && /[\p{Ll}\p{Lo}]/u.test(subject.name);
  return hasOtherLetters ? markerIn(subject.name.split(/\s+/)) : null;
}

/**
 * Throws `ValidationFailed` (400) for an upper-case marker in a flow that a caller requests in production. Other
 * spellings are accepted, because Down and Slow are surnames, and in production real providers check every name.
 */
export function refuseMarkersInProduction(subject: Named, environment: Environment, field: string): void {
  if (environment !== 'production') return;
  const marker = sandboxMarker(subject);
  if (!marker || !subject.name.includes(marker)) return;
  const message = `must not be the sandbox marker ${marker} in production`;
  throw new ValidationFailed([{ field, message, code: 'sandbox_marker' }]);
}

/** A screening request has only a full name; its last word counts as the last name. */
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
