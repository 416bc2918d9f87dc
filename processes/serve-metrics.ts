import { createServer, type Server } from 'node:http';
import { readDeploymentFigures } from '@/lib/platform/database/deployment-figures';
import { describeWithoutMessage } from '@/lib/platform/errors/describe-error';
import { log } from '@/lib/platform/errors/log';
import { collectProcessMetrics, deploymentFigures, metrics } from '@/lib/platform/metrics';

/** Without a database, a monitor needs the process's own metrics most. */
async function read(): Promise<string> {
  await readDeploymentFigures().catch((error: unknown) => {
    deploymentFigures.reset();
    log.warn({ error: describeWithoutMessage(error) }, 'figures of the deployment were not read');
  });
  return metrics.metrics();
}

/**
 * Serves GET /metrics in OpenMetrics. On its own port, so that the API never exposes it; the operator decides
 * who can reach that port.
 */
export function serveMetrics(port: number, host: string): Server {
  collectProcessMetrics();
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    read().then(
      (text) => response.writeHead(200, { 'Content-Type': metrics.contentType }).end(text),
      (error: unknown) => {
        log.error({ error: describeWithoutMessage(error) }, 'metrics were not served');
        response.writeHead(503).end();
      },
    );
  });
  server.on('error', (error) => {
    // Another process may use the port. Work continues without metrics.
    log.error({ port, error: describeWithoutMessage(error) }, 'metrics are not served');
  });
  return server.listen(port, host);
}
