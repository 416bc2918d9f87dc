import type { CaptureOrigin } from './capture-check.ts';

// The reading of a document. It carries no decision: check digits can match in a wrong reading (docs/adr/0094).

export type DocumentKind = 'passport' | 'national_id' | 'driving_licence' | 'visa';
export type DocumentSide = 'front' | 'back';
export type MrzFormat = 'TD1' | 'TD2' | 'TD3' | 'MRV-A' | 'MRV-B';

export interface DocumentImage {
  /** The normal form returned by `checkCapture`. */
  image: Uint8Array;
  origin: CaptureOrigin | null;
}

export interface DocumentInput {
  front: DocumentImage;
  back?: DocumentImage;
  expected: {
    kind: DocumentKind | null;
    /** ISO 3166 alpha-2. */
    country: string | null;
    /** The day on which expiry is judged, YYYY-MM-DD. */
    today: string;
  };
}

/** Dates are YYYY-MM-DD, countries ISO 3166 alpha-2. Null if not read or not stated. */
export interface ReadFields {
  surname: string | null;
  given_names: string | null;
  document_number: string | null;
  nationality: string | null;
  issuing_country: string | null;
  date_of_birth: string | null;
  expiration_date: string | null;
  gender: 'female' | 'male' | 'unspecified' | null;
}
export type FieldName = keyof ReadFields;

/** Corners in pixels of the normal form: top left, top right, bottom right, bottom left. */
export type Corners = [Point, Point, Point, Point];
export type Point = [x: number, y: number];

export interface Place {
  side: DocumentSide;
  corners: Corners;
}

export interface CheckDigit {
  field: 'document_number' | 'date_of_birth' | 'expiration_date' | 'personal_number' | 'composite';
  holds: boolean;
}

export interface MrzReading {
  place: Place;
  format: MrzFormat;
  /** The lines as read, one character per cell. Nothing is corrected. */
  lines: string[];
  fields: ReadFields;
  /** Country as written in the zone, including codes that ISO 3166 does not have, such as UTO. */
  issuing_state: string;
  check_digits: CheckDigit[];
  /** Mean and minimum over the cells, 0 to 1. */
  confidence: { mean: number; least: number };
  /** Cells that are uncertain or faint, as indexes of line and character from 0. */
  doubtful_cells: { line: number; character: number }[];
  /** A different reading, for example with O for 0, also satisfies the check digits. */
  ambiguous: boolean;
  /** Some cells have so little contrast that glare or wear may hide their characters. */
  low_contrast: boolean;
}

export interface PrintedLine {
  text: string;
  /** 0 to 1. */
  confidence: number;
  corners: Corners;
}

export interface PrintedReading {
  side: DocumentSide;
  lines: PrintedLine[];
}

export interface BarcodeReading {
  place: Place;
  /** The issuer's number in AAMVA's list. */
  issuer: string;
  version: number;
  fields: ReadFields;
}

export type Zone = 'mrz' | 'printed' | 'barcode';
/**
 * `near`: differs by a misread letter or two. `not_found`: the printed zone has nothing similar. `not_read`: it was not
 * read, or only a part of it, or with doubt, so that nothing contradicts.
 */
export type Agreement = 'agree' | 'near' | 'conflict' | 'not_found' | 'not_read';

export interface ZoneComparison {
  field: FieldName;
  zones: [Zone, Zone];
  values: [string, string | null];
  agreement: Agreement;
}

export type TamperName =
  | 'recompressed_region'
  | 'edited_by_software'
  | 'screen_recapture'
  | 'zone_font'
  | 'zone_geometry'
  | 'zones_conflict'
  | 'check_digit_wrong';

/** A named observation and its evidence. None is a verdict by itself. */
export interface TamperFinding {
  name: TamperName;
  place: Place | null;
  /** Figures and words by name, which a reviewer can check. */
  evidence: Record<string, number | string>;
}

/** Reasons why the built-in reading cannot support a decision. */
export const referReasons = [
  'no_zone_found',
  'zone_unreadable',
  'check_digit_wrong',
  'low_confidence',
  'low_contrast',
  'ambiguous',
  'printed_zone_unread',
  'printed_field_unread',
  'zones_differ',
  'unexpected_kind',
  'unexpected_country',
  'signs_of_tampering',
  'limit_reached',
] as const;
export type ReferReason = (typeof referReasons)[number];

/** Where each date stands: in the zone or barcode, and in print. */
export type DatePlaces = Partial<Record<'date_of_birth' | 'expiration_date', Place[]>>;

export interface DocumentReading {
  kind: DocumentKind | null;
  /** The best reading of each field: from the MRZ, otherwise from the barcode. The printed zone is only compared. */
  fields: ReadFields;
  zones: { mrz: MrzReading | null; printed: PrintedReading | null; barcode: BarcodeReading | null };
  comparisons: ZoneComparison[];
  date_places: DatePlaces;
  /** Null if no date of expiry was read. */
  expired: boolean | null;
  tamper_findings: TamperFinding[];
  /** Empty if nothing speaks against the reading. The caller decides what that is worth. */
  refer_reasons: ReferReason[];
  /** Steps that were ended by their limit or failed. Their results are missing. */
  unfinished_steps: DocumentStep[];
}

export const documentSteps = ['locate', 'mrz', 'barcode', 'tamper', 'printed'] as const;
export type DocumentStep = (typeof documentSteps)[number];
