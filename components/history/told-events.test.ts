import { describe, expect, it } from 'vitest';
import type { AuditRecord } from '@/lib/domain/audit/schema';
import { toldEvents } from './told-events';

let made = 0;
function record(event_type: AuditRecord['event_type'], details: object, change: object = {}): AuditRecord {
  made += 1;
  return {
    token: `aud_${made}`,
    event_type,
    actor: { id: 'usr_1', name: 'Ada Analyst', type: 'user' },
    target_type: 'case',
    target_token: 'cas_1',
    case_token: 'cas_1',
    details: { ...details },
    ip_address: null,
    request_id: 'req_1',
    created_at: '2026-11-20T09:00:00.000Z',
    sequence: made,
    hash: '',
    previous_hash: '',
    ...change,
  };
}

const names = {
  of: (token: string) => ({ ent_1: 'Livia Orsanto', usr_2: 'Rui Reviewer' })[token],
  ofAlert: (token: string) => ({ alt_1: 'the Sanctions Hit alert about Livia Orsanto' })[token],
  kindOfAlert: () => 'match' as const,
  ofCheck: (token: string) => ({ chk_1: 'Livia Orsanto' })[token],
};

const sentencesOf = (...records: AuditRecord[]) =>
  toldEvents(records, names).map(({ actor, text, note }) => [`${actor.name} ${text}`, note]);

describe('toldEvents', () => {
  it('quotes a comment where the page has its words', () => {
    const commented = record('case.commented', { comment_token: 'cmt_1', type: 'Comment' });
    const said = (words: object) =>
      toldEvents([commented], { ...names, ...words }).map(({ text, note }) => [text, note]);
    expect(said({})).toEqual([['commented on the case', undefined]]);
    expect(said({ ofComment: () => 'The passport agrees.' })).toEqual([
      ['commented on the case', '“The passport agrees.”'],
    ]);
  });

  it('says who did what to whom, with what they wrote', () => {
    expect(
      sentencesOf(
        record('case.assigned', { from: null, to: 'usr_2' }),
        record(
          'alert.resolved',
          { is_false_positive: true, action: 'Approve', rationale: 'Another birth date.' },
          { target_token: 'alt_1' },
        ),
        record(
          'check.waived',
          { type_code: 'IDV_DOCUMENT', reason: 'Other', notes: 'Seen in the branch.' },
          { target_token: 'chk_1' },
        ),
        record(
          'entity.updated',
          { after: { date_of_birth: '1971-02-03' }, screening: {} },
          { target_token: 'ent_1' },
        ),
      ),
    ).toEqual([
      ['Ada Analyst made Rui Reviewer the owner of the case', undefined],
      [
        'Ada Analyst resolved the Sanctions Hit alert about Livia Orsanto: false positive',
        '“Another birth date.”',
      ],
      ['Ada Analyst waived the check Identity document of Livia Orsanto', '“Seen in the branch.”'],
      ['Ada Analyst changed the birth date of Livia Orsanto', 'Screened again as a result'],
    ]);
  });

  it('combines consecutive checks that passed, and lists each of the others', () => {
    const check = (type_code: string, result: string) => record('check.completed', { type_code, result });
    expect(
      sentencesOf(check('SCR_PEP', 'Pass'), check('SCR_SANCTIONS', 'Refer'), check('SCR_WATCHLIST', 'Pass')),
    ).toEqual([
      ['Probity finished 2 checks: they passed', undefined],
      ['Probity finished the check Sanctions screening: it was referred', undefined],
    ]);
  });

  it('combines consecutive checks that failed', () => {
    const failed = () => record('check.failed', { type_code: 'SCR_PEP' });
    expect(sentencesOf(failed(), failed(), failed())).toEqual([
      ['Probity could not complete 3 checks', undefined],
    ]);
  });

  it('shows a closing once', () => {
    expect(
      sentencesOf(
        record('case.closed', { decision: 'Approve', from: 'In Review', to: 'Closed' }),
        record('case.status_changed', { from: 'In Review', to: 'Closed' }),
      ),
    ).toEqual([['Ada Analyst approved the case', undefined]]);
  });

  it('leaves out the creation of an entity, case or check if another event covers it', () => {
    const created = record('entity.created', {}, { target_token: 'ent_1', case_token: null });
    const opened = record('case.created', {});
    const started = record('check.executed', { type_code: 'SCR_PEP' }, { target_token: 'chk_1' });
    expect(sentencesOf(started, opened, created).map(([text]) => text)).toEqual([
      'Probity started the check PEP screening of Livia Orsanto',
      'Ada Analyst opened the case',
      'Ada Analyst recorded Livia Orsanto',
    ]);

    const added = record('entity.added_to_case', { role: 'Primary' }, { target_token: 'ent_1' });
    const ended = record(
      'check.completed',
      { type_code: 'SCR_PEP', result: 'Pass' },
      { target_token: 'chk_1' },
    );
    expect(sentencesOf(ended, started, added, opened, created).map(([text]) => text)).toEqual([
      'Probity finished the check PEP screening of Livia Orsanto: it passed',
      'Ada Analyst opened the case about Livia Orsanto',
    ]);
    const moved = record('case.status_changed', { from: 'In Review', to: 'Escalated' });
    expect(sentencesOf(moved)).toHaveLength(1);
  });

  it('shows one download of the evidence pack once, and a request that made none', () => {
    const asked = (request_id: string) => record('case.report_exported', { format: 'pdf' }, { request_id });
    const made = (request_id: string) => record('case.report_made', { format: 'pdf' }, { request_id });
    expect(sentencesOf(asked('req_2'), made('req_1'), asked('req_1')).map(([text]) => text)).toEqual([
      'Ada Analyst asked for the evidence pack',
      'Ada Analyst downloaded the evidence pack',
    ]);
  });

  it('names an unknown event', () => {
    const newer = record('document.shredded' as AuditRecord['event_type'], {}); // sent by another version
    expect(sentencesOf(newer)).toEqual([['Ada Analyst document shredded', undefined]]);
  });

  it('says which decision is held', () => {
    const onAlert = { target_type: 'alert', target_token: 'alt_1' };
    const text = (...of: Parameters<typeof record>) => sentencesOf(record(...of))[0]?.[0];
    expect(text('alert.held', { action: 'resolve' }, onAlert)).toBe(
      'Ada Analyst decided to resolve the Sanctions Hit alert about Livia Orsanto, and could undo it for a few seconds',
    );
    expect(text('alert.hold_refused', { action: 'escalate', reason: 'It is resolved.' }, onAlert)).toBe(
      'Ada Analyst decided to escalate the Sanctions Hit alert about Livia Orsanto, which could not be carried out',
    );
  });

  it('leaves out a held decision once it is made or undone', () => {
    const onAlert = { target_type: 'alert', target_token: 'alt_1' };
    const held = record('alert.held', {}, onAlert);
    expect(sentencesOf(record('alert.undone', {}, onAlert), held)).toHaveLength(1);
    expect(sentencesOf(held)).toHaveLength(1);
    expect(sentencesOf(record('alert.undone', {}, { ...onAlert, target_token: 'alt_2' }), held)).toHaveLength(
      2,
    );
  });

  describe('name for what Probity does', () => {
    const onAlert = { target_type: 'alert', target_token: 'alt_1' };
    const resolved = record('alert.resolved', { action: 'Approve', is_false_positive: true }, onAlert);
    const verified = record('entity.updated', { verification_status: 'Verified' }, { target_token: 'ent_1' });
    const calculated = record('risk_assessment.calculated', { tier: 'Low' });
    const told = (...records: AuditRecord[]) =>
      toldEvents(records, names).map(({ actor, after, text }) => [actor.name, text, after?.name]);

    it('Probity, after the decision of a person in the same request', () => {
      expect(told(calculated, verified, resolved)).toEqual([
        ['Probity', 'calculated the risk: Low', 'Ada Analyst'],
        ['Probity', 'changed the verification of Livia Orsanto to Verified', 'Ada Analyst'],
        ['Ada Analyst', expect.stringContaining('resolved'), undefined],
      ]);
    });

    it('Probity alone where nobody decided', () => {
      const raised = record('alert.created', {}, { ...onAlert, request_id: 'req_2' });
      expect(told(raised, verified)).toEqual([
        ['Probity', 'raised the Sanctions Hit alert about Livia Orsanto', undefined],
        ['Probity', 'changed the verification of Livia Orsanto to Verified', undefined],
      ]);
    });

    it('the person who asked for it', () => {
      expect(told(calculated)).toEqual([['Ada Analyst', 'had the risk calculated: Low', undefined]]);
    });

    it('whatever acted in its own name', () => {
      const journey = { id: 'system', name: 'Hosted journey', type: 'system' as const };
      const raised = record('alert.created', {}, { ...onAlert, actor: journey });
      expect(told(raised)[0]?.[0]).toBe('Hosted journey');
    });
  });
});
