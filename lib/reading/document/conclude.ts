import type {
  DatePlaces,
  DocumentInput,
  DocumentKind,
  DocumentReading,
  DocumentStep,
  MrzFormat,
  MrzReading,
  ReferReason,
  TamperFinding,
} from '../document-reading.ts';
import type { PlacedDate } from '../printed/read-printed.ts';
import { conflictFindings } from '../tamper/find-tampering.ts';
import { whichApply } from '../which-apply.ts';
import { compareZones } from './compare-zones.ts';
import { datePlaces } from './date-places.ts';
import { noFields } from './nothing-read.ts';

/** Results of the steps so far. */
export interface Found {
  zones: DocumentReading['zones'];
  /** A strip was seen, whether or not it could be read. */
  hasZone: boolean;
  findings: TamperFinding[];
  /** In the zone or the barcode. */
  datePlaces: DatePlaces;
  printedDates: PlacedDate[];
}

const kindOfFormat: Record<MrzFormat, DocumentKind> = {
  TD1: 'national_id',
  TD2: 'national_id',
  TD3: 'passport',
  'MRV-A': 'visa',
  'MRV-B': 'visa',
};

/** Correct readings have a mean certainty above this, except hardly readable ones. */
const leastCertainty = 0.93;

function doubtsIn(mrz: MrzReading): ReferReason[] {
  return whichApply<ReferReason>([
    ['check_digit_wrong', mrz.check_digits.some(({ holds }) => !holds)],
    ['low_contrast', mrz.low_contrast],
    ['low_confidence', mrz.confidence.mean < leastCertainty || mrz.doubtful_cells.length > 0],
    ['ambiguous', mrz.ambiguous],
  ]);
}

function kindOf({ mrz, barcode }: DocumentReading['zones']): DocumentKind | null {
  if (mrz) return kindOfFormat[mrz.format];
  return barcode ? 'driving_licence' : null;
}

/** The reading so far. `unfinished` are the steps that have not run, or never will. */
export function conclude(
  { zones, hasZone, findings, datePlaces: inZone, printedDates }: Found,
  { expected }: DocumentInput,
  unfinished: DocumentStep[],
): DocumentReading {
  const { mrz, barcode, printed } = zones;
  const fields = mrz?.fields ?? barcode?.fields ?? noFields;
  const comparisons = compareZones(mrz, barcode, printed);
  const tamper_findings = [...findings, ...conflictFindings(mrz, comparisons)];
  const kind = kindOf(zones);
  const country = fields.issuing_country;
  const agreed = comparisons.filter(({ agreement }) => agreement === 'agree');
  const unread = comparisons.filter(({ agreement }) => agreement === 'not_read');
  const reasons = whichApply<ReferReason>([
    ['no_zone_found', kind === null && !hasZone],
    ['zone_unreadable', kind === null && hasZone],
    // If no field at all is found, the page was not read; that is not a difference in every field.
    ['printed_zone_unread', kind !== null && agreed.length === 0],
    ['printed_field_unread', agreed.length > 0 && unread.length > 0],
    ['zones_differ', agreed.length > 0 && agreed.length + unread.length < comparisons.length],
    ['unexpected_kind', kind !== null && expected.kind !== null && expected.kind !== kind],
    ['unexpected_country', expected.country !== null && country !== null && expected.country !== country],
    ['signs_of_tampering', tamper_findings.length > 0],
    ['limit_reached', unfinished.length > 0],
  ]);
  return {
    kind,
    fields,
    zones,
    comparisons,
    date_places: datePlaces(fields, inZone, printedDates),
    expired: fields.expiration_date === null ? null : fields.expiration_date < expected.today,
    tamper_findings,
    refer_reasons: [...(mrz ? doubtsIn(mrz) : []), ...reasons],
    unfinished_steps: unfinished,
  };
}
