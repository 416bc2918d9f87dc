import { z } from 'zod';
import { Branding } from '@/lib/domain/branding/schema';
import {
  CaptureProblem,
  CapturePurpose,
  CaptureStatus,
  ChallengeAction,
  maxImageBytes,
} from '@/lib/domain/documents/schema';
import { DocumentType } from '@/lib/domain/words';
import { CalendarDate, Count, Country, Text, Timestamp, token } from '@/lib/domain/primitives';

// The data that the person in a hosted journey sees and sends (docs/adr/0092). Their start token in a cookie
// identifies the journey.

export const JourneyParams = z.object({ project_hash: Text.max(200) });
export const UploadParams = JourneyParams.extend({ upload_token: Text.max(200) });

/** `offset` is the first byte of the part: a multiple of `part_bytes`. */
export const PartParams = UploadParams.extend({
  offset: z
    .string()
    .regex(/^(?:0|[1-9]\d{0,8})$/)
    .transform(Number),
});

/**
 * Whether a journey can be continued, or why not. `withdrawn`: the analyst took the case back. `unknown`: no
 * cookie, a token of another project, or not one of our tokens.
 */
export const JourneyStatus = z.enum(['open', 'sent', 'declined', 'expired', 'withdrawn', 'unknown']);
export type JourneyStatus = z.infer<typeof JourneyStatus>;

/** A document request only asks for a document. */
export const JourneyKind = z.enum(['verification', 'document_request']);
export type JourneyKind = z.infer<typeof JourneyKind>;

/** In order. `done` is shown when nothing is left to do. */
export const JourneyStep = z.enum(['consent', 'details', 'document', 'capture', 'selfie', 'review', 'done']);
export type JourneyStep = z.infer<typeof JourneyStep>;

export const DocumentSide = z.enum(['front', 'back']);
export type DocumentSide = z.infer<typeof DocumentSide>;

/**
 * An image. For each side, and each action of the current challenge, the newest accepted image counts,
 * otherwise the newest.
 */
export const Capture = z.object({
  upload_token: z.string(),
  purpose: CapturePurpose,
  /** For a selfie. */
  action: ChallengeAction.nullable(),
  status: CaptureStatus,
  /** Contiguous bytes from the start: where to continue. */
  received_bytes: Count,
  byte_size: Count,
  problems: z.array(CaptureProblem),
});
export type Capture = z.infer<typeof Capture>;

export const Challenge = z.object({
  challenge_token: z.string(),
  /** To be followed in this order. */
  actions: z.array(ChallengeAction),
  issued_at: Timestamp,
  /** Frames must be started (`POST uploads`) before this time; afterwards a new challenge is needed. */
  expires_at: Timestamp,
});
export type Challenge = z.infer<typeof Challenge>;

export const DocumentOption = z.object({ document_type: DocumentType, sides: z.array(DocumentSide) });
export type DocumentOption = z.infer<typeof DocumentOption>;

const GivenText = z.string().nullable();

/** The data from the project's request, for the person to confirm. */
export const JourneyDetails = z.object({
  first_name: GivenText,
  last_name: GivenText,
  date_of_birth: CalendarDate.nullable(),
  nationality: Country.nullable(),
  country: Country.nullable(),
});
export type JourneyDetails = z.infer<typeof JourneyDetails>;

/**
 * The complete journey. Every step returns it, so that a page needs one query. If it is not open, it only
 * contains what may still be shown.
 */
export const Journey = z.object({
  /**
   * Sent by the page with its writes (`probity-journey`), in case the browser has opened another link in the
   * meantime. Null for an unknown journey.
   */
  id: z.string().nullable(),
  status: JourneyStatus,
  kind: JourneyKind.nullable(),
  /** Null for an unknown journey. */
  project_name: z.string().nullable(),
  /** The project's branding; null without its own. */
  branding: Branding.omit({ updated_at: true }).nullable(),
  /** From the analyst who requested the document. */
  message: z.string().nullable(),
  /** The steps of this journey in order. */
  steps: z.array(JourneyStep),
  /** The first step that is not done. Earlier steps may be answered again until the journey is submitted. */
  step: JourneyStep,
  details: JourneyDetails.nullable(),
  /** Preferred type first. */
  document_options: z.array(DocumentOption),
  document: z.object({ document_type: DocumentType, country: Country }).nullable(),
  /** Preselected until the person chooses, based on the known data of the document's owner. */
  likely_country: Country.nullable(),
  captures: z.array(Capture),
  challenge: Challenge.nullable(),
  expires_at: Timestamp.nullable(),
  /** How long images are kept after submission. */
  retention_days: Count.nullable(),
});
export type Journey = z.infer<typeof Journey>;

/** The language in which the page showed the text, two or three letters with region or script: `pt-BR`. */
const Language = Text.regex(
  /^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,2}$/,
  'must be a language such as en or pt-BR',
).max(20);

/** False: the person declines, and the journey ends. */
export const GiveConsent = z.strictObject({ accepted: z.boolean(), language: Language });
export type GiveConsent = z.infer<typeof GiveConsent>;

/** False: a finding that a person decides. */
export const ConfirmDetails = z.strictObject({ confirmed: z.boolean(), note: Text.max(500).optional() });
export type ConfirmDetails = z.infer<typeof ConfirmDetails>;

export const ChooseDocument = z.strictObject({ document_type: DocumentType, country: Country });
export type ChooseDocument = z.infer<typeof ChooseDocument>;

/** `media_type` is reported by the browser; the first bytes decide. */
export const BeginUpload = z
  .strictObject({
    purpose: CapturePurpose,
    media_type: Text.max(100),
    byte_size: z.number().int().min(1).max(maxImageBytes),
    action: ChallengeAction.optional(),
  })
  .refine(({ purpose, action }) => (purpose === 'selfie') === (action !== undefined), {
    path: ['action'],
    error: 'is required for a selfie and not allowed otherwise',
  });
export type BeginUpload = z.infer<typeof BeginUpload>;

/** Images that are not submitted are erased soon after the start token has expired. */
export const hoursAfterExpiry = 1;

export const Upload = z.object({ upload_token: z.string(), received_bytes: Count, part_bytes: Count });
export type Upload = z.infer<typeof Upload>;

export const UploadPart = z.instanceof(Uint8Array);

/** For the QR code: the journey continues wherever it is opened. */
export const Handoff = z.object({ address: z.string() });
export type Handoff = z.infer<typeof Handoff>;

/** If a request is open, omitted fields keep their values. */
export const RequestDocuments = z.strictObject({
  document_types: z.array(DocumentType).min(1).max(DocumentType.options.length).optional(),
  /** Shown to the person as plain text. */
  message: Text.max(1000).optional(),
  entity_token: token('ent').optional(),
});
export type RequestDocuments = z.infer<typeof RequestDocuments>;

/** API §4.14. The person opens `address`, which contains their start token. */
export const DocumentRequest = z.object({
  token: token('jny'),
  case_token: token('cas'),
  entity_token: token('ent').nullable(),
  document_types: z.array(DocumentType),
  message: z.string().nullable(),
  address: z.string(),
  expires_at: Timestamp,
});
export type DocumentRequest = z.infer<typeof DocumentRequest>;
