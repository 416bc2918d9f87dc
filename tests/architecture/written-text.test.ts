import { expect, it } from 'vitest';
import { prose } from '@/lib/domain/reports/pdf/one-line';
import { sourceFiles, textOf } from './tree';

/** Fields with text that people or other systems write, which may contain characters that reorder text. */
const fields = [...prose, 'external_reference'];

/** Words of ours have these names too, but not as fields of a resource. */
const onlyOfResources = ['description', 'note', 'summary'];

const field = `(?:\\w+\\??\\.)*(?:${fields.join('|')})|(?:\\w+\\??\\.)+(?:${onlyOfResources.join('|')})`;

/** `{alert.resolution_rationale}` as content, with the tag that contains it. Not `note={…}`, which is an attribute. */
const shownField = new RegExp(
  String.raw`<(\w+)(?:\s[^<>]*)?>\s*[^<>{}]*\{(?:\w+\()?(?:${field})(?: \?\? [^{}<>]*)?\)?\}`,
  'g',
);

const shownUnwritten = (text: string): string[] =>
  [...text.matchAll(shownField)]
    .filter(([, tag]) => tag !== 'Written' && tag !== 'Quote')
    .map(([all]) => all);

/** Their notes are words of ours. The journey's texts are those of one language, and it shows people their own data. */
const isOfOurWords = (path: string) =>
  /^components\/(design|journey)\/|^components\/ui\/(form-dialog|stepper|toaster|toast-messages)\.tsx$/.test(
    path,
  );

it('text that people or other systems wrote is shown by <Written>, so that it cannot reorder the text around it', () => {
  const shown = sourceFiles
    .filter((path) => /^(components|app)\/.*\.tsx$/.test(path) && !isOfOurWords(path))
    .flatMap((path) => shownUnwritten(textOf(path)).map((found) => `${path}: ${found}`));
  expect(shown).toEqual([]);
});

it.each([
  '<p>{alert.resolution_rationale}</p>',
  '<p className="mt-1">\n  Conditions: {conditions}\n</p>',
  "<span>“{assessment.override_justification ?? ''}”</span>",
  '<Fact>{found?.external_reference}</Fact>',
  '<p>{readable(alert.rationale ?? alert.summary)}</p>',
])('finds %s', (text) => expect(shownUnwritten(text)).toHaveLength(1));

it.each([
  '<Written>{alert.resolution_rationale}</Written>',
  'Conditions: <Written className="block">{conditions}</Written>',
  '<Panel note={note}>',
  '<p>{note}</p>',
  '<Reason reason={reason} />',
])('accepts %s', (text) => expect(shownUnwritten(text)).toEqual([]));
