import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { aCase } from '@/tests/fixtures/factories';
import { aProject, type TestProject } from '@/tests/fixtures/project';
import { type ServedApi, serveApi } from '@/tests/fixtures/served-api';
import { until } from '@/tests/fixtures/until';
import { aReceiver } from '@/tests/fixtures/webhook-receiver';
import { isSigned } from '@/clients/typescript/src/webhook';
import { forwardEvents } from './forward-events';

let api: ServedApi;
let project: TestProject;
const secret = 'whsec_b2YgYSBzZXNzaW9u';

beforeAll(async () => {
  api = await serveApi();
  project = await aProject();
});
afterAll(() => api.close());

function forwarding(forward: string): string[] {
  const printed: string[] = [];
  const stopping = new AbortController();
  const { url: baseUrl } = api;
  const { apiKey } = project;
  const print = (line: string) => void printed.push(line);
  const ended = forwardEvents({ baseUrl, apiKey, forward, secret, print, signal: stopping.signal });
  onTestFinished(async () => {
    stopping.abort();
    await ended;
  });
  return printed;
}

describe('npm run webhooks -- listen', () => {
  it('posts events to a URL on this machine, signed with the secret of the session', async () => {
    const receiver = await aReceiver((response, nth) => response.writeHead(nth === 1 ? 200 : 500).end());
    onTestFinished(() => receiver.stop());
    const printed = forwarding(receiver.url);
    await until(
      () => printed.length,
      (count) => count === 1,
    );
    await aCase(project.ctx);
    await aCase(project.ctx);
    await until(
      () => printed.length,
      (count) => count === 3,
    );
    expect(printed).toEqual([
      'Connected; waiting for events.',
      expect.stringMatching(/^case\.created evt_[0-9a-z]{26} → 200$/),
      expect.stringMatching(/^case\.created evt_[0-9a-z]{26} → 500$/),
    ]);
    for (const { body, headers, json } of receiver.received) {
      const signature = String(headers['x-service-signature']);
      expect(await isSigned({ secret, body, signature })).toBe(true);
      expect(headers['webhook-id']).toBe(json.event_id);
    }
  });

  it('continues when nothing answers there', async () => {
    const printed = forwarding('http://127.0.0.1:1/');
    await until(
      () => printed.length,
      (count) => count === 1,
    );
    await aCase(project.ctx);
    await until(
      () => printed.length,
      (count) => count === 2,
    );
    expect(printed[1]).toMatch(/ → no answer$/);
  });
});
