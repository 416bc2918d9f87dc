import { extractText, getDocumentProxy } from 'unpdf';
import { beforeAll, describe, expect, it } from 'vitest';
import { Book } from './book';

const furniture = { reference: 'CAS-000142', time: '2026-11-22T10:00:00.000Z', requestId: 'req_1' };

/** The text of the pages as a reader extracts it. */
async function pagesOf(write: (book: Book) => void): Promise<string[]> {
  const chunks: Buffer[] = [];
  const book = new Book('A pack', furniture, (chunk) => chunks.push(chunk));
  const ended = new Promise<void>((done) => book.whenEnded(done));
  write(book);
  book.end();
  await ended;
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(Buffer.concat(chunks))));
  return text;
}

const readable = {
  Latin: 'Łukasz Żółć Đặng Þórbjörn Čeněk İbrahim',
  Cyrillic: 'Владимир Ђорђе Њ',
  Greek: 'Αλέξανδρος ἄνθρωπος',
  'simplified Han': '习近平 中华人民共和国',
  'traditional Han': '習近平 朝鮮人民軍',
  'wide punctuation': '（株）／日本：東京．',
  Kana: 'やまだ たろう ヤマダ・タロウ',
  Hangul: '김정은 조선민주주의인민공화국',
  Thai: 'ประยุทธ์ จันทร์โอชา',
  Georgian: 'ბიძინა ივანიშვილი',
  Armenian: 'Նիկոլ Փաշինյան',
  Burmese: 'မင်းအောင်လှိုင်',
  Ethiopic: 'ዐቢይ አሕመድ አሊ',
  Lao: 'ທອງລຸນ ສີສຸລິດ',
  Sinhala: 'මහින්ද රාජපක්ෂ',
  Telugu: 'నరేంద్ర మోదీ',
  Gujarati: 'નરેન્દ્ર મોદી',
  Tibetan: 'བོད་སྐད་',
  Cherokee: 'ᏣᎳᎩ',
  Gothic: '𐌰𐌱',
};
/** Readers extract the words of a line in a different order. */
const rightToLeft = {
  Arabic: 'محمد بن عوض',
  Persian: 'شركت نفت گاز پارس',
  Urdu: 'حافظ محمد سعید',
  Hebrew: 'בנימין נתניהו',
};
/** Readers extract vowel signs in visual order. */
const reordered = {
  Devanagari: 'नरेन्द्र मोदी',
  Bengali: 'শেখ হাসিনা',
  Tamil: 'பிரபாகரன்',
  Khmer: 'ហ៊ុន សែន',
  Kannada: 'ನರೇಂದ್ರ',
  Malayalam: 'നരേന്ദ്ര മോദി',
  Gurmukhi: 'ਨਰਿੰਦਰ ਮੋਦੀ',
  Thaana: 'އިބްރާހީމް',
};

const sorted = (text: string) => [...text.replaceAll(/\s/g, '').normalize('NFD')].sort().join('');

describe('evidence pack · PDF', () => {
  let lines: string[];
  beforeAll(async () => {
    const names = Object.entries({ ...readable, ...rightToLeft, ...reordered });
    const pages = await pagesOf((book) => {
      book.fields(names.map(([label, value]) => ({ label: `${label}:`, value })));
    });
    lines = pages.join('\n').split('\n');
  });

  const lineOf = (script: string) =>
    (lines.find((line) => line.startsWith(`${script}:`)) ?? '').slice(script.length + 1);

  it.each(Object.entries(readable))('prints %s', (script, name) => {
    expect(lineOf(script)).toContain(name);
  });

  it.each(Object.entries(rightToLeft))('prints %s from right to left', (script, name) => {
    expect(lineOf(script).trim().split(/\s+/).sort()).toEqual(name.split(' ').sort());
  });

  it.each(Object.entries(reordered))('prints %s', (script, name) => {
    expect(sorted(lineOf(script))).toBe(sorted(name));
  });

  it('prints invisible characters, and those without a glyph, as codes', async () => {
    const [page] = await pagesOf((book) => book.paragraph('a\u202Eb\u0007c\u{10FFFF}d\u{E0FFF}e'));
    expect(page).toContain('a[U+202E]b[U+0007]c[U+10FFFF]d[U+E0FFF]e');
  });

  it('prints few of the marks that are stacked on a letter, and the others as a number', async () => {
    const acute = '\u0301';
    const [page] = await pagesOf((book) => {
      book.paragraph(`x${acute.repeat(200)}Zalgo y${acute.repeat(4)} q${`${acute}\u0300`.repeat(3)}.`);
      book.paragraph(`h${`${acute}\u200d`.repeat(50)}. ${'\u093f'.repeat(20)}.`);
    });
    expect(page).toContain(`x${acute.repeat(4)}[U+0301 ×196]Zalgo`);
    expect(page).toContain('[2 marks].');
    expect(page).toContain('[96 marks].');
    expect(page).toContain('[U+093F ×12].');
    expect(page?.match(/\[/g)).toHaveLength(4);
  });

  it('has the reference, time, request and number on each page, and a table of contents with page numbers', async () => {
    const pages = await pagesOf((book) => {
      book.title('A pack');
      book.reserveContents();
      book.section('First');
      book.fields(Array.from({ length: 60 }, (_, n) => ({ label: `Row ${n}`, value: 'A value' })));
      book.section('Second');
      book.fields(Array.from({ length: 40 }, (_, n) => ({ label: `Row ${n}`, value: 'A value' })));
      book.section('Third');
    });
    expect(pages).toHaveLength(4);
    for (const [at, page] of pages.entries()) {
      expect(page).toContain('CAS-000142');
      expect(page).toContain('22 Nov 2026, 10:00:00 UTC');
      expect(page).toContain('Request req_1');
      expect(page).toContain(`Page ${at + 1} of 4`);
    }
    expect(pages[0]).toMatch(/First\s*2/);
    // Much of the page was free.
    expect(pages[0]).toMatch(/Second\s*3/);
    expect(pages[0]).toMatch(/Third\s*4/);
  });

  it('keeps a short item on one page, and repeats the title of a long one on the next page', async () => {
    const rows = (length: number) =>
      Array.from({ length }, (_, n) => ({ label: `Row ${n}`, value: 'A value' }));
    const pages = await pagesOf((book) => {
      book.item('Long', rows(60));
      book.fields(rows(25));
      book.item('Short', rows(15));
    });
    expect(pages).toHaveLength(3);
    expect(pages[1]).toContain('Long (continued)');
    expect(pages[1]).not.toContain('Short');
    expect(pages[2]).toMatch(/Short[^]*Row 14/);
  });

  it('repeats the titles and the group of a table on every page, and splits no row', async () => {
    const columns = [
      { title: 'Check', share: 0.5 },
      { title: 'Result', share: 0.5 },
    ];
    const rows = Array.from({ length: 60 }, (_, n) => ({
      group: n < 10 ? 'Ann' : 'محمد',
      cells: [`check ${n}\nchk_${n}`, 'Pass'],
    }));
    const pages = await pagesOf((book) => book.table(columns, rows));
    expect(pages.length).toBeGreaterThan(1);
    for (const page of pages) expect(page).toMatch(/Check[^]*Result/);
    expect(pages[1]).toContain('(continued)');
    for (const page of pages) expect(page.match(/check \d+/g)?.length).toBe(page.match(/chk_\d+/g)?.length);
    expect(pages.join('\n').match(/chk_\d+/g)).toHaveLength(60);
  });

  it('continues a row that is taller than a page', async () => {
    const [text] = [Array.from({ length: 200 }, (_, n) => `line ${n}`).join('\n')];
    const pages = await pagesOf((book) => book.table([{ title: 'Text', share: 1 }], [{ cells: [text] }]));
    expect(pages.join('\n').match(/line \d+/g)).toHaveLength(200);
  });

  it('breaks a word that is wider than the page', async () => {
    const hash = '0123456789abcdef'.repeat(30);
    const pages = await pagesOf((book) => book.fields([{ label: 'Hash', value: hash }]));
    expect(pages.join('').replaceAll(/\s/g, '')).toContain(hash);
  });
});
