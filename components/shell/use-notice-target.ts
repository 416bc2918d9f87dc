import { useQuery } from '@tanstack/react-query';
import { alertQuery } from '@/components/alerts/alert-cache';
import { subjectName } from '@/components/alerts/list/alert-row';
import { nameOf, useSubject } from '@/components/people/use-subject';
import { readQuery } from '@/lib/api/query';
import type { Notification } from '@/lib/domain/access/schema';

const caseQuery = (token: string) => readQuery('/v1/cases/{case_token}', { path: { case_token: token } });

/**
 * The person or company that a notice is about. Undefined until its name is loaded, and for a notice about neither an
 * alert nor a case.
 */
export function useNoticeTarget({ target_type, target_token }: Notification): string | undefined {
  const alert = useQuery({ ...alertQuery(target_token), enabled: target_type === 'alert' }).data;
  const ofCase = useQuery({ ...caseQuery(target_token), enabled: target_type === 'case' }).data;
  const subject = useSubject(ofCase?.primary_entity_token ?? null).data;
  if (alert) return subjectName(alert);
  if (subject) return nameOf(subject);
  return ofCase?.primary_entity_token === null ? ofCase.name : undefined;
}
