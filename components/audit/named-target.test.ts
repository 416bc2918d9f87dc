import { describe, expect, it } from 'vitest';
import { namesInRecords, targetText } from './named-target';

const names: Record<string, string> = { cas_1: 'CAS-000019', ent_1: 'Livia Orsanto', usr_1: 'Rui Reviewer' };
const of = (token: string) => names[token];

const about = (
  target_type: Parameters<typeof targetText>[0]['target_type'],
  target_token: string,
  case_token: string | null = null,
) => targetText({ target_type, target_token, case_token }, of);

describe('what a record is about', () => {
  it('has its name and its case, if the page knows them', () => {
    expect(about('case', 'cas_1', 'cas_1')).toBe('Case CAS-000019');
    expect(about('entity', 'ent_1', 'cas_1')).toBe('Entity Livia Orsanto · CAS-000019');
    expect(about('alert', 'alt_1', 'cas_1')).toBe('Alert · CAS-000019');
    expect(about('user', 'usr_1')).toBe('User Rui Reviewer');
  });

  it('is a short token without a name', () => {
    expect(about('alert', 'alt_01kad8sq4f2x0000abcdef', 'cas_2')).toBe('Alert alt_…abcdef');
  });
});

describe('the names in records', () => {
  it('are those of the newest record, also of something that exists no longer', () => {
    const records = [
      { target_token: 'whk_1', details: { url: 'https://b.example' } },
      { target_token: 'ocl_1', details: { from: { name: 'Till' }, to: { name: 'Cash desk' } } },
      { target_token: 'ocl_1', details: { name: 'Till' } },
      { target_token: 'pol_1', details: { kind: 'screening', version: 2 } },
      { target_token: 'cas_9', details: { from: 'New', to: 'Closed' } },
    ];
    expect(Object.fromEntries(namesInRecords(records))).toEqual({
      whk_1: 'https://b.example',
      ocl_1: 'Cash desk',
      pol_1: 'Screening',
    });
  });
});
