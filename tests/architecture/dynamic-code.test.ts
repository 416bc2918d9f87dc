import { expect, it } from 'vitest';
import { sourceFiles, textOf } from './tree';

const calls = (text: string) => text.split(/\bdynamic\(/).slice(1);

/** Whether the options, up to the end of the statement, give the code its own boundary. */
const isApart = (call: string) =>
  /\bssr: false\b|\bloading\b/.test(call.slice(0, call.indexOf(';\n\n') + 1 || undefined));

/**
 * With one of these options Next gives the code its own boundary. Otherwise the surrounding page goes blank until the
 * code has loaded, and loses the focus.
 */
it('code that loads later leaves the page around it in place', () => {
  const uses = sourceFiles
    .filter((path) => /^(app|components)\//.test(path))
    .map((path) => ({ path, text: textOf(path) }))
    .filter(({ text }) => text.includes("from 'next/dynamic'") && text.includes("'use client'"));
  expect(uses.length).toBeGreaterThan(3);
  expect(uses.filter(({ text }) => !calls(text).every(isApart)).map(({ path }) => path)).toEqual([]);
});
