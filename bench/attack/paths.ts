import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { lines, sendRaw } from './raw-request.ts';
import type { Attack, Target } from './target.ts';

const pathsOf = ({ projectHash }: Target) => [
  '/v1/alerts',
  '/v1/audit-logs/verify',
  `/api/gateway/execute/${projectHash}/api`,
  '/api/health/live',
  '/sign-in',
];

const encodeLetter = (path: string) => path.replace(/[a-z]/, (c) => `%${c.charCodeAt(0).toString(16)}`);

/** Other notations of a path, which a front and the server behind it may interpret differently. */
const spellings: ((path: string) => string)[] = [
  (path) => `/.${path}`,
  (path) => `/x/..${path}`,
  (path) => `/%2e${path}`,
  (path) => `/x/%2E%2e${path}`,
  (path) => `/${path}`,
  (path) => path.replace(/\/(\w+)$/, '//$1'),
  (path) => path.replace(/\/(\w+)$/, '%2f$1'),
  (path) => path.replace(/\/(\w+)$/, '\\$1'),
  (path) => path.replace(/\/(\w+)$/, '%5C$1'),
  (path) => `\\${path.slice(1)}`,
  encodeLetter,
  (path) => `${path}/.`,
  (path) => `${path}/x/..`,
  (path) => `${path}%00`,
  (path) => `${path}%zz`,
  (path) => `${path}%`,
  (path) => `http://elsewhere.example${path}`,
  (path) => `//elsewhere.example${path}`,
  (path) => `/_next/data/x${path}.json`,
  (path) => `${path};a=b/..`,
];

const fixed = ['*', '', '?', '/..', '/../..', `/${'a/'.repeat(4000)}`, `/${'%2e%2e/'.repeat(500)}v1/alerts`];

const headersOfNext = [
  'x-middleware-subrequest: middleware:middleware:middleware:middleware:middleware',
  'x-matched-path: /v1/alerts',
  'x-invoke-path: /v1/alerts',
  'x-nextjs-data: 1',
  'x-forwarded-host: elsewhere.example',
  'x-original-url: /v1/alerts',
  'x-requested-path: /v1/alerts',
];

function randomSpelling(paths: string[], pick: (below: number) => number): string {
  const pieces = [
    '/',
    '/.',
    '/..',
    '%2e',
    '%2f',
    '%5c',
    '\\',
    '//',
    ';',
    '%',
    '%41',
    '?',
    '#',
    '@',
    ':',
    'x',
  ];
  let path = paths[pick(paths.length)] ?? '/';
  for (let change = 0; change <= pick(3); change += 1) {
    const at = pick(path.length + 1);
    path = path.slice(0, at) + (pieces[pick(pieces.length)] ?? '') + path.slice(at);
  }
  return path;
}

const methods = ['GET', 'POST', 'OPTIONS', 'HEAD', 'TRACE', 'PROPFIND'];

/** A URL parser must not turn the target into another path. */
function isNormal(path: string): boolean {
  const [sent = ''] = path.split(/[?#]/);
  return (
    /^\/(?!\/)/.test(path) && URL.canParse(path, 'http://h') && new URL(path, 'http://h').pathname === sent
  );
}

async function probe(target: Target, method: string, path: string, header: string): Promise<string[]> {
  const { status, head } = await sendRaw(target, {
    head: lines(`${method} ${path} HTTP/1.1`, 'Host: localhost', 'Connection: close', header),
  });
  const what = `${method} ${path.slice(0, 120)} (${header.split(':')[0]})`;
  const location = /^location: (\S+)/im.exec(head)?.[1] ?? '/';
  const other = new URL(location, 'http://localhost').hostname === 'elsewhere.example';
  return [
    ...(status === null ? [`${what}: no answer`] : []),
    ...(status !== null && status >= 500 ? [`${what}: ${status}`] : []),
    ...(status !== null && status < 300 && !isNormal(path) ? [`${what}: served with ${status}`] : []),
    ...(other ? [`${what}: leads to ${location}`] : []),
  ];
}

export const paths: Attack = {
  name: 'paths',
  async run(target, { seed, randomPaths }) {
    const generator = xoroshiro128plus(seed);
    const pick = (below: number) => uniformInt(generator, 0, below - 1);
    const known = pathsOf(target);
    const key = `X-API-KEY: ${target.apiKey}`;
    const probes: [method: string, path: string, header: string][] = [
      ...known.flatMap((path) => spellings.map((spell) => ['GET', spell(path), key] as const)),
      ...fixed.flatMap((path) => methods.map((method) => [method, path, key] as const)),
      ...headersOfNext.map((header) => ['GET', '/sign-in', header] as const),
      ...Array.from({ length: randomPaths }, () => {
        return [methods[pick(methods.length)] ?? 'GET', randomSpelling(known, pick), key] as const;
      }),
    ].map(([method, path, header]) => [method, path, header]);
    const findings: string[] = [];
    for (const each of probes) findings.push(...(await probe(target, ...each)));
    return { requests: probes.length, findings };
  },
};
