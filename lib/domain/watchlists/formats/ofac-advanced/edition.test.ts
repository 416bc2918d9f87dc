import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseLists } from '../find-lists';

const fixture = resolve(import.meta.dirname, 'fixtures/sdn_advanced.xml');

describe('watchlists · OFAC advanced xml · which list', () => {
  let folder: string;
  let xml: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'probity-ofac-'));
    xml = await readFile(fixture, 'utf8');
  });
  afterAll(() => rm(folder, { recursive: true }));

  async function read(content: string) {
    // The file name names a different list than the content.
    const path = join(folder, 'sdn_advanced.xml');
    await writeFile(path, content);
    const [list] = await parseLists([path]);
    return { name: list?.name, ids: list?.entities.map((entity) => entity.list_entry_id), list };
  }

  const entryOf = (party: string) =>
    new RegExp(
      `<SanctionsEntry ID="${party}" ProfileID="${party}" ListID="1550">[^]*?</SanctionsEntry>`,
    ).exec(xml)?.[0] ?? '';
  const onConsolidated = () => xml.replaceAll('ListID="1550"', 'ListID="91512"');

  it('reads a Consolidated list whose parties are in part on the SDN List as Consolidated, whole', async () => {
    const cross = entryOf('102');
    expect(cross).not.toBe('');
    const { name, ids, list } = await read(
      onConsolidated().replace('</SanctionsEntries>', `${cross}</SanctionsEntries>`),
    );
    expect(name).toBe('OFAC Consolidated');
    expect(ids).toEqual(['101', '102', '103', '104', '105', '201']);
    expect(list?.entities[1]).toMatchObject({
      categories: ['watchlist'],
      remarks: expect.stringContaining('Also on: SDN List'),
    });
  });

  it.each([
    [
      'only some parties are on either list',
      () => xml.replace('ProfileID="105" ListID="1550"', 'ProfileID="105" ListID="91507"'),
    ],
    [
      'all parties are on both lists',
      () =>
        xml.replace(
          '</SanctionsEntries>',
          `${['101', '102', '103', '104', '105', '201'].map((id) => entryOf(id).replace('"1550"', '"91512"')).join('')}</SanctionsEntries>`,
        ),
    ],
    ['no party is on either list', () => xml.replaceAll('ListID="1550"', 'ListID="91507"')],
  ])('refuses a document when %s', async (_case, content) => {
    await expect(read(content())).rejects.toThrow(
      'not certain which list this is an edition of: of 6 parties',
    );
  });

  it('refuses a document without a party that a SanctionsEntry names', async () => {
    const without = xml.replace(/<DistinctParty FixedRef="104">[^]*?<\/DistinctParty>/, '');
    await expect(read(without)).rejects.toThrow('the document has 5 parties, and SanctionsEntries name 6');
  });
});
