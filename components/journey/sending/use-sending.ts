import { useCallback, useEffect, useRef, useState } from 'react';
import type { BeginUpload, Capture } from '@/lib/domain/journeys/schema';
import type { JourneyState } from '../use-journey';
import { rememberImage } from './accepted-images';
import { keptImage } from './kept-images';
import { beginImage, haveChecked, type Phase, sendBytes, type Sending } from './send-image';

export interface Progress {
  phase: Phase;
  /** The progress of all images together, from 0 to 1. */
  share: number;
}

export interface Image extends Pick<BeginUpload, 'purpose' | 'action'> {
  image: Blob;
}

/** The progress of several images. Some of them may have arrived already. */
const progressOf = (phase: Phase, sent: number, size: number): Progress => ({
  phase,
  share: size === 0 ? 1 : Math.min(1, sent / size),
});

/** Sends images while the component is mounted, and reports the progress. */
export function useSending({ api, act }: Pick<JourneyState, 'api' | 'act'>) {
  const [progress, setProgress] = useState<Progress | null>(null);
  const controller = useRef(new AbortController());
  useEffect(() => {
    // React mounts components twice in development.
    controller.current = new AbortController();
    return () => controller.current.abort();
  }, []);

  const sendingOf = useCallback(
    (size: number, before = 0): Sending => ({
      api,
      signal: controller.current.signal,
      onProgress: (phase, sent) => setProgress(progressOf(phase, before + sent, size)),
    }),
    [api],
  );

  /** Resolves to the results of the images; null if they were not sent. */
  const follow = useCallback(
    async (work: (judged: Capture[]) => Promise<void>) => {
      const judged: Capture[] = [];
      const isDone = await act(async () => {
        await work(judged);
        return api.get();
      });
      setProgress(null);
      return isDone ? judged : null;
    },
    [act, api],
  );

  /** Checks no image before all have arrived, because a selfie's challenge is open only for minutes. */
  const send = (images: readonly Image[]) =>
    follow(async (judged) => {
      const size = images.reduce((sum, { image }) => sum + image.size, 0);
      const begun = [];
      for (const { image, ...about } of images)
        begun.push({ image, upload: await beginImage(image, about, sendingOf(size)) });
      let sent = 0;
      for (const { image, upload } of begun) {
        await sendBytes(image, upload, sendingOf(size, sent));
        sent += image.size;
      }
      for (const { image, upload } of begun) {
        const capture = await haveChecked(image, upload, sendingOf(size, size - image.size));
        rememberImage(capture, image);
        judged.push(capture);
      }
    });

  /** Continues after a reload. Resolves to null if this browser does not have the image. */
  const resume = useCallback(
    async ({ upload_token, received_bytes, status }: Capture) => {
      if (status === 'checking')
        return follow(async (judged) => void judged.push(await api.completeUpload(upload_token)));
      const kept = await keptImage(upload_token);
      if (!kept) return null;
      const { image, part_bytes } = kept;
      const upload = { upload_token, received_bytes, part_bytes };
      return follow(async (judged) => {
        await sendBytes(image, upload, sendingOf(image.size));
        const capture = await haveChecked(image, upload, sendingOf(image.size));
        rememberImage(capture, image);
        judged.push(capture);
      });
    },
    [api, follow, sendingOf],
  );

  return { progress, send, resume };
}
