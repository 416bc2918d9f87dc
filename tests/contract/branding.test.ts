import { beforeAll, describe, expect, it } from 'vitest';
import type { Context } from '@/lib/platform/context';
import { aPerson } from '@/tests/fixtures/hosted-journey';
import { png } from '@/tests/fixtures/png';
import { aProject, ask, type TestProject } from '@/tests/fixtures/project';
import { consoleHeaders } from '@/tests/fixtures/sessions';

const path = '/v1/branding';

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

  const refused: [what: string, body: object, field: string, code: string][] = [
    ['a colour on which white is not readable', { colour: '#ffd400' }, 'colour', 'invalid'],
    ['a colour by its name', { colour: 'teal' }, 'colour', 'invalid_format'],
    ['a name of two lines', { name: 'Bank\nInc' }, 'name', 'invalid'],
    ['a logo where images are not read', { logo: png(8, 8).toString('base64') }, 'logo', 'not_allowed'],
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
});
