import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { ServerRequest } from 'srvx';
import { maxFormBytes, readForm } from './forms';
import {
  InvalidJson,
  PayloadTooLarge,
  UnsupportedMediaType,
  ValidationFailed,
} from '@/lib/platform/errors/errors';
import { readBounded, sendContinue } from './incoming-body';
import { refuseCostlyJson } from './json-bounds';

const maxBodyBytes = 1024 * 1024;

/** A type of body, recognised by its `Content-Type`. */
interface BodyType {
  name: string;
  isSaidBy(contentType: string): boolean;
}

const json: BodyType = {
  name: 'application/json',
  isSaidBy: (type) => /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i.test(type.trim()),
};
const csv: BodyType = {
  name: 'text/csv in UTF-8',
  isSaidBy: (type) => /^text\/csv\s*(?:;|$)/i.test(type.trim()) && !/;\s*charset=(?!"?utf-?8\b)/i.test(type),
};

const octets: BodyType = {
  name: 'application/octet-stream',
  isSaidBy: (type) => /^application\/octet-stream\s*(?:;|$)/i.test(type.trim()),
};

/** Throws `PayloadTooLarge` (413) before the body arrives. */
function refuseByLength(headers: Headers, maxBytes: number): void {
  if (Number(headers.get('content-length') ?? 0) > maxBytes) throw new PayloadTooLarge(maxBytes);
}

/** Called before the body arrives. A body without type and length is only known to be empty at its end. */
function refuseByType(headers: Headers, wanted: BodyType): void {
  const length = headers.get('content-length');
  const type = headers.get('content-type');
  const hasBody = length === null ? headers.has('transfer-encoding') && type !== null : Number(length) > 0;
  if (!hasBody) return;
  if (!wanted.isSaidBy(type ?? '')) throw new UnsupportedMediaType(wanted.name);
  const coding = headers.get('content-encoding')?.toLowerCase() ?? 'identity';
  if (coding !== 'identity') throw new UnsupportedMediaType(`${wanted.name}, without a Content-Encoding`);
}

/**
 * Reads Node's request directly if there is one: a web stream would cost as much as the rest of the adapter.
 */
async function readAll(request: ServerRequest, read: (source: Readable) => Promise<Buffer>): Promise<Buffer> {
  const node = request.runtime?.node;
  if (node) {
    // Our front only speaks HTTP/1.1; the type also allows HTTP/2.
    sendContinue(node.req as IncomingMessage, node.res as ServerResponse);
    return read(node.req);
  }
  if (!request.body) return Buffer.alloc(0);
  // The global type and Node's own differ in details; the object is the same.
  const source = Readable.fromWeb(request.body as ReadableStream<Uint8Array>);
  return read(source).finally(() => source.destroy());
}

/** Throws as `readBounded`, and `UnsupportedMediaType` (415). An empty body needs no type. */
async function readBody(
  request: Request,
  owner: string,
  wanted: BodyType,
  maxBytes = maxBodyBytes,
): Promise<Buffer> {
  refuseByLength(request.headers, maxBytes);
  refuseByType(request.headers, wanted);
  const bytes = await readAll(request, (source) => readBounded(source, maxBytes, owner));
  const isSaid = bytes.byteLength === 0 || wanted.isSaidBy(request.headers.get('content-type') ?? '');
  if (!isSaid) throw new UnsupportedMediaType(wanted.name);
  return bytes;
}

/** Throws TypeError for bytes that are not UTF-8. */
const textOf = (bytes: Buffer) => new TextDecoder('utf-8', { fatal: true }).decode(bytes);

/** A parsed body and its text. */
export interface ReadBody {
  text: string;
  given: unknown;
}

/** API §1.7. Throws as `readBody` and `refuseCostlyJson`, and `InvalidJson` (400), also for bad UTF-8. */
export async function readJson(request: Request, owner: string, maxBytes = maxBodyBytes): Promise<ReadBody> {
  const bytes = await readBody(request, owner, json, maxBytes);
  if (bytes.byteLength === 0) return { text: '', given: {} };
  refuseCostlyJson(bytes);
  try {
    const text = textOf(bytes);
    return { text, given: JSON.parse(text) };
  } catch {
    throw new InvalidJson();
  }
}

/** As text, without a byte order mark. Throws as `readBody`, and `ValidationFailed` (400) for bad UTF-8. */
export async function readCsv(request: Request, owner: string): Promise<ReadBody> {
  const bytes = await readBody(request, owner, csv);
  try {
    const text = textOf(bytes);
    return { text, given: text };
  } catch {
    throw new ValidationFailed([{ field: '', message: 'must be UTF-8', code: 'invalid_format' }]);
  }
}

/** As raw bytes. Throws as `readBody`. */
export async function readBytes(request: Request, owner: string): Promise<ReadBody> {
  return { text: '', given: await readBody(request, owner, octets) };
}

const formType = 'application/x-www-form-urlencoded';

/** Throws as `readForm`, and `UnsupportedMediaType` (415). */
export async function readFormBody(request: Request, address: string | null): Promise<URLSearchParams> {
  refuseByLength(request.headers, maxFormBytes);
  const [type = ''] = (request.headers.get('content-type') ?? '').split(';');
  if (type.trim().toLowerCase() !== formType) throw new UnsupportedMediaType(formType);
  return new URLSearchParams(
    (await readAll(request, (source) => readForm(source, address))).toString('utf8'),
  );
}
