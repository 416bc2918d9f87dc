import type { Capture } from '@/lib/domain/journeys/schema';

// This person's accepted images, to be checked once more before everything is sent. They are kept only in the page's
// memory: nobody else with the link sees them, nothing stays in the browser, and a reload forgets them.

interface AcceptedImage {
  upload_token: string;
  image: Blob;
}

const accepted = new Map<string, AcceptedImage>();

const placeOf = ({ purpose, action }: Capture) => `${purpose} ${action}`;

/** Replaces an earlier image of the same kind. */
export function rememberImage(capture: Capture, image: Blob): void {
  if (capture.status !== 'accepted') return;
  accepted.set(placeOf(capture), { upload_token: capture.upload_token, image });
}

/** Null for an image that was sent before a reload, or from another device. */
export function rememberedImage(capture: Capture | null): Blob | null {
  const found = capture && accepted.get(placeOf(capture));
  return found && found.upload_token === capture.upload_token ? found.image : null;
}

export const forgetImages = (): void => accepted.clear();
