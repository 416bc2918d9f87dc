import { readdirSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeImageReader, imageReader } from '@/lib/domain/image-reader';
import type { Context } from '@/lib/platform/context';
import { maxWaiting } from '@/lib/reading/limits';
import { png } from '@/tests/fixtures/png';
import { aProject, ask, type TestProject } from '@/tests/fixtures/project';
import { type ServedApi, serveApi } from '@/tests/fixtures/served-api';
import { consoleHeaders } from '@/tests/fixtures/sessions';
import { patience } from '@/tests/fixtures/until';

// Set before the settings are first read. Reading gets more time, because other tests use the machine too.
process.env.PROBITY_READING = 'built-in';
process.env.PROBITY_READING_PATIENCE = '30';

const path = '/v1/branding';

const pixelsOf = (file: Buffer) =>
  sharp(file).toColourspace('srgb').ensureAlpha().raw().toBuffer({ resolveWithObject: true });

let project: TestProject;
let admin: Context;
let api: ServedApi;

const change = async (logo: Buffer | null, others: object = {}) =>
  ask('PATCH', path, {
    headers: await consoleHeaders(admin),
    body: { ...others, logo: logo && logo.toString('base64') },
  });
const get = async () => (await ask('GET', path, { headers: await consoleHeaders(admin) })).json.data;

beforeAll(async () => {
  project = await aProject();
  admin = await project.person('admin');
  api = await serveApi();
  return () => api.close();
});

afterAll(() => closeImageReader());

/** Empty if the process has ended meanwhile. */
const textOf = (path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
};

/** The reading processes of this one. */
const readingProcesses = (): number[] =>
  readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && textOf(`/proc/${pid}/cmdline`).includes('apart/main.ts'))
    .filter((pid) => textOf(`/proc/${pid}/status`).includes(`\nPPid:\t${process.pid}\n`));

describe('branding · the logo', patience, () => {
  it('is kept when other fields change, until it is removed', async () => {
    const { status, json } = await change(png(64, 32), { name: 'Blue Heron' });
    expect(status).toBe(200);
    expect(json.data).toMatchObject({
      name: 'Blue Heron',
      logo_address: expect.stringMatching(/^\/api\/logos\/[0-9a-f]{64}$/),
    });
    expect((await change(null)).json.data).toMatchObject({ name: 'Blue Heron', logo_address: null });
  });

  it('is public, cached for a year, and inert', async () => {
    const logo = png(40, 20, project.hash);
    const { logo_address } = (await change(logo)).json.data;
    const answer = await fetch(api.url + logo_address);
    expect(answer.status).toBe(200);
    const served = Buffer.from(await answer.arrayBuffer());
    expect(await pixelsOf(served)).toEqual(await pixelsOf(logo));
    expect(served.includes('tEXt')).toBe(false);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
  });

  it('answers 404 at any other address', async () => {
    for (const address of ['a'.repeat(64), 'a', 'A'.repeat(64)]) {
      expect((await fetch(`${api.url}/api/logos/${address}`)).status, address).toBe(404);
    }
  });

  it.each<[what: string, logo: Buffer, code: string]>([
    ['a file that is no PNG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'invalid_format'],
    ['a PNG that was cut off', png(8, 8).subarray(0, -20), 'invalid_format'],
    ['a wide PNG', png(1_025, 1), 'too_big'],
  ])('refuses %s with 400, and keeps the previous one', async (_, logo, code) => {
    await change(png(8, 8));
    const before = await get();
    const { status, json } = await change(logo, { name: 'Another' });
    expect([status, json.error.details[0]?.field, json.error.details[0]?.code]).toEqual([400, 'logo', code]);
    expect(await get()).toEqual(before);
  });

  it('changes nothing, and can be sent again, when too many images wait to be read', async () => {
    const before = await get();
    const { promise: never, reject: leave } = Promise.withResolvers<never>();
    const checks = Array.from({ length: maxWaiting + 1 }, () =>
      imageReader()!.checkCapture(() => never, 'front', { project: project.ctx.project.id }),
    );
    const { status, headers, json } = await change(png(9, 9), { name: 'Another' });
    leave(new Error('not sent'));
    await Promise.allSettled(checks);
    expect([status, json.error.code, headers.get('Retry-After')]).toEqual([503, 'SERVICE_UNAVAILABLE', '60']);
    expect(await get()).toEqual(before);
    expect((await change(png(9, 9))).status).toBe(200);
  });

  it.skipIf(process.platform !== 'linux')(
    'changes nothing, and can be sent again, when the process that reads it dies',
    async () => {
      await closeImageReader();
      const before = await get();
      const sent = change(png(10, 10), { name: 'Another' });
      await expect.poll(readingProcesses, { timeout: patience.timeout, interval: 10 }).toHaveLength(1);
      process.kill(readingProcesses()[0] ?? 0, 'SIGKILL');
      const { status, headers, json } = await sent;
      expect([status, json.error.code, headers.get('Retry-After')]).toEqual([
        503,
        'SERVICE_UNAVAILABLE',
        '5',
      ]);
      expect(await get()).toEqual(before);
      expect((await change(png(10, 10))).status).toBe(200);
    },
  );
});
