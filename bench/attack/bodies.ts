import { lines, type RawAnswer, sendRaw } from './raw-request.ts';
import type { Attack, Target } from './target.ts';

/** The limit plus the buffers of sockets and the kernel, with a margin. */
const mostAcceptedBytes = 8 * 1024 * 1024;

const chunkOf = (bytes: number) =>
  Buffer.concat([Buffer.from(`${bytes.toString(16)}\r\n`), Buffer.alloc(bytes, 'a'), Buffer.from('\r\n')]);

/** 429 if the address has already sent too much. */
const refusedWithoutKey = [401, 429];

interface Case {
  name: string;
  path?: string;
  /** Sent without a key. */
  isAnonymous?: boolean;
  headers: string[];
  body?: string;
  isEndless?: boolean;
  expected: number[];
}

const casesOf = ({ projectHash }: Target, largest: number): Case[] => {
  const unsent = [`Content-Length: ${largest}`];
  const chunked = ['Transfer-Encoding: chunked'];
  const page = { path: '/sign-in', expected: [400, 404, 405, 413, 429] };
  return [
    {
      name: 'no key, a body that never comes',
      isAnonymous: true,
      headers: unsent,
      expected: refusedWithoutKey,
    },
    {
      name: 'no key, an endless body',
      isAnonymous: true,
      headers: chunked,
      isEndless: true,
      expected: refusedWithoutKey,
    },
    {
      name: 'no key, waits for 100 Continue',
      isAnonymous: true,
      headers: ['Content-Length: 100', 'Expect: 100-continue'],
      expected: refusedWithoutKey,
    },
    { name: 'a body that is declared too large', headers: unsent, expected: [413] },
    { name: 'an endless body', headers: chunked, isEndless: true, expected: [413] },
    {
      name: 'an endless body to an unknown path',
      path: `/v1/unknown/${projectHash}`,
      headers: chunked,
      isEndless: true,
      expected: [404],
    },
    { name: 'an endless body to a page', ...page, headers: chunked, isEndless: true },
    {
      name: 'two lengths',
      headers: ['Content-Length: 2', 'Content-Length: 3'],
      body: '{}',
      expected: [400],
    },
    {
      name: 'a length and chunks',
      headers: ['Content-Length: 2', ...chunked],
      body: '2\r\n{}\r\n0\r\n\r\n',
      expected: [400],
    },
    { name: 'broken chunks', headers: chunked, body: 'zz\r\n{}\r\n', expected: [400] },
  ];
};

function judge({ name, expected, isEndless }: Case, answer: RawAnswer): string[] {
  const { status, sawContinue, sentBytes, closed } = answer;
  // A client that keeps sending may lose the answer, because the connection is closed while it sends.
  const isExpected = status === null ? isEndless && closed : expected.includes(status);
  return [
    ...(isExpected ? [] : [`${name}: ${status ?? 'no answer'}`]),
    ...(sawContinue ? [`${name}: was told to continue`] : []),
    ...(sentBytes > mostAcceptedBytes ? [`${name}: ${sentBytes} bytes were taken`] : []),
  ];
}

export const bodies: Attack = {
  name: 'bodies',
  async run(target, { largestBodyBytes }) {
    const cases = casesOf(target, largestBodyBytes);
    const findings: string[] = [];
    for (const each of cases) {
      const path = each.path ?? `/api/gateway/execute/${target.projectHash}/api`;
      const head = lines(
        `POST ${path} HTTP/1.1`,
        'Host: localhost',
        'Content-Type: application/json',
        ...(each.isAnonymous ? [] : [`X-API-KEY: ${target.apiKey}`]),
        ...each.headers,
      );
      const endless = each.isEndless ? { chunk: chunkOf(65_536), bytes: largestBodyBytes } : undefined;
      findings.push(...judge(each, await sendRaw(target, { head, body: each.body, endless })));
    }
    return { requests: cases.length, findings };
  },
};
