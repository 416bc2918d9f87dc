import { describe, expect, it } from 'vitest';
import { cameBack, decidedFrom, replyText } from './came-back';

const record = (target_token: string, by: string, hour: number, details = {}) => ({
  token: `aud_${target_token}_${hour}`,
  target_token,
  case_token: `cas_of_${target_token}`,
  actor: { id: by, name: by, type: 'user' as const },
  created_at: `2026-03-01T${hour}:00:00.000Z`,
  details,
});

const none = { escalated: [], overridden: [], resolved: [], approved: [] };
const told = (records: Partial<Record<keyof typeof none, ReturnType<typeof record>[]>>) =>
  cameBack('ann', { ...none, ...records }, { ...none, ...records });

describe('my work · decisions that came back', () => {
  it('are asked for from the start of a day, alike on the server and in the browser a little later', () => {
    const times = ['2026-03-15T09:00:00.011Z', '2026-03-15T09:00:00.585Z'];
    expect(times.map((time) => decidedFrom(new Date(time)))).toEqual(
      times.map(() => '2026-03-01T00:00:00.000Z'),
    );
  });

  it('are those of other people after the user submitted something, newest first', () => {
    const back = told({
      escalated: [record('alt_1', 'ann', 10)],
      resolved: [record('alt_1', 'bob', 12), record('alt_2', 'bob', 13)],
      overridden: [record('rsk_1', 'ann', 10)],
      approved: [record('rsk_1', 'cy', 14, { notes: 'Seen.' })],
    });
    expect(back).toMatchObject([
      { by: { id: 'cy' }, about: { kind: 'risk', caseToken: 'cas_of_rsk_1', notes: 'Seen.' } },
      { by: { id: 'bob' }, about: { kind: 'alert', token: 'alt_1' } },
    ]);
  });

  it('exclude the user’s own decisions, and earlier ones', () => {
    expect(told({ escalated: [record('alt_1', 'ann', 12)], resolved: [record('alt_1', 'bob', 11)] })).toEqual(
      [],
    );
    expect(told({ escalated: [record('alt_1', 'ann', 10)], resolved: [record('alt_1', 'ann', 11)] })).toEqual(
      [],
    );
    expect(
      told({ overridden: [record('rsk_1', 'ann', 12)], approved: [record('rsk_1', 'bob', 11)] }),
    ).toEqual([]);
  });

  it('say whether a proposal was confirmed in every respect', () => {
    const proposal = {
      action: 'Approve',
      rationale: '',
      is_false_positive: true,
      conditions: null,
      proposed_by: 'ann',
      proposed_at: '',
    } as const;
    const decided = {
      proposal,
      resolution_action: 'Approve',
      resolution_conditions: null,
      resolution_replaced_by: null,
      is_false_positive: true,
    } as const;
    const confirmed = 'confirmed your proposal';
    const otherwise = 'decided otherwise than you proposed';
    expect(replyText(decided)).toBe(confirmed);
    expect(replyText({ ...decided, resolution_action: 'Decline', is_false_positive: false })).toBe(otherwise);
    expect(replyText({ ...decided, proposal: null })).toBe('resolved it');

    const replacing = { ...proposal, is_false_positive: false, replaced_by: 'chk_newer' };
    const passed = { ...decided, proposal: replacing, is_false_positive: false };
    expect(replyText(passed)).toBe(otherwise);
    expect(replyText({ ...passed, resolution_replaced_by: 'chk_newer' })).toBe(confirmed);
    expect(replyText({ ...passed, resolution_replaced_by: 'chk_newest' })).toBe(otherwise);

    const conditional = {
      ...proposal,
      action: 'Approve with Conditions',
      conditions: 'Yearly review',
    } as const;
    const held = { ...decided, proposal: conditional, resolution_action: 'Approve with Conditions' } as const;
    expect(replyText({ ...held, resolution_conditions: 'Yearly review' })).toBe(confirmed);
    expect(replyText({ ...held, resolution_conditions: 'None' })).toBe(otherwise);
  });
});
