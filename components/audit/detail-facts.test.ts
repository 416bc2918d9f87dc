import { describe, expect, it } from 'vitest';
import { factsOf } from './detail-facts';

const resolution: [string, unknown][] = [
  ['action', 'Approve'],
  ['is_false_positive', true],
];

describe('the details of a record', () => {
  it('have the alert’s word for the verdict', () => {
    expect(factsOf(resolution, 'face')).toContainEqual({ label: 'Verdict', value: 'Same person' });
    expect(factsOf(resolution, 'match')).toContainEqual({ label: 'Verdict', value: 'False positive' });
  });

  it('say Cleared or Not cleared if the kind of the alert is not known', () => {
    expect(factsOf(resolution, undefined)).toEqual([
      { label: 'Action', value: 'Approve' },
      { label: 'Verdict', value: 'Cleared' },
    ]);
    expect(factsOf([['is_false_positive', false]], undefined)).toEqual([
      { label: 'Verdict', value: 'Not cleared' },
    ]);
  });

  it('name the format and the digest of a file as people do', () => {
    const made: [string, unknown][] = [
      ['format', 'pdf'],
      ['sha256', '9f86d081'],
    ];
    expect(factsOf(made, undefined)).toEqual([
      { label: 'Format', value: 'PDF' },
      { label: 'SHA-256', value: '9f86d081' },
    ]);
  });

  it('name moves as people do', () => {
    expect(factsOf([['action', 'resolve']], undefined)).toEqual([{ label: 'Action', value: 'Resolve' }]);
    expect(factsOf([['trigger', 'request_client_input']], undefined)).toEqual([
      { label: 'Trigger', value: 'Request client input' },
    ]);
  });

  it('show a decision that can still be undone like one that counts', () => {
    const held: [string, unknown][] = [
      ['action', 'resolve'],
      ['input', { action: 'Approve', is_false_positive: true }],
    ];
    expect(factsOf(held, 'match')).toEqual([
      { label: 'Move', value: 'Resolve' },
      { label: 'Action', value: 'Approve' },
      { label: 'Verdict', value: 'False positive' },
    ]);
    const proposal = { action: 'Decline', is_false_positive: false };
    expect(factsOf([['input', { proposed_resolution: proposal }]], 'match')).toEqual([
      { label: 'Action', value: 'Decline' },
      { label: 'Verdict', value: 'True match' },
    ]);
  });

  it('name documents and parties as people do', () => {
    const asked: [string, unknown][] = [
      ['entity_token', 'ent_1'],
      ['document_types', ['passport', 'national_id']],
    ];
    expect(factsOf(asked, undefined)).toEqual([
      { label: 'Party', value: 'ent_1' },
      { label: 'Document types', value: ['Passport', 'Identity card'] },
    ]);
  });

  it('show a proposal like a resolution', () => {
    const proposal = { action: 'Decline', is_false_positive: false, conditions: null };
    expect(factsOf([['proposed_resolution', proposal]], 'match')).toEqual([
      { label: 'Action', value: 'Decline' },
      { label: 'Verdict', value: 'True match' },
    ]);
  });
});
