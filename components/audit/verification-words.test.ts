import { describe, expect, it } from 'vitest';
import { verificationText } from './verification-words';

const result = {
  valid: true,
  records: 96,
  first_bad_sequence: null,
  head: 'ab'.repeat(32),
  first: { sequence: 3, created_at: '2026-11-02T08:00:01.000Z' },
  last: { sequence: 98, created_at: '2026-11-03T17:30:59.000Z' },
  checkpoint: null,
};
const days = { from: '2026-11-02', to: '2026-11-03' };
const nothing = { ...result, records: 0, head: null, first: null, last: null };

describe('the result of a verification', () => {
  it('gives the period, the number of records, and the first and the last of them', () => {
    const { tone, title, sentences } = verificationText(result, days);
    expect([tone, title]).toEqual(['good', '96 records are complete and unchanged']);
    expect(sentences.slice(0, 2)).toEqual([
      'The period from 2 Nov 2026 to 3 Nov 2026, both days whole and in UTC.',
      'From record 3 of 2 Nov 2026, 08:00:01 UTC to record 98 of 3 Nov 2026, 17:30:59 UTC.',
    ]);
    expect(verificationText(result, { ...days, from: days.to }).sentences).toContain(
      'The whole of 3 Nov 2026, in UTC.',
    );
    expect(verificationText(result, null).sentences).toContain('The whole log.');
  });

  it('says that nothing was verified in a period without records', () => {
    const { tone, title, sentences } = verificationText(nothing, days);
    expect([tone, title]).toEqual(['neutral', 'The log has no record of this period']);
    expect(sentences.at(-1)).toBe('There was nothing to verify.');
    expect(sentences.join(' ')).not.toContain('unchanged');
    expect(verificationText(nothing, null).title).toBe('The log has no records yet');
  });

  it('names the first record that does not match, and the checkpoint', () => {
    const bad = { ...result, valid: false, first_bad_sequence: 7 };
    expect(verificationText(bad, days)).toMatchObject({
      tone: 'danger',
      title: 'Record 7 does not match the records before it',
    });
    const checkpoint = { sequence: 90, time: '2026-11-03T12:00:00Z' };
    expect(verificationText({ ...result, checkpoint }, days).sentences.at(-1)).toBe(
      'Compared with the signed checkpoint at record 90, 3 Nov 2026, 12:00:00 UTC.',
    );
  });
});
