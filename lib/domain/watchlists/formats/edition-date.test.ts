import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parseLists } from './find-lists';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'probity-dated-'));
});
afterEach(() => rm(folder, { recursive: true }));

interface Format {
  fixture: string;
  name: string;
  /** The field with the date, and the publisher's format of that day. */
  of: string;
  line: number;
  dated(text: string, day: string): string;
}

const slashed = (iso: string) => iso.split('-').reverse().join('/');
const american = (iso: string) => iso.replace(/^(\d+)-(\d+)-(\d+)$/, '$2/$3/$1');
const time = (day: string) => `${day}T08:30:00.000Z`;

const formats: Record<string, Format> = {
  'UN xml': {
    fixture: 'un/fixtures/consolidated.xml',
    name: 'consolidated.xml',
    of: 'dateGenerated',
    line: 3,
    dated: (text, day) => text.replace(/dateGenerated="[^"]*"/, `dateGenerated="${time(day)}"`),
  },
  'EU xml': {
    fixture: 'eu/fixtures/full-sanctions-list.xml',
    name: 'full.xml',
    of: 'generationDate',
    line: 3,
    dated: (text, day) => text.replace(/generationDate="[^"]*"/, `generationDate="${time(day)}"`),
  },
  'UK xml': {
    fixture: 'uk/fixtures/uk-sanctions-list.xml',
    name: 'uk.xml',
    of: 'DateGenerated',
    line: 4,
    dated: (text, day) => text.replace(/<DateGenerated>[^<]*/, `<DateGenerated>${slashed(day)}`),
  },
  'UK ConList.csv': {
    fixture: 'uk/fixtures/ConList.csv',
    name: 'ConList.csv',
    of: '"Last Updated"',
    line: 1,
    dated: (text, day) => text.replace(/^Last Updated,\S*/, `Last Updated,${slashed(day)}`),
  },
  'OFAC classic xml': {
    fixture: 'ofac/fixtures/classic/sdn.xml',
    name: 'sdn.xml',
    of: 'Publish_Date',
    line: 4,
    dated: (text, day) => text.replace(/<Publish_Date>[^<]*/, `<Publish_Date>${american(day)}`),
  },
  'OFAC advanced xml': {
    fixture: 'ofac-advanced/fixtures/sdn_advanced.xml',
    name: 'sdn_advanced.xml',
    of: 'DateOfIssue',
    line: 4,
    dated: (text, day) => {
      const [year, month, date] = day.split('-');
      const parts = `<Year>${year}</Year><Month>${month}</Month><Day>${date}</Day>`;
      return text.replace(/(<DateOfIssue[^>]*>).*(<\/DateOfIssue>)/, `$1${parts}$2`);
    },
  },
};

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

async function publishedOf({ fixture, name, dated }: Format, day: string): Promise<string | undefined> {
  const text = await readFile(resolve(import.meta.dirname, fixture), 'utf8');
  const changed = dated(text, day);
  expect(changed).not.toBe(text);
  await writeFile(join(folder, name), changed);
  const [list] = await parseLists([join(folder, name)]);
  return list?.published_at;
}

describe.each(Object.entries(formats))('watchlists · the date of an edition · %s', (_, format) => {
  it.each(['2025-03-28', '2024-02-29', dayIn(1)])('is read: %s', async (day) => {
    expect(await publishedOf(format, day)).toMatch(new RegExp(`^${day}`));
  });

  it.each(['2026-02-31', '2025-02-29', '2025-13-01', '2025-00-10', '0000-00-00'])(
    'is refused if there is no such day: %s',
    async (day) => {
      await expect(publishedOf(format, day)).rejects.toThrow(
        new RegExp(`^${format.name}, line ${format.line}: ${format.of} is "[^"]*", which is no date$`),
      );
    },
  );

  it.each(['0000-01-01', '1979-12-31'])('is refused if it is before any list existed: %s', async (day) => {
    await expect(publishedOf(format, day)).rejects.toThrow(/before there were lists$/);
  });

  it.each(['9999-12-31', '2099-01-01', dayIn(4)])('is refused if it is in the future: %s', async (day) => {
    await expect(publishedOf(format, day)).rejects.toThrow(
      new RegExp(
        `line ${format.line}: ${format.of} is "[^"]*", more than 2 days ahead of this machine’s clock$`,
      ),
    );
  });
});

describe('watchlists · the date of an edition', () => {
  it.each(['soon', '2025', '28 March 2025', '2025-03-28T25:00:00Z', '+012025-01-01'])(
    'is refused in a format that its publisher does not use: %s',
    async (text) => {
      const un = formats['UN xml']!; // it is in the table
      const dated = (from: string) => from.replace(/dateGenerated="[^"]*"/, `dateGenerated="${text}"`);
      await expect(publishedOf({ ...un, dated }, text)).rejects.toThrow(
        `consolidated.xml, line 3: dateGenerated is "${text}", which is no date`,
      );
    },
  );
});
