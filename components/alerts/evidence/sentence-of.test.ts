import { expect, it } from 'vitest';
import type { Alert } from '@/lib/domain/alerts/schema';
import { sentenceOf } from './sentence-of';

it('evidence · the sentence · quotes the words of a match as the names write them', () => {
  const names = { matched_name: 'QUILLFEATHER, Ptolemy LLC', primary_name: 'Q' } as Alert['match']; // the fields read
  const alert = {
    summary: '',
    match: names,
    subject: { name: 'Ptolomy Quilfeather', type: 'Person' },
  } as const;
  const rationale = 'Name agrees in part ("ptolomy" for "ptolemy", "llc" only on the list)';
  expect(sentenceOf({ ...alert, rationale })).toBe(
    'Name agrees in part (“Ptolomy” for “Ptolemy”, “LLC” only on the list)',
  );
  expect(sentenceOf({ ...alert, match: null, rationale: 'Given "ptolomy"' })).toBe('Given “ptolomy”');
});
