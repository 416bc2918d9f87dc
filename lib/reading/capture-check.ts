// The result of checking an upload before it is stored. A pure function of the bytes, independent of journeys and the
// database.

export type CapturePurpose = 'front' | 'back' | 'selfie';

/** Problems that a person can fix, in the order of the steps that detect them. */
export const captureProblems = [
  'not_an_image',
  'too_large',
  'too_many_pixels',
  'damaged',
  'not_checked',
  'too_small',
  'too_dark',
  'blurred',
  'glare',
  'cropped',
  'not_a_document',
  'no_face',
  'several_faces',
] as const;
export type CaptureProblem = (typeof captureProblems)[number];

export type AcceptedMediaType = 'image/jpeg' | 'image/png' | 'image/heic' | 'application/pdf';

/** Detected by its first bytes; null if unknown. */
export type ContentKind =
  | AcceptedMediaType
  | 'image/svg+xml'
  | 'image/gif'
  | 'image/webp'
  | 'image/tiff'
  | 'image/bmp'
  | 'image/avif'
  | 'text/html'
  | 'application/zip'
  | 'application/gzip'
  | 'application/postscript'
  | 'application/x-executable'
  | null;

/** The reason for a refusal, where the problem does not say it. For logs and tests; people are shown the problem. */
export type CaptureRefusal =
  | 'content_type'
  | 'second_content'
  | 'pdf_active_content'
  | 'pdf_encrypted'
  | 'out_of_time'
  | 'out_of_memory'
  | 'crashed'
  | 'failed';

export interface CaptureCheck {
  content: ContentKind;
  /** The type of `content` if it is accepted. */
  media_type: AcceptedMediaType | null;
  /** Size of the normal form in pixels, or of the upload if there is none. 0 if unknown. */
  width: number;
  height: number;
  /** Empty if the capture can be used. */
  problems: CaptureProblem[];
  refusal: CaptureRefusal | null;
  /** The normal form, an upright sRGB JPEG without metadata. Only this is stored. Null if the upload was refused. */
  image: Uint8Array<ArrayBuffer> | null;
  /** Facts about the upload itself, which the normal form no longer has. `readDocument` needs them. */
  origin: CaptureOrigin | null;
  figures: CaptureFigures | null;
}

/** What the bytes of the upload say about its origin. Evidence, not a verdict. */
export interface CaptureOrigin {
  media_type: AcceptedMediaType;
  /** The program named in its metadata, if any. */
  software: string | null;
  /** Quality that its JPEG tables correspond to, 1 to 100. */
  jpeg_quality: number | null;
  has_camera_metadata: boolean;
}

export interface CaptureFigures {
  /** Mean brightness of the middle of the image, 0 black to 255 white. */
  brightness: number;
  /** Variance of the Laplacian at a width of 640 pixels; higher is sharper. */
  sharpness: number;
  /** Size of the largest overexposed spot, as a share of the image. */
  glare: number;
  /** Share of the image within the outline of the document; null if no outline was found. */
  fill: number | null;
}
