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

// What the person of a hosted journey sees and sends (docs/adr/0092). Their start token, in a cookie, says whose journey it is.

export const JourneyParams = z.object({ project_hash: Text.max(200) });
export const UploadParams = JourneyParams.extend({ upload_token: Text.max(200) });

/** `offset` is the first byte of the part: a multiple of `part_bytes`. */
export const PartParams = UploadParams.extend({
  offset: z
    .string()
    .regex(/^(?:0|[1-9]\d{0,8})$/)
    .transform(Number),
});

/** Why a journey can be gone on with, or not. `withdrawn`: whoever asked for a document took the case back. `unknown`: no cookie, a token of another project, or none of ours. */
export const JourneyStatus = z.enum(['open', 'sent', 'declined', 'expired', 'withdrawn', 'unknown']);
export type JourneyStatus = z.infer<typeof JourneyStatus>;

/** A document request asks for a document alone. */
export const JourneyKind = z.enum(['verification', 'document_request']);
export type JourneyKind = z.infer<typeof JourneyKind>;

/** In their order. `done` is what is shown once nothing is left to do. */
export const JourneyStep = z.enum(['consent', 'details', 'document', 'capture', 'selfie', 'review', 'done']);
export type JourneyStep = z.infer<typeof JourneyStep>;

export const DocumentSide = z.enum(['front', 'back']);
export type DocumentSide = z.infer<typeof DocumentSide>;

/** An image. The one that counts of each side, and of each action of the challenge in force, is the newest that was accepted, or else the newest. */
export const Capture = z.object({
  upload_token: z.string(),
  purpose: CapturePurpose,
  /** Of a selfie. */
  action: ChallengeAction.nullable(),
  status: CaptureStatus,
  /** Without a gap from the first byte: where to go on. */
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
  /** Frames are to be begun (`POST uploads`) before; then a new challenge is asked for. */
  expires_at: Timestamp,
});
export type Challenge = z.infer<typeof Challenge>;

export const DocumentOption = z.object({ document_type: DocumentType, sides: z.array(DocumentSide) });
export type DocumentOption = z.infer<typeof DocumentOption>;

const GivenText = z.string().nullable();

/** What the project said of the person, for them to confirm. */
export const JourneyDetails = z.object({
  first_name: GivenText,
  last_name: GivenText,
  date_of_birth: CalendarDate.nullable(),
  nationality: Country.nullable(),
  country: Country.nullable(),
});
export type JourneyDetails = z.infer<typeof JourneyDetails>;

/** The whole journey: every step's write answers it, so that a page needs one query. Of one that is not open, only what may still be shown. */
export const Journey = z.object({
  /** What the page names with its writes (`probity-journey`), for a browser that opened another link meanwhile. Null for an unknown one. */
  id: z.string().nullable(),
  status: JourneyStatus,
  kind: JourneyKind.nullable(),
  /** Null for an unknown one. */
  project_name: z.string().nullable(),
  /** Of the project; null where it has none of its own. */
  branding: Branding.omit({ updated_at: true }).nullable(),
  /** From whoever asked for a document. */
  message: z.string().nullable(),
  /** The steps of this journey, in their order. */
  steps: z.array(JourneyStep),
  /** The first that is not done. Those before it may be answered again until the journey is sent. */
  step: JourneyStep,
  details: JourneyDetails.nullable(),
  /** The preferred one first. */
  document_options: z.array(DocumentOption),
  document: z.object({ document_type: DocumentType, country: Country }).nullable(),
  /** Chosen until the person chooses another: of what is known of whose document it is. */
  likely_country: Country.nullable(),
  captures: z.array(Capture),
  challenge: Challenge.nullable(),
  expires_at: Timestamp.nullable(),
  /** For how long images are kept once they were sent. */
  retention_days: Count.nullable(),
});
export type Journey = z.infer<typeof Journey>;

/** A two- or three-letter language as the page showed the text in, with its region or script: `pt-BR`. */
const Language = Text.regex(
  /^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,2}$/,
  'must be a language such as en or pt-BR',
).max(20);

/** Not accepted: the person declines, and the journey ends. */
export const GiveConsent = z.strictObject({ accepted: z.boolean(), language: Language });
export type GiveConsent = z.infer<typeof GiveConsent>;

/** Not confirmed: a finding, and a person decides. */
export const ConfirmDetails = z.strictObject({ confirmed: z.boolean(), note: Text.max(500).optional() });
export type ConfirmDetails = z.infer<typeof ConfirmDetails>;

export const ChooseDocument = z.strictObject({ document_type: DocumentType, country: Country });
export type ChooseDocument = z.infer<typeof ChooseDocument>;

/** `media_type` is what the browser says; the first bytes decide. */
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

/** What is not sent is erased soon after the start token has expired. */
export const hoursAfterExpiry = 1;

export const Upload = z.object({ upload_token: z.string(), received_bytes: Count, part_bytes: Count });
export type Upload = z.infer<typeof Upload>;

export const UploadPart = z.instanceof(Uint8Array);

/** For the QR code: the journey goes on wherever this is opened. */
export const Handoff = z.object({ address: z.string() });
export type Handoff = z.infer<typeof Handoff>;

/** Where a request waits, what is left out stays as it was asked for. */
export const RequestDocuments = z.strictObject({
  document_types: z.array(DocumentType).min(1).max(DocumentType.options.length).optional(),
  /** Shown to the person, in plain text. */
  message: Text.max(1000).optional(),
  entity_token: token('ent').optional(),
});
export type RequestDocuments = z.infer<typeof RequestDocuments>;

/** API §4.14. The person opens `address`, which holds their start token. */
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
