import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { ServerRequest } from 'srvx';
import { maxFormBytes, readForm } from './forms';
import { InvalidJson, PayloadTooLarge, UnsupportedMediaType } from '@/lib/platform/errors';
import { readBounded, sendContinue } from './incoming-body';
import { refuseCostlyJson } from './json-bounds';

const maxBodyBytes = 1024 * 1024;

const isJson = (contentType: string) =>
  /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i.test(contentType.trim());

/** Throws `PayloadTooLarge` (413), before the body arrives. */
function refuseByLength(headers: Headers, maxBytes: number): void {
  if (Number(headers.get('content-length') ?? 0) > maxBytes) throw new PayloadTooLarge(maxBytes);
}

/** Before the body arrives. Of one without a type and a length only its end tells whether it is empty. */
function refuseByType(headers: Headers): void {
  const length = headers.get('content-length');
  const type = headers.get('content-type');
  const hasBody = length === null ? headers.has('transfer-encoding') && type !== null : Number(length) > 0;
  if (!hasBody) return;
  if (!isJson(type ?? '')) throw new UnsupportedMediaType();
  const coding = headers.get('content-encoding')?.toLowerCase() ?? 'identity';
  if (coding !== 'identity') throw new UnsupportedMediaType('application/json, without a Content-Encoding');
}

/** Reads Node's request directly if there is one: a web stream costs as much as the rest of the adapter. */
async function readBytes(
  request: ServerRequest,
  read: (source: Readable) => Promise<Buffer>,
): Promise<Buffer> {
  const node = request.runtime?.node;
  if (node) {
    // Our front speaks HTTP/1.1 alone; the type allows HTTP/2.
    sendContinue(node.req as IncomingMessage, node.res as ServerResponse);
    return read(node.req);
  }
  if (!request.body) return Buffer.alloc(0);
  // The global's type and Node's own differ in their details; the object is the same.
  const source = Readable.fromWeb(request.body as ReadableStream<Uint8Array>);
  return read(source).finally(() => source.destroy());
}

/** API §1.7. Throws as `readBounded` and `refuseCostlyJson`, `UnsupportedMediaType` (415), and `InvalidJson` (400), also for bad UTF-8. */
export async function readJson(request: Request): Promise<{ text: string; json: unknown }> {
  refuseByLength(request.headers, maxBodyBytes);
  refuseByType(request.headers);
  const bytes = await readBytes(request, (source) => readBounded(source, maxBodyBytes));
  if (bytes.byteLength === 0) return { text: '', json: {} };
  if (!isJson(request.headers.get('content-type') ?? '')) throw new UnsupportedMediaType();
  refuseCostlyJson(bytes);
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return { text, json: JSON.parse(text) };
  } catch {
    throw new InvalidJson();
  }
}

const formType = 'application/x-www-form-urlencoded';

/** Throws as `readForm`, and `UnsupportedMediaType` (415). */
export async function readFormBody(request: Request): Promise<URLSearchParams> {
  refuseByLength(request.headers, maxFormBytes);
  const [type = ''] = (request.headers.get('content-type') ?? '').split(';');
  if (type.trim().toLowerCase() !== formType) throw new UnsupportedMediaType(formType);
  return new URLSearchParams((await readBytes(request, readForm)).toString('utf8'));
}
