import { describe, expect, it } from 'vitest';
import { subjectName } from './kinds';

const match = { category: 'PEP Match', check_type_code: null } as const;

describe('alerts · name of the subject', () => {
  it('is theirs, or the topic if they have none', () => {
    const named = (name: string) => subjectName({ ...match, subject: { name, type: 'Person' } });
    expect(named('Ada Roe')).toBe('Ada Roe');
    expect([named(''), subjectName({ ...match, subject: null })]).toEqual(['PEP Match', 'PEP Match']);
  });
});
