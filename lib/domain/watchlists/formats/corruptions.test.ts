import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { UnknownList } from './detect-list';
import { parseLists } from './find-lists';
import { MalformedList } from './malformed-list';

// Damaged files: each is either read correctly or refused with a reason, and never read in part.

interface Format {
  list: string;
  name: string;
  fixture: string;
  entries: number;
  /** Duplicates the first record of the text. */
  twice: (text: string) => string;
  /** Whether a file that ends after one of its records can be distinguished from a complete one. */
  showsItsEnd: boolean;
}

const record = (tag: string) => (text: string) =>
  text.replace(new RegExp(`<${tag}[ >][^]*?</${tag}>`), (found) => found + found);
const row = (n: number) => (text: string) => {
  const lines = text.split('\n');
  return [...lines.slice(0, n), lines[n - 1], ...lines.slice(n)].join('\n');
};

const formats: Record<string, Format> = {
  'OFAC csv': {
    list: 'OFAC SDN',
    name: 'sdn.csv',
    fixture: 'ofac/fixtures/sdn.csv',
    entries: 6,
    twice: row(1),
    showsItsEnd: true,
  },
  'OFAC classic xml': {
    list: 'OFAC SDN',
    name: 'sdn.xml',
    fixture: 'ofac/fixtures/classic/sdn.xml',
    entries: 3,
    twice: (text) => record('sdnEntry')(text).replace('<Record_Count>3', '<Record_Count>4'),
    showsItsEnd: true,
  },
  'OFAC advanced xml': {
    list: 'OFAC SDN',
    name: 'sdn_advanced.xml',
    fixture: 'ofac-advanced/fixtures/sdn_advanced.xml',
    entries: 6,
    twice: record('DistinctParty'),
    showsItsEnd: true,
  },
  'UN xml': {
    list: 'UN Security Council Consolidated',
    name: 'consolidated.xml',
    fixture: 'un/fixtures/consolidated.xml',
    entries: 2,
    twice: record('INDIVIDUAL'),
    showsItsEnd: true,
  },
  'EU xml': {
    list: 'EU Consolidated',
    name: 'full.xml',
    fixture: 'eu/fixtures/full-sanctions-list.xml',
    entries: 2,
    twice: record('sanctionEntity'),
    showsItsEnd: true,
  },
  'UK xml': {
    list: 'UK Sanctions List',
    name: 'uk.xml',
    fixture: 'uk/fixtures/uk-sanctions-list.xml',
    entries: 3,
    twice: record('Designation'),
    showsItsEnd: true,
  },
  'UK ConList.csv': {
    list: 'UK OFSI Consolidated List',
    name: 'ConList.csv',
    fixture: 'uk/fixtures/ConList.csv',
    entries: 3,
    // A target has several rows.
    twice: (text) => text,
    showsItsEnd: false,
  },
  'OpenSanctions json': {
    list: 'OpenSanctions',
    name: 'entities.ftm.json',
    fixture: 'opensanctions/fixtures/entities.ftm.json',
    entries: 5,
    twice: row(1),
    showsItsEnd: false,
  },
  'OpenSanctions csv': {
    list: 'OpenSanctions',
    name: 'targets.simple.csv',
    fixture: 'opensanctions/fixtures/targets.simple.csv',
    entries: 3,
    twice: row(2),
    showsItsEnd: false,
  },
};

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'probity-corrupt-'));
});
afterEach(() => rm(folder, { recursive: true }));

const textOf = ({ fixture }: Format) => readFile(resolve(import.meta.dirname, fixture), 'utf8');

/** The list's name and number of entries, or why it is refused. */
async function outcomeOf(name: string, content: string | Buffer): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, content);
  try {
    const lists = await parseLists([path]);
    return lists.map((list) => `${list.name}: ${list.entities.length}`).join();
  } catch (error) {
    if (error instanceof MalformedList || error instanceof UnknownList) return `refused: ${error.message}`;
    throw error;
  }
}

const utf8 = (text: string) => Buffer.from(text, 'utf8');

const refusedEverywhere: Record<string, { damage: (text: string) => string | Buffer; reason: RegExp }> = {
  'an empty file': { damage: () => '', reason: /the file is empty/ },
  'white space alone': { damage: () => ' \r\n\r\n', reason: /not a known list|the file is empty/ },
  'an HTML error page': {
    damage: () => '<!DOCTYPE html>\n<html><body>502 Bad Gateway</body></html>\n',
    reason: /an HTML page, not a list: the download may have failed/,
  },
  'a message in JSON': { damage: () => '{"error":"rate limited"}', reason: /not a known list/ },
  'UTF-16': { damage: (text) => Buffer.from(`\ufeff${text}`, 'utf16le'), reason: /UTF-16/ },
  'UTF-16 without a mark': { damage: (text) => Buffer.from(text, 'utf16le'), reason: /not a known list|NUL/ },
  'a compressed file': { damage: (text) => gzipSync(text), reason: /unpack it with gunzip first/ },
  'a compressed file that is cut off': {
    damage: (text) => gzipSync(text).subarray(0, 200),
    reason: /gunzip/,
  },
  'a compressed file with garbage after it': {
    damage: (text) => Buffer.concat([gzipSync(text), Buffer.from('garbage')]),
    reason: /gunzip/,
  },
  'a file cut off at a byte': {
    damage: (text) => utf8(text).subarray(0, utf8(text).length * 0.6),
    reason: /line \d+/,
  },
  'a file cut off at its last byte but three': {
    damage: (text) => utf8(text.trimEnd()).subarray(0, -3),
    reason: /line \d+/,
  },
  'a file that is there twice': {
    damage: (text) => text + text,
    reason: /line \d+|entries, and its Record_Count/,
  },
  'an HTML page after the list': { damage: (text) => `${text}\n<html>timeout</html>\n`, reason: /line \d+/ },
  'NUL bytes in place of its end': {
    damage: (text) => Buffer.concat([utf8(text).subarray(0, -40), Buffer.alloc(40)]),
    reason: /NUL/,
  },
};

const readEverywhere: Record<string, (text: string) => string | Buffer> = {
  'the file as it is': (text) => text,
  'a byte order mark': (text) => `\ufeff${text}`,
  'lines that end in CR LF': (text) => text.replaceAll(/\r?\n/g, '\r\n'),
  'lines that end in LF': (text) => text.replaceAll('\r\n', '\n'),
};

describe.each(Object.entries(formats))('watchlists · corruptions · %s', (_, format) => {
  it.each(Object.entries(refusedEverywhere))('refuses %s', async (_case, { damage, reason }) => {
    const outcome = await outcomeOf(format.name, damage(await textOf(format)));
    expect(outcome).toMatch(/^refused: /);
    expect(outcome).toMatch(reason);
  });

  it.each(Object.entries(readEverywhere))('reads %s', async (_case, change) => {
    const text = await textOf(format);
    expect(await outcomeOf(format.name, change(text))).toBe(`${format.list}: ${format.entries}`);
  });

  it('refuses an entry that occurs twice', async () => {
    const text = await textOf(format);
    const doubled = format.twice(text);
    if (doubled === text) return;
    expect(await outcomeOf(format.name, doubled)).toMatch(
      /^refused: .*duplicate entry|parties, and SanctionsEntries/,
    );
  });

  it('does not take another publisher’s list for its own because of the file name', async () => {
    const other = formats[format.list.startsWith('UN') ? 'EU xml' : 'UN xml'];
    if (!other) throw new Error('The table has no such format.');
    expect(await outcomeOf(format.name, await textOf(other))).toBe(`${other.list}: ${other.entries}`);
  });
});

describe('watchlists · corruptions · a file cut off at the end of a record', () => {
  const shown = Object.entries(formats).filter(([, { showsItsEnd }]) => showsItsEnd);
  const notShown = Object.entries(formats).filter(([, { showsItsEnd }]) => !showsItsEnd);
  const cut = (text: string) => {
    const lines = text.trimEnd().split(/(?<=\n)/);
    return lines.slice(0, Math.ceil(lines.length * 0.7)).join('');
  };

  it.each(shown)('is refused in %s', async (_, format) => {
    expect(await outcomeOf(format.name, cut(await textOf(format)))).toMatch(
      /^refused: .*(cut off|unclosed tag)/,
    );
  });

  // Their publishers write neither an end mark nor a count: the maximum share that an import may remove
  // catches these.
  it.each(notShown)('cannot be distinguished from a shorter list in %s', async (_, format) => {
    expect(await outcomeOf(format.name, cut(await textOf(format)))).toMatch(
      new RegExp(`^${format.list}: [1-4]$`),
    );
  });
});

describe('watchlists · corruptions · one list in place of another', () => {
  it.each([
    ['UN xml', 'OFAC csv', 'UN Security Council Consolidated: 2'],
    ['OFAC advanced xml', 'UN xml', 'OFAC SDN: 6'],
    ['UK ConList.csv', 'OpenSanctions csv', 'UK OFSI Consolidated List: 3'],
    ['OpenSanctions csv', 'OFAC csv', 'OpenSanctions sdn: 3'],
  ])('reads or refuses %s under the name of %s by its content', async (content, named, outcome) => {
    const [from, to] = [formats[content], formats[named]];
    if (!from || !to) throw new Error('The table has no such format.');
    expect(await outcomeOf(to.name, await textOf(from))).toBe(outcome);
  });

  it('refuses aliases in place of the entries, and a delta in place of a list', async () => {
    const aliases = await readFile(resolve(import.meta.dirname, 'ofac/fixtures/alt.csv'));
    expect(await outcomeOf('sdn.csv', aliases)).toBe(
      'refused: sdn.csv, line 1: the row has 5 columns, not 12',
    );
    const delta = '{"op":"DEL","entity":{"id":"NK-1"}}\n';
    expect(await outcomeOf('entities.ftm.json', delta)).toMatch(
      /the file is a delta: apply it .* "delta LIST FILE"$/,
    );
  });
});
