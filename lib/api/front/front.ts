import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { describeWithoutMessage } from '@/lib/platform/errors/describe-error';
import { log } from '@/lib/platform/errors/log';
import { type ApiError, MalformedRequest } from '@/lib/platform/errors/errors';
import { faultOfHeaders } from './host';
import { awaitContinue } from '../bodies/incoming-body';
import { journeyPage } from '../routes/journey-page';
import { journeyOpening } from '../routes/journey-route';
import { refusalsOfMethods } from '../routes/token-route';
import { answerMalformed, answerTunnel, noteResponse } from './malformed';
import { serveRoute } from './node-adapter';
import { refusing } from '../open-route';
import { pageServer, type ServePage } from './pages';
import { refusalOfProtocol } from './protocol';
import type { Route } from '../serve';
import { type RouteFile, router } from '../router';
import { isNormalTarget } from './target';

const serverOptions = {
  maxHeaderSize: 16 * 1024,
  headersTimeout: 20_000,
  /** For headers and body together. */
  requestTimeout: 60_000,
  // Often, so that thousands of connections that opened together are not closed in one turn.
  connectionsCheckingInterval: 200,
  // Longer than load balancers keep idle connections, so that they never send a request to a closed
  // connection.
  keepAliveTimeout: 65_000,
  // Refused below, in our own format.
  requireHostHeader: false,
  // Upgrades to h2c and websocket are ignored, and the request is answered as usual.
  shouldUpgradeCallback: () => false,
};

/** Why a request is refused before it is routed; null if it is not. */
function refusalOf(request: IncomingMessage): ApiError | null {
  const unsupported = refusalOfProtocol(request);
  if (unsupported) return unsupported;
  const fault = isNormalTarget(request.url ?? '')
    ? faultOfHeaders(request)
    : 'The address is not in normal form.';
  return fault === null ? null : new MalformedRequest(fault);
}

const hasLeft = (response: ServerResponse): boolean =>
  response.req.socket.destroyed && !response.writableFinished;

/**
 * The only server of a web process, which listens through its `Doors`. API paths go to their routes and never
 * to Next, all other paths to `servePage`. The request target is validated before anything else
 * (docs/adr/0026).
 */
export function createFront(routes: readonly RouteFile[], servePage: ServePage): Server {
  const findRoute = router(routes, refusalsOfMethods);
  const servePages = pageServer(servePage);
  const routeOf = (method: string, url: string): Route | null =>
    findRoute(method, url.split('?')[0] ?? url) ?? journeyOpening(method, url) ?? journeyPage(method, url);

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', url = '' } = request;
    const refusal = refusalOf(request);
    if (refusal) request.url = '/';
    const route: Route | null = refusal ? refusing(() => refusal) : routeOf(method, url);
    await (route ? serveRoute(route, request, response) : servePages(request, response));
  }

  function answer(request: IncomingMessage, response: ServerResponse): void {
    noteResponse(response);
    serve(request, response).catch((error: unknown) => {
      // Errors of a handler have already been answered; here, sending failed.
      if (hasLeft(response)) log.debug('the client has left');
      else log.error({ error: describeWithoutMessage(error) }, 'request failed');
      response.destroy();
    });
  }

  const server = createServer(serverOptions, answer);
  server.on('checkContinue', (request: IncomingMessage, response: ServerResponse) => {
    awaitContinue(request);
    answer(request, response);
  });
  // Unknown expectations are ignored (RFC 9110 §10.1.1).
  server.on('checkExpectation', answer);
  server.on('clientError', answerMalformed);
  server.on('connect', answerTunnel);
  return server;
}
