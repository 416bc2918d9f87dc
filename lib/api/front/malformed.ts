import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { newToken } from '@/lib/platform/ids';
import { type ApiError, MalformedRequest, RequestTimeout } from '@/lib/platform/errors/errors';
import { limitAddress } from '../callers/admit';
import { callerAddress } from '../callers/peer';
import { problemBody, toApiError } from '../problem';
import { commonHeaders } from '../respond';

const lingerMs = 500;

const current = new WeakMap<Duplex, ServerResponse>();

/** Prevents a second answer from interrupting one that has begun. */
export const noteResponse = (response: ServerResponse) => current.set(response.req.socket, response);

function counted(refusal: ApiError, address: string | null, common: Record<string, string>): ApiError {
  try {
    limitAddress(address, common);
    return refusal;
  } catch (error) {
    return toApiError(error, '');
  }
}

function bytesOf(refusal: ApiError, address: string | null): string {
  const requestId = newToken('req');
  const common = commonHeaders(requestId);
  const error = counted(refusal, address, common);
  const body = problemBody(error, requestId);
  const length = String(Buffer.byteLength(body));
  const headers = {
    'Content-Type': 'application/json',
    'Content-Length': length,
    ...common,
    ...error.headers,
  };
  const lines = Object.entries({ ...headers, Connection: 'close' }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  return [`HTTP/1.1 ${error.status} ${STATUS_CODES[error.status]}`, ...lines, '', body].join('\r\n');
}

const answered = new WeakSet<Duplex>();

/** Answers on a connection that cannot be parsed as HTTP, and ends it. */
function answerAndEnd(socket: Duplex, refusal: ApiError): void {
  if (answered.has(socket)) return;
  answered.add(socket);
  // A client that sent nothing expects no answer, and there may be thousands of them.
  if (socket instanceof Socket && socket.bytesRead === 0) return void socket.destroy();
  const begun = current.get(socket)?.headersSent && !current.get(socket)?.writableFinished;
  if (!socket.writable || begun) return void socket.destroy();
  const address = socket instanceof Socket ? callerAddress(socket.remoteAddress, null) : null;
  socket.end(bytesOf(refusal, address));
  // Closing a connection with unread data resets it, and the client may never read the answer.
  setTimeout(() => socket.destroy(), lingerMs).unref();
}

/** For `clientError`: not HTTP, two lengths, too many headers, or too slow. */
export function answerMalformed(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET') return void socket.destroy();
  const isLate = error.code === 'ERR_HTTP_REQUEST_TIMEOUT';
  answerAndEnd(
    socket,
    isLate ? new RequestTimeout() : new MalformedRequest('The request is not valid HTTP.'),
  );
}

/** For `connect`: this is not a proxy. */
export function answerTunnel(_request: IncomingMessage, socket: Duplex): void {
  answerAndEnd(socket, new MalformedRequest('CONNECT is not supported.'));
}
