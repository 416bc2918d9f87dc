import { describe, expect, it } from 'vitest';
import { inBrief, tallyOf } from './brief';

const explanation = [
  {
    feature: 'name',
    query: 'Acme Ltd',
    candidate: 'Acme Limited',
    verdict: 'agree',
    contribution: 61.2,
    note: 'another legal form',
  },
  { feature: 'date_of_birth', query: null, candidate: null, verdict: 'missing', contribution: -3 },
];

describe('evidence packs · in brief', () => {
  it('explains in words why a match was found', () => {
    const match = { matched_name: 'Acme Limited', explanation, words: { query: [] } };
    expect(inBrief('alerts', { match })).toMatchObject({
      match: {
        matched_name: 'Acme Limited',
        how_the_score_was_calculated:
          'Name agrees (Acme Ltd, Acme Limited; another legal form): +61.2\nDate of birth is missing: -3',
      },
    });
  });

  it('shows a value that is the same on both sides once', () => {
    const same = { ...explanation[0], query: 'acme', candidate: 'acme', note: null };
    expect(inBrief('alerts', { match: { explanation: [same] } })).toMatchObject({
      match: { how_the_score_was_calculated: 'Name agrees (acme): +61.2' },
    });
  });

  it('counts the matches of a check, which its alerts show completely', () => {
    const lists = [{ name: 'OFAC', version: '7', updated_at: '2026-11-22T18:44:53.951Z' }];
    const check = { type_code: 'SCR_PEP', result_data: { matches: [{}, {}], lists } };
    expect(inBrief('checks', check)).toMatchObject({
      type: 'SCR_PEP',
      searched_lists: 'OFAC · version 7 · as of 2026-11-22 18:44:53 UTC',
      matches: 2,
    });
  });

  it('shows the kind of a listed name first, because names may be written from right to left', () => {
    const names = [
      { name: 'محمد', kind: 'primary', quality: 'strong' },
      { name: 'Mo', kind: 'alias', quality: 'weak' },
    ];
    expect(inBrief('alerts', { evidence: { names, programs: ['SDGT'] } })).toMatchObject({
      evidence: { names: 'primary: محمد\nalias, weak: Mo', programs: ['SDGT'] },
    });
  });

  it('names the statuses that each number of an entity’s checks covers', () => {
    const checks_summary = { total: 7, complete: 5, pending: 0, failed: 2 };
    expect(inBrief('entities', { company_name: 'Acme', checks_summary })).toMatchObject({
      checks: '7 in all; 5 complete, waived or reused; 0 pending; 2 failed or cancelled',
    });
  });

  it('says a verdict and countries as the console does', () => {
    const alert = {
      category: 'Name Mismatch',
      check_type_code: 'COM_REGISTRY',
      rationale: 'The company is registered in JE, not in GB.',
      summary: 'The company is registered in JE, not in GB.',
      evidence: { given: 'GB', found: 'JE' },
      proposal: { action: 'Approve', is_false_positive: true, rationale: 'Known in GB.' },
      resolution_action: 'Decline',
      is_false_positive: false,
    };
    const said = 'The company is registered in Jersey, not in the United Kingdom.';
    expect(inBrief('alerts', alert)).toMatchObject({
      rationale: said,
      summary: said,
      evidence: { given: 'United Kingdom', found: 'Jersey' },
      proposal: { verdict: 'No issue, passes', rationale: 'Known in GB.' },
      resolution: 'Issue confirmed, failed',
    });
    expect(inBrief('alerts', alert)).not.toHaveProperty('is_false_positive');
    const entity = { full_name: 'Ann', nationality: 'IR', address: { city: 'York', country: 'GB' } };
    expect(inBrief('entities', { ...entity, metadata: { country: 'GB' } })).toMatchObject({
      nationality: 'Iran',
      address: 'York, United Kingdom',
      metadata: { country: 'GB' },
    });
    expect(inBrief('comments', { decision: 'Approve' })).toMatchObject({ decision: 'Approved' });
  });

  it('counts items by a field, most frequent first', () => {
    const items = [{ result: null }, { result: 'Pass' }, { result: 'Pass' }];
    const resultOf = ({ result }: { result?: unknown }) => result;
    expect([tallyOf(items, resultOf, 'open'), tallyOf([], resultOf, 'open')]).toEqual([
      '3: 2 Pass; 1 open',
      'none',
    ]);
  });
});
