import type { Attack, Target } from './target.ts';

const mebibyte = 1024 * 1024;
const largestAnswerBytes = 64 * 1024;

const repeated = (count: number, one: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => one(n));

/** Bodies of maximum size. */
const bodies: Record<string, () => string> = {
  'unknown fields': () => `{${repeated(90_000, (n) => `"f${n}":0`).join(',')}}`,
  'one unknown field with a long name': () => `{"${'f'.repeat(mebibyte - 100)}":0}`,
  'bad categories': () => `{"name":"Ann Ash","categories":[${repeated(150_000, () => '"x"').join(',')}]}`,
  'bad directors': () =>
    `{"company_name":"A","country":"GB","directors":[${repeated(90_000, () => '{"x":1}')}]}`,
  'deep nesting': () => `{"name":${'['.repeat(400_000)}${']'.repeat(400_000)}}`,
  'a long name': () => JSON.stringify({ name: 'a'.repeat(mebibyte - 100) }),
  'a long number': () => `{"name":${'9'.repeat(mebibyte - 100)}}`,
  'repeated fields': () => `{${repeated(110_000, () => '"name":1').join(',')}}`,
  'not JSON': () => '['.repeat(mebibyte - 10),
};

async function send({ host, port, projectHash, apiKey }: Target, flow: string, body: string) {
  const response = await fetch(`http://${host}:${port}/api/gateway/execute/${projectHash}/${flow}`, {
    method: 'POST',
    headers: { 'X-API-KEY': apiKey, 'Content-Type': 'application/json' },
    body,
  });
  return { status: response.status, bytes: (await response.arrayBuffer()).byteLength };
}

export const errorSizes: Attack = {
  name: 'error sizes',
  async run(target, { errorsAtOnce }) {
    const findings: string[] = [];
    let requests = 0;
    for (const [name, bodyOf] of Object.entries(bodies)) {
      const body = bodyOf();
      const flow = name === 'bad directors' ? 'api' : 'screening/api';
      const answers = await Promise.all(
        repeated(errorsAtOnce, () => body).map((each) => send(target, flow, each)),
      );
      requests += answers.length;
      const bad = answers.find(({ status, bytes }) => status !== 400 || bytes > largestAnswerBytes);
      if (bad) findings.push(`${name}: ${bad.status} with ${bad.bytes} bytes`);
    }
    return { requests, findings };
  },
};
