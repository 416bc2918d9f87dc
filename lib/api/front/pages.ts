import { IncomingMessage, type ServerResponse } from 'node:http';
import type { ServerRequest } from 'srvx';
import { NodeRequest } from 'srvx/node';
import { ApiError, MethodNotAllowed, NotFound, PayloadTooLarge } from '@/lib/platform/errors/errors';
import { limitPages } from '../callers/admit';
import { plainHttpRefusal, transportHeaders } from '../callers/https';
import { maxFormBytes, readForm, serveInTurn } from '../bodies/forms';
import { sendContinue } from '../bodies/incoming-body';
import { hasUnreadBody, serveRoute } from './node-adapter';
import { refusingCounted } from '../open-route';
import { newNonce, pagePolicy } from './page-policy';
import { peerOf, schemeOf, withCaller } from '../callers/peer';
import { methodsOfSignIn, signInActionOf } from './sign-in-methods';

export type ServePage = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

const methodsOfPages = ['GET', 'HEAD'];

/** Headers that Next uses internally, and headers that only a trusted proxy may set. */
const internalHeader =
  /^(?:x-(?:middleware|invoke|matched|nextjs|now|vercel|forwarded|requested)-|next-action$)/;

function refusalOf(request: IncomingMessage, asked: ServerRequest): ApiError | null {
  const overHttp = plainHttpRefusal(asked);
  if (overHttp) return overHttp;
  const action = signInActionOf((request.url ?? '').split('?')[0] ?? '');
  const methods = action === null ? methodsOfPages : methodsOfSignIn(action);
  if (!methods) return new NotFound('path');
  if (!methods.includes(request.method ?? '')) return new MethodNotAllowed(methods);
  return Number(request.headers['content-length'] ?? 0) > maxFormBytes
    ? new PayloadTooLarge(maxFormBytes)
    : null;
}

const isStaticFile = (request: IncomingMessage) =>
  request.url?.startsWith('/_next/static/') && !hasUnreadBody(request);

/** The same request with a body that has arrived. */
function withBody(request: IncomingMessage, body: Buffer): IncomingMessage {
  const copy = new IncomingMessage(request.socket);
  const { method, url, headers, rawHeaders, httpVersion, httpVersionMajor, httpVersionMinor } = request;
  Object.assign(copy, { method, url, headers, rawHeaders, httpVersion, httpVersionMajor, httpVersionMinor });
  copy.complete = true;
  copy.push(body);
  copy.push(null);
  return copy;
}

async function arrived(
  request: IncomingMessage,
  response: ServerResponse,
  address: string | null,
): Promise<IncomingMessage> {
  if (!hasUnreadBody(request)) return request;
  sendContinue(request, response);
  return withBody(request, await readForm(request, address));
}

function setTrustedHeaders(headers: IncomingMessage['headers'], asked: ServerRequest, url: string): void {
  const [address, scheme] = [peerOf(asked), schemeOf(asked)];
  for (const name of Object.keys(headers)) if (internalHeader.test(name)) delete headers[name];
  if (address) headers['x-forwarded-for'] = address;
  if (scheme) headers['x-forwarded-proto'] = scheme;
  // The sign-in page returns people to this path.
  headers['x-requested-path'] = url;
}

/** Next and the page's layout read the nonce from request headers, which replace any that the caller sent. */
function setPagePolicy({ headers }: IncomingMessage, response: ServerResponse): void {
  const nonce = newNonce();
  const policy = pagePolicy(nonce);
  headers['x-nonce'] = nonce;
  headers['content-security-policy'] = policy;
  delete headers['content-security-policy-report-only'];
  response.setHeader('Content-Security-Policy', policy);
}

/**
 * Serves everything except the API: counts requests, limits bodies, and removes headers that would deceive
 * Next.
 */
export function pageServer(servePage: ServePage): ServePage {
  return async (request, response) => {
    const asked = new NodeRequest({ req: request, res: response });
    const address = peerOf(asked);
    const counted: Record<string, string> = {};
    try {
      const refusal = refusalOf(request, asked);
      if (refusal || !isStaticFile(request)) limitPages(address, counted);
      if (refusal) throw refusal;
      const whole = await arrived(request, response, address);
      setTrustedHeaders(whole.headers, asked, request.url ?? '/');
      setPagePolicy(whole, response);
      response.setHeaders(new Map(Object.entries(transportHeaders())));
      const serve = () => withCaller(address, () => servePage(whole, response));
      return await (request.method === 'POST' ? serveInTurn(serve) : serve());
    } catch (error) {
      if (error instanceof ApiError) return serveRoute(refusingCounted(error, counted), request, response);
      throw error;
    }
  };
}
