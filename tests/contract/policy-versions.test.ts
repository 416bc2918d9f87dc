import { beforeAll, describe, expect, it } from 'vitest';
import { defaultSettings } from '@/lib/domain/policies/defaults';
import { aProject, type TestProject } from '@/tests/fixtures/project';
import { type Admin, anAdmin } from '@/tests/fixtures/policies';

let project: TestProject;
let author: Admin;
let publisher: Admin;

const settingsOf = (risk_override: boolean) => ({ ...defaultSettings.four_eyes, risk_override });

beforeAll(async () => {
  project = await aProject();
  [author, publisher] = [await anAdmin(project), await anAdmin(project)];
  for (const risk_override of [false, true]) {
    await author.send('PUT', '/four_eyes/draft', { settings: settingsOf(risk_override) });
    await publisher.send('POST', '/four_eyes/draft/publish', {});
  }
});

const versions = async (query = '') => (await author.send('GET', `/four_eyes/versions${query}`)).json;

describe('policies · versions', () => {
  it('include every published version, newest first, down to the default', async () => {
    const { data, meta } = await versions();
    const published = { author: author.id, published_by: publisher.id, published_at: expect.any(String) };
    expect(data).toMatchObject([
      { version: 2, settings: settingsOf(true), ...published },
      { version: 1, settings: settingsOf(false), ...published },
      { version: 0, settings: defaultSettings.four_eyes, token: null, author: null, published_at: null },
    ]);
    expect(meta.total).toBe(3);
  });

  it('are read page by page, in both directions', async () => {
    for (const [sort, numbers] of [
      ['-version', [2, 1, 0]],
      ['version', [0, 1, 2]],
    ] as const) {
      const seen: number[] = [];
      let cursor: string | null = '';
      while (cursor !== null) {
        const page: Awaited<ReturnType<typeof versions>> = await versions(
          `?limit=1&sort=${sort}${cursor && `&cursor=${cursor}`}`,
        );
        seen.push(...page.data.map(({ version }: { version: number }) => version));
        cursor = page.meta.page.cursor;
      }
      expect(seen, sort).toEqual(numbers);
    }
  });

  it('contain only the default if nothing was published, or in another project', async () => {
    const other = await anAdmin(await aProject());
    expect((await other.send('GET', '/four_eyes/versions')).json.data).toMatchObject([{ version: 0 }]);
    expect((await author.send('GET', '/case_sla/versions')).json.data).toMatchObject([
      { version: 0, settings: defaultSettings.case_sla },
    ]);
    expect((await author.send('GET', '/unknown/versions')).status).toBe(404);
  });
});
