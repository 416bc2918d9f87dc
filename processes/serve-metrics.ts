import { createServer, type Server } from 'node:http';
import { collectProcessMetrics, metrics } from '@/lib/platform/metrics';

/**
 * Serves GET /metrics in OpenMetrics. On a port of its own, so that the address of the API never shows it; the operator decides who
 * reaches that port.
 */
export function serveMetrics(port: number, host: string): Server {
  collectProcessMetrics();
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    metrics.metrics().then(
      (text) => response.writeHead(200, { 'Content-Type': metrics.contentType }).end(text),
      () => response.writeHead(503).end(),
    );
  });
  return server.listen(port, host);
}
