import { beforeEach, describe, expect, it } from 'vitest';
import { defaultSettings } from '@/lib/domain/policies/defaults';
import { PolicyKind } from '@/lib/domain/policies/schema';
import { aProject, ask, type TestProject } from '@/tests/fixtures/project';
import { type Admin, anAdmin, storePolicy } from '@/tests/fixtures/policies';
import { consoleHeaders } from '@/tests/fixtures/sessions';

let project: TestProject;
let author: Admin;
let publisher: Admin;

beforeEach(async () => {
  project = await aProject();
  [author, publisher] = [await anAdmin(project), await anAdmin(project)];
});

const save = (kind: PolicyKind, settings: object, by = author) =>
  by.send('PUT', `/${kind}/draft`, { settings });
const publish = (kind: PolicyKind, by = publisher, body: object = {}) =>
  by.send('POST', `/${kind}/draft/publish`, body);
const inForce = async (kind: PolicyKind) =>
  (await author.send('GET', '')).json.data.find((each: { kind: string }) => each.kind === kind);

const off = { ...defaultSettings.four_eyes, risk_override: false };

describe('policies · list', () => {
  it('has the default of every kind until the project publishes its own', async () => {
    const { status, json } = await author.send('GET', '');
    expect([status, json.meta.total]).toEqual([200, 10]);
    expect(json.data).toEqual(
      PolicyKind.options.map((kind) => ({
        kind,
        token: null,
        version: 0,
        settings: JSON.parse(JSON.stringify(defaultSettings[kind])),
        is_readable: true,
        author: null,
        drafted_at: null,
        published_by: null,
        published_at: null,
        draft: null,
      })),
    );
  });

  it('includes the draft of each kind that has one, until it is published', async () => {
    await save('four_eyes', off);
    const { json } = await author.send('GET', '/four_eyes/draft');
    expect(await inForce('four_eyes')).toMatchObject({ version: 0, draft: json.data });
    expect(await inForce('reuse')).toMatchObject({ draft: null });
    await publish('four_eyes');
    expect(await inForce('four_eyes')).toMatchObject({ version: 1, draft: null });
  });

  it('is paged', async () => {
    const kinds: string[] = [];
    for (let cursor = ''; ;) {
      const { json } = await author.send('GET', `?limit=4&sort=-kind${cursor && `&cursor=${cursor}`}`);
      kinds.push(...json.data.map(({ kind }: { kind: string }) => kind));
      if (!json.meta.page.has_more) break;
      cursor = json.meta.page.cursor;
    }
    expect(kinds).toEqual(PolicyKind.options.toReversed());
  });

  it('shows unreadable stored settings unchanged', async () => {
    await storePolicy(project.ctx, 'reuse', 1, { of: 'another release' });
    expect(await inForce('reuse')).toMatchObject({ is_readable: false, settings: { of: 'another release' } });
  });
});

describe('policies · access', () => {
  const requests: [string, string, object?][] = [
    ['GET', ''],
    ['GET', '/reuse/draft'],
    ['PUT', '/reuse/draft', { settings: {} }],
    ['POST', '/reuse/draft/preview', {}],
    ['POST', '/reuse/draft/publish', {}],
  ];

  it.each(requests)(
    '%s %s needs an admin’s session: no API key and no other role',
    async (method, path, body) => {
      const answers = [await project.ask(method, `/v1/policies${path}`, { body })];
      for (const role of ['analyst', 'reviewer', 'auditor'] as const) {
        const headers = await consoleHeaders(await project.person(role));
        answers.push(await ask(method, `/v1/policies${path}`, { headers, body }));
      }
      for (const { status, json } of answers) {
        expect([status, json.error.code, json.error.message]).toEqual([
          403,
          'FORBIDDEN',
          "This needs an admin's session.",
        ]);
      }
    },
  );

  it('answers 404 for a kind that does not exist', async () => {
    expect((await author.send('GET', '/colours/draft')).status).toBe(404);
  });

  it('shows nothing of another project', async () => {
    const other = await aProject();
    const theirs = await anAdmin(other);
    await save('four_eyes', off);
    expect((await theirs.send('GET', '/four_eyes/draft')).status).toBe(404);
    await publish('four_eyes');
    const { data } = (await theirs.send('GET', '')).json;
    expect(new Set(data.map(({ version }: { version: number }) => version))).toEqual(new Set([0]));
  });
});
