import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import PDFDocument from 'pdfkit';
import { beforeAll, describe, expect, it } from 'vitest';
import { linesOfText } from '@/lib/domain/reports/pdf/text';
import { Typefaces } from '@/lib/domain/reports/pdf/typefaces';
import { shared } from '@/tests/fixtures/real-lists';
import { latin } from '@/lib/domain/reports/pdf/fonts';
import type { RealLists } from './lists';

const folders = ['eu', 'ofac', 'ofac-advanced', 'ofac-xml', 'opensanctions', 'un', 'un-editions'];

/** Invisible characters: separators and control characters. */
const unseen = /[\p{C}\p{Z}]/u;

function filesOfLists(): string[] {
  const there = readdirSync(shared).filter((name) => folders.includes(name));
  return there.flatMap((folder) =>
    readdirSync(join(shared, folder)).map((name) => join(shared, folder, name)),
  );
}

export function describePrinted({ lists }: RealLists): void {
  describe('evidence pack · PDF · of the real lists', () => {
    let faces: Typefaces;
    beforeAll(() => {
      faces = new Typefaces(new PDFDocument());
    });

    it('prints every name, and everything else in an entry, without replacing a character by its code', () => {
      const texts = lists().flatMap(({ entities }) =>
        entities.flatMap(({ names, ...entity }) => [
          ...names.map(({ name }) => name),
          JSON.stringify(entity),
        ]),
      );
      // Texts with the same characters are printed alike.
      const beyondAscii = texts.filter((text) => /[^\x20-\x7e]/.test(text));
      const different = new Set(beyondAscii.map((text) => [...new Set(text.normalize())].sort().join('')));
      expect(different.size).toBeGreaterThan(0);
      const shown = [...different].flatMap((text) => linesOfText(text, Infinity, faces, latin));
      expect(shown.filter(({ text }) => text.includes('[U+')).map(({ text }) => text)).toEqual([]);
    });

    it('has a glyph for every character in the files, from a font of its script and not the fallback font', () => {
      const characters = new Set(filesOfLists().flatMap((file) => [...new Set(readFileSync(file, 'utf8'))]));
      const seen = [...characters].filter((character) => !unseen.test(character));
      const scripts = [/\p{sc=Latn}/u, /\p{sc=Cyrl}/u, /\p{sc=Arab}/u, /\p{sc=Hani}/u];
      for (const script of scripts) expect(seen.some((character) => script.test(character))).toBe(true);
      const poor = seen.filter((character) => [null, 'unifont'].includes(faces.fontFor(character)));
      expect(poor).toEqual([]);
    });
  });
}
