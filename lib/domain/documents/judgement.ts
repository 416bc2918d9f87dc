import type { Document, Prisma } from '@/generated/prisma/client';
import type { Context } from '@/lib/platform/context';
import { digestOf } from '@/lib/platform/crypto';
import type { Inspected } from './inspect';
import type { CaptureProblem, CaptureStatus } from './schema';
import { storeWhole } from './sealed';

export interface Judgement extends Pick<
  Prisma.DocumentUncheckedUpdateInput,
  'byte_size' | 'digest' | 'height' | 'media_type' | 'origin' | 'width'
> {
  status: Extract<CaptureStatus, 'accepted' | 'refused'>;
  problems: CaptureProblem[];
  /** Name of the stored file; absent if the image was refused. */
  file?: string;
}

/** Stores the normalised form of a usable image. */
export async function judgementOf(
  ctx: Context,
  document: Document,
  { image, problems, width, height, origin }: Inspected,
): Promise<Judgement> {
  if (!image) return { status: 'refused', problems };
  const file = await storeWhole(ctx, document, image);
  return {
    status: 'accepted',
    problems: [],
    file,
    media_type: 'image/jpeg',
    width,
    height,
    byte_size: image.byteLength,
    digest: new Uint8Array(digestOf(image)),
    // JSON, as the reader says it.
    ...(origin && { origin: { ...origin } }),
  };
}
