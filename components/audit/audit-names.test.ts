import { describe, expect, it } from 'vitest';
import { auditNames } from './audit-names';

const [cas, ent, alt, chk] = ['cas_1', 'ent_1', 'alt_1', 'chk_1'];

const aRecord = (target_token: string, change: Partial<Parameters<typeof auditNames>[0][number]> = {}) => ({
  target_token,
  details: {},
  names: {},
  alert: null,
  ...change,
});

const match = { category: 'Sanctions Hit', check_type_code: 'SCR_SANCTIONS' } as const;

describe('audit · the names for the records', () => {
  it('are those that the records bring, however old what they are about is', () => {
    const records = [
      aRecord(cas, { names: { [cas]: 'CAS-000019' } }),
      aRecord(ent, { names: { [ent]: 'Livia Orsanto' } }),
      aRecord(chk, { names: { [chk]: 'Livia Orsanto', [cas]: 'CAS-000019' } }),
    ];
    const { of, ofCheck } = auditNames(records, [{ token: 'usr_1', name: 'Rui Reviewer' }]);
    expect([of(cas), of(ent), ofCheck(chk), of('usr_1')]).toEqual([
      'CAS-000019',
      'Livia Orsanto',
      'Livia Orsanto',
      'Rui Reviewer',
    ]);
    expect(of('ent_9')).toBeUndefined();
  });

  it('say what kind of alert a record is about, and about whom', () => {
    const named = aRecord(alt, { names: { [alt]: 'Livia Orsanto' }, alert: match });
    const { of, ofAlert, kindOfAlert } = auditNames([named], []);
    expect(ofAlert(alt)).toBe('the Sanctions Hit alert about Livia Orsanto');
    expect(kindOfAlert(alt)).toBe('match');
    expect(of(alt), 'an alert has no name of its own').toBeUndefined();
    expect(auditNames([aRecord(alt)], []).ofAlert(alt), 'a deleted alert').toBeUndefined();
  });
});
