import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ServedApi, serveApi } from '@/tests/fixtures/served-api';

let api: ServedApi;

beforeAll(async () => {
  api = await serveApi();
});

afterAll(() => api.close());

function statusLine(request: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(api.url).port), '127.0.0.1', () => socket.write(request));
    socket.once('data', (data) => {
      resolve(data.toString('latin1').split('\r\n')[0] ?? '');
      socket.destroy();
    });
    socket.once('error', reject);
    socket.once('close', () => reject(new Error('closed without an answer')));
  });
}

describe('answers · odd requests', () => {
  it('refuses TRACE with 405', async () => {
    expect(await statusLine('TRACE /v1/alerts HTTP/1.1\r\nHost: localhost\r\n\r\n')).toContain(' 405 ');
  });
});
