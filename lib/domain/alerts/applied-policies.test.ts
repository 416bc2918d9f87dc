import { describe, expect, it } from 'vitest';
import type { AlertCategory, CheckTypeCode } from '@/lib/domain/words';
import { raisedUnder } from './applied-policies';

describe('alerts · the policies that raising applies', () => {
  it.each<[AlertCategory, CheckTypeCode | null, string[]]>([
    ['Sanctions Hit', 'SCR_SANCTIONS', ['screening']],
    ['Name Mismatch', 'IDV_DOCUMENT', ['journey']],
    ['DOB Mismatch', 'IDV_DOCUMENT', ['journey']],
    ['Name Mismatch', 'COM_REGISTRY', []],
    ['API Failure', 'IDV_DOCUMENT', []],
    ['Name Mismatch', null, []],
  ])('of a %s by %s, besides priority and deadlines: %j', (category, check_type_code, kinds) => {
    expect(raisedUnder({ category, check_type_code })).toEqual([...kinds, 'priority', 'alert_sla']);
  });
});
