import type { IncomingMessage } from 'node:http';
import { type ApiError, UnsupportedHttp } from '@/lib/platform/errors/errors';

const versions = ['1.0', '1.1'];

/** Why a request is refused that is HTTP, but not as it is spoken here; null if it is not (RFC 9110 §15.6). */
export function refusalOfProtocol({ httpVersion, headers }: IncomingMessage): ApiError | null {
  if (!versions.includes(httpVersion)) {
    return new UnsupportedHttp(505, `HTTP/${httpVersion} is not supported. Use HTTP/1.1.`);
  }
  // Node decodes the chunks and leaves all other codings in the body (RFC 9112 §6.1).
  const coding = headers['transfer-encoding'] ?? 'chunked';
  if (coding.toLowerCase() === 'chunked') return null;
  return new UnsupportedHttp(501, 'The only Transfer-Encoding that is supported is chunked.');
}
