import type { Check } from '@/lib/domain/checks/schema';
import { inWords } from '@/lib/domain/providers/journey/words';
import { capitalised, isObject, type Json, objectOf, objectsIn, readingOf, textOf, textsIn } from './reading';

/** A place in an image, in its pixels. */
export interface Mark {
  label: string;
  side: string;
  corners: readonly (readonly [number, number])[];
}

/** A sign of tampering, and what it was seen by. */
export interface Finding {
  label: string;
  details: string;
}

export interface Evidence {
  reasons: readonly string[];
  findings: readonly Finding[];
  marks: readonly Mark[];
  notice: string | null;
}

const isPoint = (value: unknown): value is [number, number] =>
  Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'number');

/** `zone_font` as "Letters of the zone are of another font". */
const labelOf = ({ name }: Json): string => capitalised(inWords(textOf(name) ?? 'finding'));

function marksOf(finding: Json): Mark[] {
  const { place } = finding;
  if (!isObject(place) || typeof place.side !== 'string' || !Array.isArray(place.corners)) return [];
  const corners = place.corners.filter(isPoint);
  return corners.length < 3 ? [] : [{ label: labelOf(finding), side: place.side, corners }];
}

const shown = (value: unknown): string =>
  typeof value === 'number'
    ? String(Math.round(value * 100) / 100)
    : String(value)
        .replaceAll('_', ' ')
        .replace(/\bmrz\b/, 'machine-readable zone');

const findingOf = (finding: Json): Finding => ({
  label: labelOf(finding),
  details: Object.entries(objectOf(finding.evidence))
    .map(([name, value]) => `${capitalised(name).toLowerCase()} ${shown(value)}`)
    .join(', '),
});

export function evidenceOf(check: Pick<Check, 'result_data'>): Evidence {
  const found = objectsIn(readingOf(check).tamper_findings);
  return {
    reasons: textsIn(check.result_data.reasons),
    findings: found.map(findingOf),
    marks: found.flatMap(marksOf),
    notice: textOf(check.result_data.notice),
  };
}
