import { describe, expect, it } from 'vitest';
import { clientPasses } from '@/lib/domain/alerts/clearing';
import { verdictOf as verdictOfCheck } from '@/lib/domain/flows/verdict';
import { AlertCategory } from '@/lib/domain/words';
import { kindOf, topicOf, verdictInShort } from './kinds';
import { decisionWords } from '@/components/alerts/decision-words';
import { verdictNames, verdictPhrase, verdictText } from './verdict-words';

const cleared = { is_false_positive: true, action: 'Approve' } as const;
const declined = { is_false_positive: false, action: 'Decline' } as const;
const inSpite = { is_false_positive: false, action: 'Approve' } as const;
const face = { category: 'Name Mismatch', check_type_code: 'IDV_BIOMETRIC' } as const;

describe('alerts · words of a verdict', () => {
  it('depend on what the alert asks to judge', () => {
    expect(kindOf(face)).toBe('face');
    expect(kindOf({ category: 'DOB Mismatch', check_type_code: 'IDV_DOCUMENT' })).toBe('document');
    expect(kindOf({ category: 'API Failure', check_type_code: 'IDV_BIOMETRIC' })).toBe('outage');
    expect(kindOf({ category: 'PEP Match', check_type_code: 'SCR_PEP' })).toBe('match');
    expect(kindOf({ category: 'Name Mismatch', check_type_code: null })).toBe('finding');
    for (const category of AlertCategory.options)
      for (const words of [verdictNames, decisionWords])
        expect(words).toHaveProperty(kindOf({ category, check_type_code: null }));
  });

  it('name what the alert is about', () => {
    expect(topicOf(face)).toBe('Face');
    expect(topicOf({ category: 'DOB Mismatch', check_type_code: 'IDV_DATABASE' })).toBe('DOB Mismatch');
    expect(topicOf({ category: 'Name Mismatch', check_type_code: 'COM_REGISTRY' })).toBe('Company registry');
    expect(topicOf({ category: 'Name Mismatch', check_type_code: 'IDV_ADDRESS' })).toBe('Address');
    expect(topicOf({ category: 'Name Mismatch', check_type_code: 'SCR_PEP' })).toBe('Name not searched');
    expect(topicOf({ category: 'Name Mismatch', check_type_code: null })).toBe('Name Mismatch');
    expect(topicOf({ category: 'API Failure', check_type_code: 'COM_REGISTRY' })).toBe('API Failure');
  });

  it('say what happens to the person, for all alerts but matches', () => {
    expect(verdictText('match', cleared)).toBe('False positive');
    expect(verdictText('match', declined)).toBe('True match');
    expect(verdictText('face', cleared)).toBe('Same person: passes');
    expect(verdictText('face', declined, 'past')).toBe('Not the same person: failed');
    const replaced = { ...inSpite, replaced_by: 'chk_2' };
    expect(verdictText('document', replaced, 'past')).toBe('Replaced: the newer document counts');
    expect(verdictPhrase('document', replaced)).toBe('replaced, the newer document counts');
    expect(verdictInShort('document', replaced)).toBe('Replaced');
    expect(verdictText('document', inSpite)).toBe('Document is not acceptable: passes anyway');
    expect(verdictPhrase('match', declined)).toBe('true match, decline');
    expect(verdictPhrase('face', cleared)).toBe('same person, passes');
    expect(verdictInShort('face', declined)).toBe('Failed');
    expect(verdictInShort('document', { is_false_positive: false, action: 'Request Document' })).toBe(
      'Request document',
    );
  });

  it.each([cleared, declined, inSpite])('say for %o what the verdict of the flow will be', (verdict) => {
    const check = { token: 'chk_1', status: 'Complete', result: 'Refer' };
    const alert = {
      ...face,
      status: 'Resolved',
      is_false_positive: verdict.is_false_positive,
      resolution_action: verdict.action,
      check_token: 'chk_1',
      check_tokens: ['chk_1'],
    };
    expect(clientPasses(verdict)).toBe(verdictOfCheck([check], [alert]) === 'Pass');
  });
});
