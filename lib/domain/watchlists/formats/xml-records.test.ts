import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MalformedList } from './malformed-list';
import { xmlRecords } from './xml-records';

// Long enough for several chunks of the reader.
const recordCount = 4000;
const linesPerRecord = 5;
const record = (n: number) =>
  `  <ENTITY>\n    <DATAID>${n}</DATAID>\n    <NAME>Имя ${n}</NAME>\n    <NOTE/>\n  </ENTITY>\n`;
const xml = `<LIST>\n <ENTITIES>\n${Array.from({ length: recordCount }, (_, n) => record(n)).join('')} </ENTITIES>\n</LIST>\n`;
const firstLineOf = (n: number) => 3 + n * linesPerRecord;

describe('watchlists · xml records', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'probity-xml-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  async function read(content: string): Promise<number> {
    const path = join(folder, 'list.xml');
    await writeFile(path, content);
    let records = 0;
    for await (const { tag } of xmlRecords(path, { root: 'LIST', records: ['ENTITY'] })) {
      if (tag === 'ENTITY') records += 1;
    }
    return records;
  }

  it('reads every record', async () => {
    expect(await read(xml)).toBe(recordCount);
  });

  const without = (tag: string, n: number) => xml.replace(record(n), record(n).replace(tag, ''));

  it.each([
    ['the end of a record is missing', without('</ENTITY>', 1000), firstLineOf(1000), 'unclosed tag: ENTITY'],
    [
      'the end of the last record is missing',
      without('</ENTITY>', 3999),
      firstLineOf(3999),
      'unclosed tag: ENTITY',
    ],
    [
      'the end of a field is missing',
      without('</DATAID>', 2000),
      firstLineOf(2000) + 1,
      'unclosed tag: DATAID',
    ],
    [
      'the beginning of a record is missing',
      without('<ENTITY>', 2000),
      firstLineOf(2000) + 4,
      'unexpected close tag',
    ],
    [
      'the beginning of a field is missing',
      without('<NAME>', 3000),
      firstLineOf(3000) + 2,
      'unexpected close tag',
    ],
    [
      'an undefined entity is used',
      xml.replace('>3000</', '>&bomb;</'),
      firstLineOf(3000) + 1,
      'undefined entity',
    ],
    [
      'the file is cut off in the middle of an element',
      xml.slice(0, xml.indexOf('<NAME>Имя 3500') + 8),
      firstLineOf(3500) + 2,
      `unclosed tag: NAME, opened on line ${firstLineOf(3500) + 2}`,
    ],
    ['a second document follows', xml + xml, firstLineOf(recordCount) + 2, 'not well-formed'],
  ])('reports the line where %s', async (_, content, line, reason) => {
    const refused = await read(content).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(MalformedList);
    expect(refused).toMatchObject({ line, reason: expect.stringContaining(reason) });
  });
});
