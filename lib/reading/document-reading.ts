import type { CaptureOrigin } from './capture-check.ts';

// What was read of a document. It carries no decision: check digits can hold over a wrong reading (docs/adr/0094).

export type DocumentKind = 'passport' | 'national_id' | 'driving_licence' | 'visa';
export type DocumentSide = 'front' | 'back';
export type MrzFormat = 'TD1' | 'TD2' | 'TD3' | 'MRV-A' | 'MRV-B';

export interface DocumentImage {
  /** The normal form that `checkCapture` gave. */
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

/** Dates are YYYY-MM-DD, countries ISO 3166 alpha-2. `null` is what was not read, or is not stated. */
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

/** In pixels of the normal form: top left, top right, bottom right, bottom left. */
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
  /** As read, one character a cell: nothing is repaired. */
  lines: string[];
  fields: ReadFields;
  /** Of the country as it stands in the zone, also one that ISO 3166 does not have, as UTO. */
  issuing_state: string;
  check_digits: CheckDigit[];
  /** 0 to 1: the mean over the cells, and the least. */
  confidence: { mean: number; least: number };
  /** Cells that are uncertain or faint, by line and character, from 0. */
  doubtful_cells: { line: number; character: number }[];
  /** Another reading, with O for 0 or the like, holds by its check digits too. */
  ambiguous: boolean;
  /** Some cells have so little contrast that glare or wear may hide what stood there. */
  low_contrast: boolean;
}

export interface PrintedReading {
  side: DocumentSide;
  lines: { text: string; confidence: number; corners: Corners }[];
}

export interface BarcodeReading {
  place: Place;
  /** Of the issuer, as AAMVA numbers them. */
  issuer: string;
  version: number;
  fields: ReadFields;
}

export type Zone = 'mrz' | 'printed' | 'barcode';
/** `near`: as far apart as a misread letter or two. `not_found`: the printed zone has nothing like it. */
export type Agreement = 'agree' | 'near' | 'conflict' | 'not_found';

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

/** A named observation and what it was seen by. None is a verdict alone. */
export interface TamperFinding {
  name: TamperName;
  place: Place | null;
  /** Figures and words that a reviewer can check, by name. */
  evidence: Record<string, number | string>;
}

/** Why the built-in reading cannot carry a decision. */
export const referReasons = [
  'no_zone_found',
  'zone_unreadable',
  'check_digit_wrong',
  'low_confidence',
  'low_contrast',
  'ambiguous',
  'printed_zone_unread',
  'zones_differ',
  'unexpected_kind',
  'unexpected_country',
  'signs_of_tampering',
  'limit_reached',
] as const;
export type ReferReason = (typeof referReasons)[number];

export interface DocumentReading {
  kind: DocumentKind | null;
  /** The best reading of each field: of the MRZ, else of the barcode. The printed zone alone fills none. */
  fields: ReadFields;
  zones: { mrz: MrzReading | null; printed: PrintedReading | null; barcode: BarcodeReading | null };
  comparisons: ZoneComparison[];
  /** `null`: no date of expiry was read. */
  expired: boolean | null;
  tamper_findings: TamperFinding[];
  /** Empty: nothing speaks against the reading. What that is worth is for the caller to decide. */
  refer_reasons: ReferReason[];
  /** The steps that were ended by their limit, or failed. What they would have read is missing. */
  unfinished_steps: DocumentStep[];
}

export const documentSteps = ['locate', 'mrz', 'barcode', 'tamper', 'printed'] as const;
export type DocumentStep = (typeof documentSteps)[number];
