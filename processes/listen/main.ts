import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { ProbityError } from '@/clients/typescript/src/problem';
import { newWebhookSecret } from '@/lib/platform/crypto';
import { forwardEvents } from './forward-events';

const usage = `npm run -s webhooks -- listen --forward http://localhost:PORT/PATH [--base-url URL] [--secret SECRET]

Posts the events of a project to an address of this machine, signed as a webhook's. The key is PROBITY_API_KEY, or that of
first-run.json in the data folder, which also says the base URL. Without --secret each session has a secret of its own.`;

class Refused extends Error {}

const flags = {
  forward: { type: 'string' },
  'base-url': { type: 'string' },
  secret: { type: 'string' },
} as const;

const FirstRun = z.object({ base_url: z.string(), api_key: z.string() });

function parsed(args: string[]) {
  try {
    const { positionals, values } = parseArgs({ args, options: flags, allowPositionals: true });
    const { forward = '', 'base-url': baseUrl, secret } = values;
    const areUrls = [forward, baseUrl ?? forward].every((url) => /^https?:$/.test(new URL(url).protocol));
    if (positionals.join(' ') === 'listen' && areUrls && secret !== '') return { ...values, forward };
  } catch {
    // Unknown option, or no URL: prints the usage.
  }
  throw new Refused(usage);
}

function firstRun(): Partial<z.infer<typeof FirstRun>> {
  const file = join(process.env['PROBITY_DATA_DIR'] ?? '.data', 'first-run.json');
  return existsSync(file) ? FirstRun.parse(JSON.parse(readFileSync(file, 'utf8'))) : {};
}

async function listen(args: string[], signal: AbortSignal): Promise<void> {
  const { forward, secret = newWebhookSecret(), 'base-url': givenUrl } = parsed(args);
  const found = firstRun();
  const apiKey = process.env['PROBITY_API_KEY'] ?? found.api_key;
  const baseUrl = givenUrl ?? found.base_url;
  if (!apiKey || !baseUrl) {
    throw new Refused('Set PROBITY_API_KEY and --base-url, or start Probity here first.');
  }
  console.log(`Forwarding events of ${baseUrl} to ${forward}\nSecret: ${secret}`);
  await forwardEvents({ baseUrl, apiKey, forward, secret, signal, print: console.log });
}

const stopping = new AbortController();
process.once('SIGINT', () => stopping.abort());
process.once('SIGTERM', () => stopping.abort());
try {
  await listen(process.argv.slice(2), stopping.signal);
} catch (error) {
  if (!(error instanceof Refused) && !(error instanceof ProbityError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
