import { problemOf } from '@/clients/typescript/src/problem';
import type { JourneyApi } from '../journey-api';

export type PartRequest = ReturnType<JourneyApi['partRequest']>;

/**
 * Sends one part of an image. Not with `fetch`, which does not report upload progress. Throws the same errors as the
 * other calls.
 */
export function sendPart(
  { address, headers }: PartRequest,
  part: Blob,
  onSent: (bytes: number) => void,
  signal: AbortSignal,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('PUT', address);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ loaded }) => onSent(Math.min(loaded, part.size)));
    request.addEventListener('load', () => {
      if (request.status < 300) return resolve();
      const response = new Response(request.responseText, { status: request.status });
      problemOf(response).then(reject, reject);
    });
    request.addEventListener('error', () => reject(new TypeError('The server was not reached.')));
    request.addEventListener('abort', () => reject(signal.reason));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(part);
  });
}
