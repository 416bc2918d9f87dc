import { InvalidJson, PayloadTooLarge, UnsupportedMediaType } from '@/lib/platform/errors';

export const maxBodyBytes = 1024 * 1024;

const isJson = (contentType: string) =>
  /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i.test(contentType.trim());

async function readBytes(request: Request): Promise<Uint8Array> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBodyBytes)
    throw new PayloadTooLarge(maxBodyBytes);
  const bytes = new Uint8Array(await request.arrayBuffer());
  if (bytes.byteLength > maxBodyBytes) throw new PayloadTooLarge(maxBodyBytes);
  return bytes;
}

/**
 * The body as JSON; `{}` when there is none. Throws `PayloadTooLarge` (413), `UnsupportedMediaType` (415) or
 * `InvalidJson` (400), also for bytes that are not UTF-8.
 */
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
