import { useQuery } from '@tanstack/react-query';
import { useNames } from '@/components/history/use-names';
import type { Names } from '@/components/history/teller';
import { useSubject } from '@/components/people/use-subject';
import { readQuery } from '@/lib/api/query';
import type { AuditRecord } from '@/lib/domain/audit/schema';

type About = Pick<AuditRecord, 'target_type' | 'target_token' | 'case_token'>;

/** The names for one record: those of the list, and what the record is about, read if the list has no name for it. */
export function useRecordNames({ target_type, target_token, case_token }: About, names: Names): Names {
  const found = useQuery({
    ...readQuery('/v1/cases/{case_token}', { path: { case_token: case_token ?? '' } }),
    enabled: case_token !== null && names.of(case_token) === undefined,
  }).data;
  const alert = useQuery({
    ...readQuery('/v1/alerts/{alert_token}', { path: { alert_token: target_token } }),
    enabled: target_type === 'alert' && names.ofAlert(target_token) === undefined,
  }).data;
  const check = useQuery({
    ...readQuery('/v1/checks/{check_token}', { path: { check_token: target_token } }),
    enabled: target_type === 'check' && names.ofCheck(target_token) === undefined,
  }).data;
  const entity_token = target_type === 'entity' ? target_token : (check?.entity_token ?? null);
  const entity = useSubject(entity_token && names.of(entity_token) === undefined ? entity_token : null).data;
  const own = useNames({ entities: entity ? [entity] : [], alerts: alert ? [alert] : [] });
  const ofCase = (token: string) => (token === found?.token ? found.name : undefined);
  const of = (token: string) => names.of(token) ?? own.of(token) ?? ofCase(token);
  return {
    of,
    ofAlert: (token) => names.ofAlert(token) ?? own.ofAlert(token),
    kindOfAlert: (token) => names.kindOfAlert(token) ?? own.kindOfAlert(token),
    ofCheck: (token) => names.ofCheck(token) ?? (check?.entity_token ? of(check.entity_token) : undefined),
  };
}
