import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { expect, it, vi } from 'vitest';
import { log } from '@/lib/platform/errors/log';
import { serveMetrics } from '@/processes/serve-metrics';

it('a second process on a machine works without serving metrics', async () => {
  const first = createServer().listen(0, '127.0.0.1');
  await once(first, 'listening');
  const error = vi.spyOn(log, 'error');
  const { port } = first.address() as AddressInfo; // it is listening on a port
  const second = serveMetrics(port, '127.0.0.1');
  await vi.waitFor(() =>
    expect(error).toHaveBeenCalledWith(expect.objectContaining({ port }), expect.any(String)),
  );
  expect(second.listening).toBe(false);
  first.close();
});
