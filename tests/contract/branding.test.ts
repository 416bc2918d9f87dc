import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Context } from '@/lib/platform/context';
import { aPerson } from '@/tests/fixtures/hosted-journey';
import { png } from '@/tests/fixtures/png';
import { aProject, ask, type TestProject } from '@/tests/fixtures/project';
import { type ServedApi, serveApi } from '@/tests/fixtures/served-api';
import { consoleHeaders } from '@/tests/fixtures/sessions';

const path = '/v1/branding';

const pixelsOf = (file: Buffer) => sharp(file).raw().toBuffer({ resolveWithObject: true });

let project: TestProject;
let admin: Context;

const change = async (body: object, by = admin) =>
  ask('PATCH', path, { headers: await consoleHeaders(by), body });
const get = async (by = admin) => (await ask('GET', path, { headers: await consoleHeaders(by) })).json.data;

beforeAll(async () => {
  project = await aProject();
  admin = await project.person('admin');
});

describe('branding', () => {
  it('is empty at first, and only given fields change', async () => {
    const person = await (await aProject()).person('admin');
    expect(await get(person)).toEqual({ name: null, colour: null, logo_address: null, updated_at: null });
    await change({ name: 'Blue Heron', colour: '#0A5C8F' }, person);
    const { status, json } = await change({ logo: png(64, 32).toString('base64') }, person);
    expect(status).toBe(200);
    expect(json.data).toMatchObject({
      name: 'Blue Heron',
      colour: '#0a5c8f',
      logo_address: expect.stringMatching(/^\/api\/logos\/[0-9a-f]{64}$/),
    });
    await change({ logo: null, name: null }, person);
    expect(await get(person)).toMatchObject({ name: null, colour: '#0a5c8f', logo_address: null });
  });

  it('is shown to the person of a hosted journey', async () => {
    const other = await aProject();
    const person = await aPerson(other);
    expect((await person.journey()).branding).toBeNull();
    await change({ name: 'Blue Heron', colour: '#0a5c8f' }, await other.person('admin'));
    expect((await person.journey()).branding).toEqual({
      name: 'Blue Heron',
      colour: '#0a5c8f',
      logo_address: null,
    });
  });

  it('can be changed only by admins', async () => {
    const reviewer = await project.person('reviewer');
    expect((await change({ name: 'Mine' }, reviewer)).status).toBe(403);
    expect((await project.ask('PATCH', path, { body: { name: 'Mine' } })).status).toBe(403);
    expect((await get(reviewer)).name).not.toBe('Mine');
  });

  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  const whole = png(8, 8);
  /** The last byte of the checksum of the pixels. */
  const flipped = Buffer.from(whole);
  flipped.writeUInt8((flipped.at(-13) ?? 0) ^ 1, flipped.length - 13);
  const pngOf = (side: number, rows: number) => png(side, side, '', rows);
  const refused: [what: string, body: object, field: string, code: string][] = [
    ['a colour on which white is not readable', { colour: '#ffd400' }, 'colour', 'invalid'],
    ['a colour by its name', { colour: 'teal' }, 'colour', 'invalid_format'],
    ['an SVG', { logo: svg.toString('base64') }, 'logo', 'invalid_format'],
    [
      'an SVG that starts like a PNG',
      { logo: Buffer.concat([whole.subarray(0, 8), svg]).toString('base64') },
      'logo',
      'invalid_format',
    ],
    ['a PNG that was cut off', { logo: whole.subarray(0, -6).toString('base64') }, 'logo', 'invalid_format'],
    [
      'a PNG with trailing data',
      { logo: Buffer.concat([whole, svg]).toString('base64') },
      'logo',
      'invalid_format',
    ],
    ['a PNG with wrong checksums', { logo: flipped.toString('base64') }, 'logo', 'invalid_format'],
    ['a PNG with too few pixels', { logo: pngOf(8, 7).toString('base64') }, 'logo', 'invalid_format'],
    [
      'a PNG that unpacks to 59 MB',
      { logo: pngOf(8, 6_500_000).toString('base64') },
      'logo',
      'invalid_format',
    ],
    ['a name of two lines', { name: 'Bank\nInc' }, 'name', 'invalid'],
    ['a wide PNG', { logo: png(1_025, 1).toString('base64') }, 'logo', 'too_big'],
    ['a large file', { logo: png(8, 8, 'x'.repeat(70_000)).toString('base64') }, 'logo', 'too_big'],
    ['text that is not base64', { logo: '<svg>' }, 'logo', 'invalid_format'],
    ['an unknown field', { font: 'Comic' }, 'font', 'unknown_field'],
  ];
  it.each(refused)('refuses %s with 400, and keeps the previous values', async (_, body, field, code) => {
    const before = await get();
    const { status, json } = await change(body);
    expect([status, json.error.details[0]?.field, json.error.details[0]?.code]).toEqual([400, field, code]);
    expect(await get()).toEqual(before);
  });

  describe('the logo', () => {
    let api: ServedApi;

    beforeAll(async () => {
      api = await serveApi();
      return () => api.close();
    });

    it('is public, cached for a year, and inert', async () => {
      const logo = png(40, 20, project.hash);
      const { logo_address } = (await change({ logo: logo.toString('base64') })).json.data;
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
  });
});
