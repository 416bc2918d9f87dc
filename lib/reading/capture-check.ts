// What is known of an upload before it is kept. Bytes in, values out: nothing here knows a journey or a row.

export type CapturePurpose = 'front' | 'back' | 'selfie';

/** What a person can do something about, in the order of the steps that find it. */
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

/** By its first bytes; `null` for what is not known at all. */
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

/** Why it was refused, where the problem alone does not say it. For logs and tests; a person is told the problem. */
export type CaptureRefusal =
  | 'content_type'
  | 'second_content'
  | 'pdf_active_content'
  | 'pdf_encrypted'
  | 'out_of_time'
  | 'out_of_memory'
  | 'crashed';

export interface CaptureCheck {
  content: ContentKind;
  /** The type of `content`, if that is accepted. */
  media_type: AcceptedMediaType | null;
  /** Of the normal form, in pixels; of the upload itself when there is none. 0 when not known. */
  width: number;
  height: number;
  /** Empty: the capture can be used. */
  problems: CaptureProblem[];
  refusal: CaptureRefusal | null;
  /** The normal form, which alone is kept: an upright sRGB JPEG without metadata. `null` when it was refused. */
  image: Uint8Array<ArrayBuffer> | null;
  /** What only the upload itself shows: its metadata is gone from the normal form. `readDocument` wants it. */
  origin: CaptureOrigin | null;
  figures: CaptureFigures | null;
}

/** What the upload's own bytes say of where they come from. Evidence, and no verdict. */
export interface CaptureOrigin {
  media_type: AcceptedMediaType;
  /** The program that its metadata names, if it names one. */
  software: string | null;
  /** The quality that its JPEG tables stand for, 1 to 100. */
  jpeg_quality: number | null;
  has_camera_metadata: boolean;
}

export interface CaptureFigures {
  /** 0 black to 255 white, of the middle of the image. */
  brightness: number;
  /** Variance of the Laplacian at a width of 640 pixels: the higher, the sharper. */
  sharpness: number;
  /** Share of pixels without any detail left, in the largest such patch. */
  glare: number;
  /** Share of the image inside the outline of the document; `null` when no outline was found. */
  fill: number | null;
}
