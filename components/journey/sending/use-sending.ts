import { useCallback, useEffect, useRef, useState } from 'react';
import type { BeginUpload, Capture, Journey } from '@/lib/domain/journeys/schema';
import type { JourneyState } from '../use-journey';
import { keptImage } from './kept-images';
import { goOnSending, type Phase, type Sending, sendImage } from './send-image';

export interface Progress {
  phase: Phase;
  /** From 0 to 1. */
  share: number;
}

/** Sends images for as long as the component is there, and says how far it is. */
export function useSending({ api, act, journey }: JourneyState) {
  const [progress, setProgress] = useState<Progress | null>(null);
  const controller = useRef(new AbortController());
  useEffect(() => {
    // React mounts twice in development.
    controller.current = new AbortController();
    return () => controller.current.abort();
  }, []);

  const sendingOf = useCallback(
    (size: number): Sending => ({
      api,
      signal: controller.current.signal,
      onProgress: (phase, sent) => setProgress({ phase, share: size === 0 ? 1 : sent / size }),
    }),
    [api],
  );

  const follow = useCallback(
    async (work: () => Promise<Journey>) => {
      try {
        return await act(work);
      } finally {
        setProgress(null);
      }
    },
    [act],
  );

  const send = (image: Blob, about: Pick<BeginUpload, 'purpose' | 'action'>) =>
    follow(() => sendImage(image, about, sendingOf(image.size)));

  /** In their order. Resolves to whether all were sent. */
  const sendAll = (images: readonly (Pick<BeginUpload, 'purpose' | 'action'> & { image: Blob })[]) =>
    follow(async () => {
      let last = journey;
      for (const { image, ...about } of images) last = await sendImage(image, about, sendingOf(image.size));
      if (!last) throw new Error('There was nothing to send.');
      return last;
    });

  /** After a reload. Resolves to null when this browser does not have the image. */
  const resume = useCallback(
    async ({ upload_token, received_bytes }: Capture) => {
      const kept = await keptImage(upload_token);
      if (!kept) return null;
      const { image, part_bytes } = kept;
      const arriving = { upload_token, received_bytes, part_bytes };
      return follow(() => goOnSending(image, arriving, sendingOf(image.size)));
    },
    [follow, sendingOf],
  );

  return { progress, send, sendAll, resume };
}
