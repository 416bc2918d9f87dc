import { describe, expect, it } from 'vitest';
import { alertInBrief } from './alert-in-brief';
import { inBrief } from './brief';
import { matchInBrief } from './match-in-brief';

const names = new Map([
  ['usr_1', 'Ada'],
  ['usr_2', 'Rui'],
]);

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

const alert = {
  category: 'PEP Match',
  check_type_code: 'SCR_PEP',
  status: 'Open',
  priority: 'High',
  priority_score: 72.634,
  summary: 'Acme Limited on OFAC, entry 7, scores 91.',
  sla_deadline: '2026-11-29T10:00:00.000Z',
  sla_status: 'On Track',
  created_at: '2026-11-22T10:00:00.000Z',
};
const match = { matched_name: 'Acme Limited', match_score: 91, explanation };

describe('evidence packs · in brief', () => {
  it('explains in words why a match was found', () => {
    expect(matchInBrief({ match }).match_score).toBe(
      '91\nName agrees (Acme Ltd, Acme Limited; another legal form): +61\nDate of birth not given: -3',
    );
  });

  it('shows the score of a match and its reasons as whole numbers that add up', () => {
    const parts = [50.47, 47.79, -13].map((contribution) => ({ ...explanation[1], contribution }));
    const exact = { ...match, match_score: 85.26, ofac_score: 91.5, explanation: parts };
    expect(String(matchInBrief({ match: exact }).match_score).split('\n')).toEqual([
      '85',
      'Date of birth not given: +50',
      'Date of birth not given: +48',
      'Date of birth not given: -13',
      'OFAC-equivalent score: 92',
    ]);
    const summary = 'Acme Limited on OFAC, entry 7, scores 85.26.';
    expect(alertInBrief({ ...alert, match: exact, summary }, names).found).toBe(
      'Acme Limited on OFAC, entry 7, scores 85.',
    );
  });

  it('shows a value that is the same on both sides once', () => {
    const same = { ...explanation[0], query: 'acme', candidate: 'acme', note: undefined };
    expect(matchInBrief({ match: { ...match, explanation: [same] } }).match_score).toBe(
      '91\nName agrees (acme): +61',
    );
  });

  it('says what a check searched and found, and nothing of fields without a meaning for a reader', () => {
    const lists = [{ name: 'OFAC', version: '7', updated_at: '2026-11-22T18:44:53.951Z' }];
    const query = { name: 'Zefir', entity_type: 'person', nationality: 'AT', date_of_birth: '1966-01-01' };
    const check = {
      type_code: 'SCR_PEP',
      token: 'chk_1',
      result_data: { matches: 2, best_score: 87, lists, query },
      retry_count: 0,
      alerts_generated: 1,
      provider: 'Probity Screening',
      completed_at: '2026-11-22T18:44:57.523Z',
      settled: { result: 'Pass', by: 'usr_2', at: '2026-11-23T10:00:00.000Z', replaced_by: null },
    };
    const said = Object.entries(inBrief('checks', check, names)).filter(([, value]) => value);
    expect(Object.fromEntries(said)).toEqual({
      matches: '2, the best with the score 87',
      settled: 'Passed, 23 Nov 2026, 10:00:00 UTC, by Rui',
      searched_for: 'Zefir · person · Austria · 1 Jan 1966',
      searched_lists: 'OFAC · version 7 · as of 22 Nov 2026, 18:44:53 UTC',
      source: 'Probity Screening',
      ended: '2026-11-22T18:44:57.523Z',
    });
    expect(inBrief('checks', { ...check, retry_count: 5 }, names)).toMatchObject({ tries: 6 });
  });

  it('says the facts and the review of an assessment as the console does', () => {
    const facts = {
      entity_type: 'Company',
      pep: 'match',
      data_tier: 'minimum',
      country: 'GB',
      industry: null,
    };
    const said = inBrief(
      'risk_assessments',
      { status: 'Active', tier: 'High', due_diligence_path: 'EDD', review_frequency: '6 Months', facts },
      names,
    );
    expect(said).toMatchObject({
      review: 'Every 6 months',
      facts: 'Person or company: Company\nPEP: Match\nCountry: United Kingdom\nData given: Minimum',
    });
    expect(said).not.toHaveProperty('review_frequency');
  });

  it('says the finding of a check with the names of countries', () => {
    const reasons = ['Probity Registry has no company with the number 17 in GB.'];
    const result_data = { found: false, verified: false, reasons };
    expect(inBrief('checks', { type_code: 'COM_REGISTRY', result_data }, names)).toMatchObject({
      found: 'Probity Registry has no company with the number 17 in the United Kingdom.',
    });
  });

  it('says who decided what, why and when, and who proposed it before', () => {
    const proposal = {
      action: 'Approve',
      is_false_positive: true,
      rationale: 'Another birth date.',
      conditions: null,
      proposed_by: 'usr_1',
      proposed_at: '2026-11-22T11:00:00.000Z',
    };
    const resolved = {
      ...alert,
      status: 'Resolved',
      proposal,
      resolution_action: 'Decline',
      is_false_positive: false,
      resolution_rationale: 'The same person.',
      resolved_by: 'usr_2',
      resolved_at: '2026-11-22T12:00:00.000Z',
    };
    expect(alertInBrief(resolved, names)).toMatchObject({
      proposal: 'False positive',
      reason_of_the_proposal: 'Another birth date.',
      proposed: '22 Nov 2026, 11:00:00 UTC, by Ada',
      decision: 'True match, decline',
      reason: 'The same person.',
      decided: '22 Nov 2026, 12:00:00 UTC, by Rui',
      second_person: 'Proposed by one person, decided by another\nAda\nRui',
      due: null,
    });
    const secondOf = (more: object) => alertInBrief({ ...resolved, ...more }, names).second_person;
    expect(secondOf({ resolved_by: 'usr_1' })).toBe('None: the same person proposed and decided');
    expect(secondOf({ proposal: null })).toBe('None: one person decided');
    expect(secondOf({ resolution_action: null, resolved_by: null })).toMatch(/^Not yet/);
  });

  it('says that an alert is not yet decided, with whom it is and when it is due', () => {
    expect(alertInBrief({ ...alert, assigned_to: 'usr_1' }, names)).toMatchObject({
      decision: 'Not yet decided (Open)',
      owner: 'Ada',
      priority: 'High, score 73',
      due: '29 Nov 2026, 10:00:00 UTC · On Track',
    });
  });

  it('leaves out numbers of zero from the checks of a party', () => {
    const alerts_summary = { total: 0, open: 0, resolved: 0 };
    const checks = (checks_summary: object) =>
      inBrief('entities', { type: 'Company', company_name: 'Acme', checks_summary, alerts_summary }, names);
    expect(checks({ total: 7, complete: 5, pending: 0, failed: 2 })).toMatchObject({
      checks: '7 in all; 5 complete, waived or reused; 2 failed or cancelled',
      alerts: 'none',
    });
    expect(checks({ total: 0, complete: 0, pending: 0, failed: 0 })).toMatchObject({ checks: 'none' });
  });

  it('says a verdict, dates and countries as the console does', () => {
    const finding = {
      ...alert,
      category: 'Name Mismatch',
      check_type_code: 'COM_REGISTRY',
      rationale: 'The company is registered in JE, not in GB.',
      summary: 'The company is registered in JE, not in GB.',
      evidence: { given: 'GB', found: 'JE' },
      resolution_action: 'Decline',
      is_false_positive: false,
    };
    expect(alertInBrief(finding, names)).toMatchObject({
      found: 'The company is registered in Jersey, not in the United Kingdom.',
      rationale: null,
      compared: 'given: United Kingdom · found: Jersey',
      decision: 'Issue confirmed, failed',
    });
    const rationale = 'Name agrees; born on 1966-02-14; nationality GB agrees';
    expect(alertInBrief({ ...alert, match, rationale }, names)).toMatchObject({
      rationale: 'Name agrees; born on 14 Feb 1966; nationality United Kingdom agrees.',
    });
    const entity = {
      type: 'Person',
      full_name: 'Ann',
      nationality: 'IR',
      address: { city: 'York', country: 'GB' },
      checks_summary: { total: 0 },
      alerts_summary: { total: 0 },
    };
    expect(inBrief('entities', { ...entity, metadata: { country: 'GB' } }, names)).toMatchObject({
      nationality: 'Iran',
      address: 'York, United Kingdom',
      metadata: { country: 'GB' },
    });
  });
});
