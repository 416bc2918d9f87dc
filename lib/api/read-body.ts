import type { ServerRequest } from 'srvx';
import { InvalidJson, PayloadTooLarge, UnsupportedMediaType } from '@/lib/platform/errors';

const maxBodyBytes = 1024 * 1024;

const isJson = (contentType: string) =>
  /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i.test(contentType.trim());

/** Reads Node's request directly if there is one: a web stream costs as much as the rest of the adapter. */
const chunksOf = (request: ServerRequest): AsyncIterable<Uint8Array> | Uint8Array[] =>
  request.runtime?.node?.req ?? request.body ?? [];

async function readBytes(request: ServerRequest): Promise<Uint8Array> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBodyBytes) {
    throw new PayloadTooLarge(maxBodyBytes);
  }
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of chunksOf(request)) {
    length += chunk.byteLength;
    // The rest is read and dropped: leaving the loop would close the connection before the answer is sent.
    if (length <= maxBodyBytes) chunks.push(chunk);
  }
  if (length > maxBodyBytes) throw new PayloadTooLarge(maxBodyBytes);
  return Buffer.concat(chunks);
}

/** API §1.7. Throws `PayloadTooLarge` (413), `UnsupportedMediaType` (415), `InvalidJson` (400), also for bad UTF-8. */
export async function readJson(request: Request): Promise<{ text: string; json: unknown }> {
  const bytes = await readBytes(request);
  if (bytes.byteLength === 0) return { text: '', json: {} };
  if (!isJson(request.headers.get('content-type') ?? '')) throw new UnsupportedMediaType();
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return { text, json: JSON.parse(text) };
  } catch {
    throw new InvalidJson();
  }
}
