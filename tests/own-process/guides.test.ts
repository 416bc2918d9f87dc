import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inngest } from '@/inngest/client';
import { createRunner, type Runner } from '@/inngest/embedded/runner';
import { importEntities, screenImported } from '@/inngest/functions/import-entities';
import { runFlow } from '@/inngest/functions/run-flow';
import { finishRunningFlows } from '@/lib/domain/flows/run/running';
import { db } from '@/lib/platform/database/db';
import { log } from '@/lib/platform/errors/log';
import { aProject } from '@/tests/fixtures/project';
import { loadSampleList } from '@/tests/fixtures/sample-screening';
import { type ServedApi, serveApi } from '@/tests/fixtures/served-api';

const guides = readdirSync('docs/guides');
const textOf = (guide: string): string => readFileSync(join('docs/guides', guide), 'utf8');

interface Step {
  commands: string;
  /** The output of the commands; null if the guide does not show it. */
  printed: string | null;
}

/** Each block of commands with the text block that follows it. */
const stepsOf = (guide: string): Step[] =>
  [...guide.matchAll(/^```sh\n([\s\S]*?)^```$(?:\s*^```text\n([\s\S]*?)^```$)?/gm)].map(
    ([, commands = '', printed]) => ({ commands, printed: printed ?? null }),
  );

const endOfStep = '=== the end of a step ===';

/** `…` stands for any text, over one or more lines. */
function isAsShown(printed: string, shown: string): boolean {
  const [first = '', ...rest] = shown.trim().split('…');
  if (!printed.startsWith(first)) return false;
  let at = first.length;
  for (const part of rest) {
    const found = printed.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return at === printed.length || rest.at(-1) === '';
}

let api: ServedApi;
let runner: Runner;

beforeAll(async () => {
  await loadSampleList();
  api = await serveApi();
  const functions = [runFlow, importEntities, screenImported];
  runner = createRunner({ pool: db().pool, client: inngest, functions, logger: log });
  await runner.start();
});

afterAll(async () => {
  await runner.stop();
  await finishRunningFlows(20_000);
  api.close();
});

/** The parts of a started product's folder that the guides use. */
async function aProductFolder(): Promise<string> {
  const { apiKey: api_key, hash: project_hash } = await aProject();
  const folder = mkdtempSync(join(tmpdir(), 'guide-'));
  cpSync('examples', join(folder, 'examples'), { recursive: true });
  mkdirSync(join(folder, '.data'));
  const firstRun = { base_url: api.url, project_hash, api_key };
  writeFileSync(join(folder, '.data/first-run.json'), JSON.stringify(firstRun));
  return folder;
}

async function printedBy(steps: readonly Step[]): Promise<string[]> {
  const folder = await aProductFolder();
  try {
    const script = steps.map(({ commands }) => `${commands}\nprintf '\\n%s\\n' '${endOfStep}'\n`).join('');
    const { stdout } = await execa('bash', ['-euo', 'pipefail', '-c', script], { cwd: folder });
    return stdout.split(endOfStep).slice(0, -1);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe('guides', () => {
  const [helpers = ''] = stepsOf(textOf('README.md')).map(({ commands }) => commands);

  it.each(guides.filter((file) => textOf(file).includes('api() {')))(
    '%s begins with the helpers of all guides',
    (file) => expect(textOf(file)).toContain(helpers),
  );

  it('wait as long as the rate limit asks, and then show the answer', async () => {
    const statuses = [429, 200];
    const server = createServer((_, response) => {
      const status = statuses.shift() ?? 500;
      const error = { code: 'RATE_LIMITED', message: 'Too many requests.' };
      response.writeHead(status, status === 429 ? { 'Retry-After': '1' } : {});
      response.end(JSON.stringify(status === 429 ? { error } : { data: status }));
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo; // an object for a server that listens on a port
    try {
      const url = `http://127.0.0.1:${port}/`;
      expect(
        await printedBy([{ commands: `${helpers}\napi ${url} | show answer.data`, printed: '' }]),
      ).toEqual(['200\n\n']);
      expect(statuses).toEqual([]);
    } finally {
      server.close();
    }
  });

  it('give up waiting for an event that does not come, and say what came instead', async () => {
    const webhooks = textOf('webhooks.md');
    const [came = ''] = /^came\(\) \{\n[\s\S]*?^\}$/m.exec(webhooks) ?? [];
    const commands = `sleep() { :; }\n${came}\necho refused > stream.txt\ncame stream.opened stream.txt`;
    await expect(printedBy([{ commands, printed: '' }])).rejects.toThrow(
      'No stream.opened within 30 seconds. Received: refused',
    );
  });

  it('can be followed twice: the list of former customers has a new name', async () => {
    const screening = stepsOf(textOf('screening-customers.md'));
    const [helper, list] = screening;
    if (!helper || !list) throw new Error('the guide begins with the helpers and its list');
    const pause = { commands: 'sleep 1.1', printed: null };
    const printed = await printedBy([helper, list, pause, list]);
    expect([printed[1], printed[3]].map((text) => text?.trim())).toEqual(['1', '1']);
  });

  it.each(guides)('%s: every command does what the guide shows', { timeout: 120_000 }, async (file) => {
    const steps = stepsOf(textOf(file));
    const printed = await printedBy(steps);
    expect(printed).toHaveLength(steps.length);
    const others = steps.flatMap(({ printed: shown }, n) => {
      const text = printed[n]?.trim() ?? '';
      return shown === null || isAsShown(text, shown) ? [] : [{ shown, printed: text }];
    });
    expect(others).toEqual([]);
  });
});
