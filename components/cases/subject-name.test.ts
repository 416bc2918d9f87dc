import { describe, expect, it } from 'vitest';
import type { ListedCase } from '@/lib/domain/cases/schema';
import { subjectNameOfCase } from './subject-name';

const nameOfCaseAbout = (name: string) =>
  subjectNameOfCase({ name: 'CASE-1', primary_entity: { name } as ListedCase['primary_entity'] }); // reads no more

describe('cases · name of the subject', () => {
  it('is theirs, or that of the case if they have none', () => {
    expect(nameOfCaseAbout('Ada Roe')).toBe('Ada Roe');
    expect([nameOfCaseAbout(''), subjectNameOfCase({ name: 'CASE-1', primary_entity: null })]).toEqual([
      'CASE-1',
      'CASE-1',
    ]);
  });
});
