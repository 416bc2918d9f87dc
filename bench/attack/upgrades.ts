import { lines, sendRaw } from './raw-request.ts';
import type { Attack, Target } from './target.ts';

const offers = {
  h2c: ['Connection: Upgrade, HTTP2-Settings', 'Upgrade: h2c', 'HTTP2-Settings: AAMAAABkAAQAoAAAAAIAAAAA'],
  websocket: [
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
  ],
  unknown: ['Connection: Upgrade', 'Upgrade: something/9'],
};

const expectedStatus = { '/v1/alerts': 200, '/v1/unknown': 404, '/sign-in': 200, '/unknown': 404 };

async function offer(target: Target, name: keyof typeof offers): Promise<string[]> {
  const findings: string[] = [];
  for (const [path, expected] of Object.entries(expectedStatus)) {
    const { status } = await sendRaw(target, {
      head: lines(`GET ${path} HTTP/1.1`, 'Host: localhost', `X-API-KEY: ${target.apiKey}`, ...offers[name]),
    });
    if (status !== expected) findings.push(`${name} on ${path}: ${status ?? 'no answer'}, not ${expected}`);
  }
  return findings;
}

/** A declined upgrade must be answered as if it had not been requested. */
export const upgrades: Attack = {
  name: 'upgrades',
  async run(target) {
    const names = ['h2c', 'websocket', 'unknown'] as const;
    const findings: string[] = [];
    for (const name of names) findings.push(...(await offer(target, name)));
    return { requests: names.length * Object.keys(expectedStatus).length, findings };
  },
};
