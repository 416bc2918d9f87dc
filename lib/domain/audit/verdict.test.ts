import { describe, expect, it } from 'vitest';
import { verdictOf } from './verdict';
import type { ExportVerification } from './verify-export';

const whole: ExportVerification = {
  valid: true,
  project: 'a-project',
  from: null,
  to: null,
  as_of: '2026-01-01T00:09:00.000Z',
  records: 9,
  first_sequence: 1,
  last_sequence: 9,
  first_bad_sequence: null,
  problem: null,
  checkpoints: { compared: 2, later: 0 },
};
const textOf = (change: Partial<ExportVerification>) => {
  const { shown, not_shown } = verdictOf({ ...whole, ...change });
  return { shown: shown.join(' '), not_shown: not_shown.join(' ') };
};

describe('audit export · verdict', () => {
  it('states which records are proved to be the whole log, and at what time', () => {
    const { shown, not_shown } = textOf({});
    expect(shown).toContain('records 1 to 9: the whole log as it was at 2026-01-01T00:09:00.000Z.');
    expect(shown).toContain('2 checkpoints agree with the records.');
    expect(not_shown).toContain('What was recorded after 2026-01-01T00:09:00.000Z.');
    expect(not_shown).not.toContain('period');
  });

  it('states that an export of a period covers only that period', () => {
    const { shown, not_shown } = textOf({ from: '2026-01-01', to: '2026-02-01', first_sequence: 4 });
    expect(shown).toContain('records 4 to 9: all of the period from 2026-01-01 to 2026-02-01');
    expect(shown).not.toContain('whole log');
    expect(not_shown).toContain('Records before the period');
    expect(not_shown).toContain('Records after the period');
  });

  it('states that nothing was compared without a checkpoint', () => {
    const { shown, not_shown } = textOf({ checkpoints: { compared: 0, later: 0 } });
    expect(shown).not.toContain('checkpoint');
    expect(not_shown).toContain('That the log was not rewritten before the export');
  });

  it('states that the log continues after an older export', () => {
    expect(textOf({ checkpoints: { compared: 2, later: 1 } }).not_shown).toContain(
      'Later records: 1 checkpoint is of records after the last one',
    );
  });

  it('states that an empty export has no records', () => {
    expect(textOf({ records: 0, last_sequence: null }).shown).toContain('The export has no record');
  });

  it('proves nothing for an invalid export', () => {
    const invalid = { valid: false, as_of: null, problem: 'Record 4 is missing or out of order.' };
    expect(verdictOf({ ...whole, ...invalid }).shown).toEqual([]);
  });
});
