import type { Capture } from '@/lib/domain/journeys/schema';

// The images of this person that were accepted, to be looked at once more before all is sent. In the memory of the page alone: somebody else
// who has the link sees none of them, nothing of them stays in the browser, and a reload forgets them.

interface AcceptedImage {
  upload_token: string;
  image: Blob;
}

const accepted = new Map<string, AcceptedImage>();

const placeOf = ({ purpose, action }: Capture) => `${purpose} ${action}`;

/** In the place of the one before that shows the same. */
export function rememberImage(capture: Capture, image: Blob): void {
  if (capture.status !== 'accepted') return;
  accepted.set(placeOf(capture), { upload_token: capture.upload_token, image });
}

/** Null for one that was sent before a reload, or from another device. */
export function rememberedImage(capture: Capture | null): Blob | null {
  const found = capture && accepted.get(placeOf(capture));
  return found && found.upload_token === capture.upload_token ? found.image : null;
}

export const forgetImages = (): void => accepted.clear();
