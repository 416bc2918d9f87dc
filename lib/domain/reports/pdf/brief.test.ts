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
  it('tells why a match was found in words', () => {
    const match = { matched_name: 'Acme Limited', explanation, words: { query: [] } };
    expect(inBrief('alerts', { category: 'Sanctions Hit', match })).toEqual({
      category: 'Sanctions Hit',
      match: {
        matched_name: 'Acme Limited',
        why: [
          'name agrees (Acme Ltd, Acme Limited; another legal form): +61.2',
          'date of birth is missing: -3',
        ],
      },
    });
  });

  it('counts the matches of a check, which its alerts tell whole', () => {
    const check = { status: 'Complete', result_data: { matches: [{}, {}], lists: ['OFAC'] } };
    expect(inBrief('checks', check)).toEqual({
      status: 'Complete',
      result_data: { lists: ['OFAC'], matches: 2 },
    });
  });

  it('says of an audit record who did what, and its hash', () => {
    const record = {
      sequence: 4,
      actor: { id: 'usr_1', name: 'Ada', type: 'user' },
      ip_address: '192.0.2.1',
      target_type: 'case',
      target_token: 'cas_1',
      case_token: 'cas_1',
      details: { to: 'Closed' },
      hash: 'ab',
      previous_hash: 'cd',
      record: '…',
    };
    expect(inBrief('audit_records', record)).toEqual({
      sequence: 4,
      details: { to: 'Closed' },
      hash: 'ab',
      by: 'Ada (usr_1), 192.0.2.1',
      about: 'case cas_1',
    });
  });

  it('counts items by a field, and those without it as open', () => {
    const items = [{ result: 'Pass' }, { result: 'Pass' }, { result: null }];
    expect([tallyOf(items, 'result'), tallyOf([], 'result')]).toEqual(['3: 2 Pass, 1 open', 'none']);
  });
});
