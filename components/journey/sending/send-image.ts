import { ProbityError } from '@/clients/typescript/src/problem';
import type { BeginUpload, Capture, Upload } from '@/lib/domain/journeys/schema';
import type { JourneyApi } from '../journey-api';
import { dropImage, keepImage } from './kept-images';
import { sendPart } from './send-part';
import { retryDelayMs } from './retry-delay';

export type Phase = 'sending' | 'interrupted' | 'checking';

export interface Sending {
  api: JourneyApi;
  onProgress: (phase: Phase, sentBytes: number) => void;
  signal: AbortSignal;
}

const isForGood = (problem: unknown) =>
  problem instanceof ProbityError && problem.status < 500 && problem.status !== 429;

/** Waits until the next try, or until the browser is online again. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const refuse = () => finish(() => reject(signal.reason));
    const goOn = () => finish(resolve);
    const timer = window.setTimeout(goOn, ms);
    function finish(settle: () => void) {
      window.clearTimeout(timer);
      window.removeEventListener('online', goOn);
      signal.removeEventListener('abort', refuse);
      settle();
    }
    window.addEventListener('online', goOn);
    signal.addEventListener('abort', refuse);
    if (signal.aborted) refuse();
  });
}

/** Retries until there is an answer. Permanent refusals are thrown. */
async function insisting<Result>(
  work: () => Promise<Result>,
  { signal }: Sending,
  onFailure: () => void,
): Promise<Result> {
  for (let failures = 0; ; failures += 1) {
    try {
      return await work();
    } catch (problem) {
      signal.throwIfAborted();
      if (isForGood(problem)) throw problem;
      onFailure();
      await pause(retryDelayMs(failures), signal);
    }
  }
}

/** Sends what the server does not have yet, part by part. */
export async function sendBytes(
  image: Blob,
  { upload_token, received_bytes, part_bytes }: Upload,
  sending: Sending,
): Promise<void> {
  const { api, onProgress, signal } = sending;
  let place = received_bytes;
  const tell = (phase: Phase) => onProgress(phase, place);
  tell('sending');
  while (place < image.size) {
    const part = image.slice(place, place + part_bytes);
    const from = place;
    await insisting(
      () =>
        sendPart(
          api.partRequest(upload_token, from),
          part,
          (sent) => onProgress('sending', from + sent),
          signal,
        ),
      sending,
      () => tell('interrupted'),
    );
    place += part.size;
    tell('sending');
  }
}

/** Has an image checked whose bytes have arrived. Resolves to the result. */
export async function haveChecked(
  { size }: Blob,
  { upload_token }: Pick<Upload, 'upload_token'>,
  sending: Sending,
): Promise<Capture> {
  const { api, onProgress } = sending;
  const tell = (phase: Phase) => onProgress(phase, size);
  tell('checking');
  const capture = await insisting(
    () => api.completeUpload(upload_token),
    sending,
    () => tell('interrupted'),
  );
  await dropImage(upload_token);
  return capture;
}

/** Starts an upload, and stores the image in the browser until it has arrived. */
export async function beginImage(
  image: Blob,
  about: Pick<BeginUpload, 'purpose' | 'action'>,
  sending: Sending,
): Promise<Upload> {
  const { api, onProgress } = sending;
  const begin = { ...about, media_type: image.type || 'application/octet-stream', byte_size: image.size };
  const upload = await insisting(
    () => api.beginUpload(begin),
    sending,
    () => onProgress('interrupted', 0),
  );
  await keepImage(upload.upload_token, { image, part_bytes: upload.part_bytes });
  return upload;
}
