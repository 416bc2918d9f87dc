import type { Check } from '@/lib/domain/checks/schema';
import { inWords } from '@/lib/domain/providers/journey/words';
import { fieldLabel } from '@/lib/domain/wording';
import { isObject, type Json, textsIn } from '@/components/ui/json';
import { hundredths } from '@/lib/platform/hundredths';
import { fieldName } from './document-facts';
import { objectOf, objectsIn, readingOf, textOf } from './reading';

/** A place in an image, in pixels. */
export interface Mark {
  label: string;
  side: string;
  corners: readonly (readonly [number, number])[];
}

/** A sign of tampering, with what showed it. */
export interface Finding {
  label: string;
  details: string | null;
}

export interface Evidence {
  reasons: readonly string[];
  findings: readonly Finding[];
  marks: readonly Mark[];
  notice: string | null;
}

const isPoint = (value: unknown): value is [number, number] =>
  Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'number');

/** The label of a finding: `zone_font` as "Letters of the zone have a different font". */
const labelOf = ({ name }: Json): string => fieldLabel(inWords(textOf(name) ?? 'finding'));

function markAt(place: unknown, label: string): Mark[] {
  if (!isObject(place) || typeof place.side !== 'string' || !Array.isArray(place.corners)) return [];
  const corners = place.corners.filter(isPoint);
  return corners.length < 3 ? [] : [{ label, side: place.side, corners }];
}

/** Marks wherever this date was read. */
const marksOfDate = ({ date_places }: Json, field: string, label: string): Mark[] =>
  objectsIn(objectOf(date_places)[field]).flatMap((place) => markAt(place, label));

function marksOf(finding: Json, reading: Json): Mark[] {
  const field = textOf(objectOf(finding.evidence).field);
  if (finding.name !== 'zones_conflict' || field === null) return markAt(finding.place, labelOf(finding));
  return marksOfDate(reading, field, `${labelOf(finding)}: ${fieldsOf(field).toLowerCase()}`);
}

const marksOfExpiry = (reading: Json): Mark[] =>
  reading.expired === true ? marksOfDate(reading, 'expiration_date', 'The document expired') : [];

const number = (value: unknown): string =>
  typeof value === 'number' ? String(hundredths(value)) : String(value);

const side = (value: unknown): string => `On the ${value === 'back' ? 'back' : 'front'}`;

const zonesOf = (zones: unknown): string => String(zones).replace(/\bmrz\b/, 'machine-readable zone');

const fieldsOf = (fields: unknown): string => String(fields).split(', ').map(fieldName).join(', ');

/** What showed a sign of tampering, by its name in the built-in reading. */
const detailsOf: Record<string, (evidence: Json) => string> = {
  edited_by_software: (found) => `${String(found.software)}, ${side(found.side).toLowerCase()}`,
  recompressed_region: ({ tiles, of, earlier_quality: quality }) =>
    `${number(tiles)} of ${number(of)} parts of the picture, saved before at quality ${number(quality)}`,
  screen_recapture: (found) => side(found.side),
  zone_font: ({ certainty }) => `Certainty ${number(certainty)}`,
  zones_conflict: ({ field, zones }) => `${fieldsOf(field)}: ${zonesOf(zones)}`,
  check_digit_wrong: ({ fields }) => fieldsOf(fields),
};

const findingOf = (finding: Json): Finding => {
  const details = detailsOf[textOf(finding.name) ?? ''];
  return {
    label: labelOf(finding),
    details: (isObject(finding.evidence) && details?.(finding.evidence)) || null,
  };
};

export function evidenceOf(check: Pick<Check, 'result_data'>): Evidence {
  const reading = readingOf(check);
  const found = objectsIn(reading.tamper_findings);
  return {
    reasons: textsIn(check.result_data.reasons),
    findings: found.map(findingOf),
    marks: [...found.flatMap((finding) => marksOf(finding, reading)), ...marksOfExpiry(reading)],
    notice: textOf(check.result_data.notice),
  };
}
