import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { IncomingHttpHeaders, RequestListener, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startLoopbackServer, stopLoopbackServers } from '@/lib/platform/fixtures/loopback-server';
import { workerDatabase } from '@/tests/fixtures/database';
import { unEdition } from '@/tests/fixtures/un-edition';
import { findLists } from '../formats/find-lists';
import { importList } from '../import/import-list';
import { retireList } from '../import/retire-list';
import { listVersionsInForce } from '../store/public-versions';
import { listSyncStates } from '../store/sync-runs';
import { type SyncSource, syncSources } from './sources';
import { syncList } from './sync-list';

const un = syncSources.find(({ id }) => id === 'un')!; // it is among them
let answer: RequestListener;
let asked: IncomingHttpHeaders[];
let source: SyncSource;

beforeEach(async () => {
  asked = [];
  const port = await startLoopbackServer((request, response) => {
    asked.push(request.headers);
    return answer(request, response);
  });
  source = { ...un, address: `http://127.0.0.1:${port}/list.xml` };
});
afterEach(async () => {
  stopLoopbackServers();
  await retireList(un.list);
  const owner = new pg.Client({ connectionString: workerDatabase().ownerUrl });
  await owner.connect();
  await owner.query('delete from list_sync_runs');
  await owner.end();
});

const send = (text: string, headers: Record<string, string> = {}) => {
  answer = (_, response) => response.writeHead(200, headers).end(text);
};

async function importByHand(text: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'probity-by-hand-'));
  try {
    await writeFile(join(folder, 'un.xml'), text);
    for (const list of await findLists([folder])) await importList(list);
  } finally {
    await rm(folder, { recursive: true });
  }
}

const inForce = async () => (await listVersionsInForce()).find(({ name }) => name === un.list)?.version;
const state = async () => (await listSyncStates())[0];
const base64 = (text: string) => createHash('sha256').update(text).digest('base64');
const limits = { connectTimeoutMs: 5_000, silenceTimeoutMs: 200, totalTimeoutMs: 30_000 };

describe('watchlists · synchronise', () => {
  it('puts the publisher’s edition in force, and reports it', async () => {
    send(unEdition(1), { etag: '"one"' });
    expect(await syncList(source)).toMatchObject({ outcome: 'imported', imported: { entities: 20 } });
    expect(await inForce()).toMatch(/^2026-02-01/);
    expect(await state()).toMatchObject({ source: 'un', error: null, last_success_at: expect.any(Date) });
  });

  it('requests the file only if it is newer than the known edition, and counts 304 as a success', async () => {
    send(unEdition(1), { etag: '"one"', 'last-modified': 'Sun, 01 Feb 2026 00:00:00 GMT' });
    await syncList(source);
    const before = (await state())?.last_success_at;
    answer = (_, response) => response.writeHead(304).end();
    for (const _ of [1, 2]) expect(await syncList(source)).toEqual({ outcome: 'unchanged' });
    expect(asked[0]).not.toHaveProperty('if-none-match');
    for (const headers of asked.slice(1)) {
      expect(headers).toMatchObject({
        'if-none-match': '"one"',
        'if-modified-since': 'Sun, 01 Feb 2026 00:00:00 GMT',
      });
    }
    expect((await state())!.last_success_at!.getTime()).toBeGreaterThan(before!.getTime());
  });

  it('requests the file unconditionally if the edition is no longer in force, or the URL has changed', async () => {
    send(unEdition(1), { etag: '"one"' });
    await syncList(source);
    await syncList({ ...source, address: `${source.address}?mirror` });
    await retireList(un.list);
    expect(await syncList(source)).toMatchObject({ outcome: 'imported' });
    expect(asked.filter((headers) => 'if-none-match' in headers)).toEqual([]);
  });

  it('requests the file unconditionally after a manual import of another edition', async () => {
    send(unEdition(1), { etag: '"one"' });
    await syncList(source);
    const before = (await state())?.last_success_at;
    await importByHand(unEdition(2));
    answer = ({ headers }, response) => void response.writeHead('if-none-match' in headers ? 304 : 404).end();
    expect(await syncList(source)).toEqual({ outcome: 'failed', error: 'the server answered 404' });
    expect(asked.at(-1)).not.toHaveProperty('if-none-match');
    expect(await inForce()).toMatch(/^2026-02-02/);
    expect((await state())?.last_success_at).toEqual(before);
  });

  it('counts the same edition, sent again, as a success', async () => {
    send(unEdition(1));
    await syncList(source);
    expect(await syncList(source)).toMatchObject({ outcome: 'unchanged', imported: { changed: false } });
  });

  it.each<[string, RequestListener, string]>([
    ['that is gone', (_, response) => response.writeHead(404).end(), 'the server answered 404'],
    ['of a broken server', (_, response) => response.writeHead(500).end(), 'the server answered 500'],
    ['that was never asked for', (_, response) => response.writeHead(304).end(), 'the server answered 304'],
    ['whose end is cut off', cutOff, 'the connection was closed'],
    ['that is compressed', encoded, 'the server sent the file as gzip'],
    ['that another host has', elsewhere, 'the server redirects to an address that is not https'],
    ['that is nowhere', inCircles, 'the server redirects more than 5 times'],
  ])('fails for a file %s, and leaves the list in force', async (_, listener, error) => {
    send(unEdition(1));
    await syncList(source);
    answer = listener;
    expect(await syncList({ ...source, address: `${source.address}?2` })).toEqual({
      outcome: 'failed',
      error,
    });
    expect(await inForce()).toMatch(/^2026-02-01/);
    expect(await state()).toMatchObject({ error, last_success_at: expect.any(Date) });
  });

  it.each([
    ['repr-digest', (text: string) => `sha-256=:${base64(text)}:`],
    ['digest', (text: string) => `SHA-256=${base64(text)}`],
    ['x-amz-checksum-sha256', base64],
  ])('compares with the checksum in %s', async (header, valueOf) => {
    send(unEdition(1), { [header]: valueOf(unEdition(2)) });
    const error = 'the file does not have the checksum that the server gives';
    expect(await syncList(source)).toEqual({ outcome: 'failed', error });
    send(unEdition(1), { [header]: valueOf(unEdition(1)) });
    expect(await syncList(source)).toMatchObject({ outcome: 'imported' });
  });

  it.each([
    ['announced', (response: ServerResponse) => void response.end(unEdition(1))],
    ['unannounced', (response: ServerResponse) => void (response.write(unEdition(1)) && response.end())],
  ])('stops at the size limit of the source, %s', async (_, write) => {
    answer = (_request, response) => write(response);
    const error = 'the file is larger than 1000 bytes';
    expect(await syncList({ ...source, maxBytes: 1000 })).toEqual({ outcome: 'failed', error });
  });

  it('gives up on a server that stops sending', async () => {
    answer = (_, response) => void response.writeHead(200).write(unEdition(1).slice(0, 100));
    const report = await syncList(source, { downloadLimits: limits });
    expect(report).toEqual({ outcome: 'failed', error: 'the server stopped sending' });
  });

  it('gives up on a file that trickles', async () => {
    answer = (_, response) => {
      const trickle = setInterval(() => response.write(' '), 50);
      response.writeHead(200).on('close', () => clearInterval(trickle));
    };
    const report = await syncList(source, { downloadLimits: { ...limits, totalTimeoutMs: 300 } });
    expect(report).toEqual({ outcome: 'failed', error: 'the download takes too long' });
  });

  it('follows a redirect on the same host', async () => {
    answer = ({ url }, response) =>
      url === '/newest'
        ? void response.end(unEdition(1))
        : void response.writeHead(302, { location: '/newest' }).end();
    expect(await syncList(source)).toMatchObject({ outcome: 'imported' });
  });

  it.each([
    ['smaller', unEdition(3, 10), /would remove 10 \(50\.0%\) and at most 10% may go at once/],
    ['older', unEdition(1), /the edition is of 2026-02-01/],
    ['malformed', unEdition(3).replace('</DATAID>', ''), /^un\.xml, line \d+: /],
    [
      'of a day that never was',
      unEdition(3).replace('2026-02-03T', '2026-02-31T'),
      /is "2026-02-31T[^"]*", which is no date$/,
    ],
    [
      'of a day to come',
      unEdition(3).replace('2026-02-03T', '9999-12-31T'),
      /more than 2 days ahead of this machine’s clock$/,
    ],
    ['no list at all', '<!doctype html><title>Maintenance</title>', /^un\.xml: the file is an HTML page/],
  ])('refuses a file that is %s, and leaves the list in force', async (_, text, error) => {
    send(unEdition(2));
    await syncList(source);
    send(text);
    expect(await syncList(source)).toMatchObject({ outcome: 'refused', error: expect.stringMatching(error) });
    expect(await inForce()).toMatch(/^2026-02-02/);
    send(unEdition(3));
    expect(await syncList(source)).toMatchObject({ outcome: 'imported' });
  });

  it('refuses an edition of another list', async () => {
    send(unEdition(1));
    const report = await syncList({ ...source, list: 'EU Consolidated' });
    expect(report).toEqual({
      outcome: 'refused',
      error: 'the file is an edition of UN Security Council Consolidated instead of EU Consolidated',
    });
  });

  it('leaves no file behind', async () => {
    const left = () => readdirSync(tmpdir()).filter((name) => name.startsWith('probity-sync-'));
    const before = left();
    send('no list');
    await syncList(source);
    expect(left().filter((name) => !before.includes(name))).toEqual([]);
  });
});

function cutOff(_: unknown, response: ServerResponse): void {
  response.writeHead(200, { 'content-length': '5000' }).write(unEdition(2).slice(0, 1000));
  setTimeout(() => response.destroy(), 20);
}
function encoded(_: unknown, response: ServerResponse): void {
  response.writeHead(200, { 'content-encoding': 'gzip' }).end('packed');
}
function elsewhere(_: unknown, response: ServerResponse): void {
  response.writeHead(302, { location: 'http://127.0.0.2/list.xml' }).end();
}
function inCircles(_: unknown, response: ServerResponse): void {
  response.writeHead(302, { location: '/again' }).end();
}
