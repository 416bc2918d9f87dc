import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, describe, it, vi } from 'vitest';
import { startLoopbackServer, stopLoopbackServers } from '@/lib/platform/fixtures/loopback-server';
import { bundled } from '@/tests/fixtures/bundled';
import { freshDatabase } from '@/tests/fixtures/database';
import { unEdition } from '@/tests/fixtures/un-edition';

let database: Awaited<ReturnType<typeof freshDatabase>>;
let temporary: string;
let answer: RequestListener;
let asked: number;
let address: string;

beforeAll(async () => {
  database = await freshDatabase();
  const port = await startLoopbackServer((request, response) => {
    asked += 1;
    return answer(request, response);
  });
  address = `http://127.0.0.1:${port}/un.xml`;
});
afterAll(stopLoopbackServers);
beforeEach(() => {
  temporary = mkdtempSync(join(tmpdir(), 'probity-ended-'));
  asked = 0;
});
afterEach(() => rmSync(temporary, { recursive: true }));

/** `npm run import -- sync un`, with its own temporary folder. */
function sync() {
  const child = spawn(process.execPath, [bundled('processes/import-data.ts'), 'sync', 'un'], {
    env: {
      ...process.env,
      TMPDIR: temporary,
      DATABASE_URL: database.appUrls.probity_import,
      PROBITY_LIST_SYNC: `un=${address}`,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (printed += chunk));
  const ended = new Promise<{ code: number | null; printed: string }>((resolve) =>
    child.once('close', (code) => resolve({ code, printed })),
  );
  return { child, ended };
}

const folders = () => readdirSync(temporary).filter((name) => name.startsWith('probity-sync-'));
/** Sends a part of the file, and then nothing. */
const begin: RequestListener = (_, response) =>
  void response.writeHead(200).write(unEdition(1).slice(0, 500));
const finish: RequestListener = (_, response) => void response.end(unEdition(1));

async function downloading() {
  answer = begin;
  const running = sync();
  await vi.waitFor(() => expect([asked, folders().length]).toEqual([1, 1]), { timeout: 30_000 });
  return running;
}

describe('import · a synchronisation', () => {
  it.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
    'ended by %s leaves no download behind',
    async (signal) => {
      const { child, ended } = await downloading();
      child.kill(signal);
      expect(await ended).toMatchObject({ code: 1 });
      expect(folders()).toEqual([]);
    },
  );

  it('ended by SIGKILL leaves it to the next one, which removes it and imports the list', async () => {
    const { child, ended } = await downloading();
    child.kill('SIGKILL');
    await ended;
    expect(folders()).toHaveLength(1);
    answer = finish;
    expect(await sync().ended).toMatchObject({
      code: 0,
      printed: expect.stringContaining('20 entries'),
    });
    expect(folders()).toEqual([]);
  });

  it('in progress is the only one: another one of the same list sends no request and keeps the first one’s file', async () => {
    const { child, ended } = await downloading();
    answer = finish;
    expect(await sync().ended).toMatchObject({
      code: 1,
      printed: expect.stringContaining('un: under way: another process is synchronising it'),
    });
    expect([asked, folders().length]).toEqual([1, 1]);
    child.kill('SIGTERM');
    await ended;
    expect(await sync().ended).toMatchObject({ code: 0 });
  });
});
