import type { Check } from '@/lib/domain/checks/schema';

// What the journey's provider says in a check's answer (API §4.3): another provider's may have none of it, so each part is looked for.

export interface ComparedField {
  field: string;
  given: string | null;
  found: string | null;
  agreement: 'agree' | 'near' | 'conflict' | 'missing';
}

/** A place in an image, in its pixels. */
export interface Mark {
  label: string;
  side: string;
  corners: readonly (readonly [number, number])[];
}

export interface Evidence {
  compared: readonly ComparedField[];
  reasons: readonly string[];
  marks: readonly Mark[];
  notice: string | null;
}

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const objectsIn = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isObject) : []);
const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

const agreements = ['agree', 'near', 'conflict', 'missing'] as const;

function comparedOf({ field, given, found, agreement }: Json): ComparedField[] {
  const known = agreements.find((each) => each === agreement);
  if (typeof field !== 'string' || !known) return [];
  return [{ field, given: textOf(given), found: textOf(found), agreement: known }];
}

const isPoint = (value: unknown): value is [number, number] =>
  Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'number');

function markOf(label: string, place: unknown): Mark[] {
  if (!isObject(place) || typeof place.side !== 'string' || !Array.isArray(place.corners)) return [];
  const corners = place.corners.filter(isPoint);
  return corners.length < 3 ? [] : [{ label, side: place.side, corners }];
}

/** `recompressed_region` as "Recompressed region". */
export function inWords(name: string): string {
  const words = name.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export function evidenceOf({ result_data }: Pick<Check, 'result_data'>): Evidence {
  const { compared, reasons, reading, notice } = result_data;
  const findings = isObject(reading) ? objectsIn(reading.tamper_findings) : [];
  return {
    compared: objectsIn(compared).flatMap(comparedOf),
    reasons: Array.isArray(reasons) ? reasons.filter((each) => typeof each === 'string') : [],
    marks: findings.flatMap(({ name, place }) => markOf(inWords(textOf(name) ?? 'Finding'), place)),
    notice: textOf(notice),
  };
}
