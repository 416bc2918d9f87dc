import { useQuery } from '@tanstack/react-query';
import { alertQuery } from '@/components/alerts/alert-cache';
import { topicOf } from '@/components/alerts/alert-kinds';
import { subjectName } from '@/components/alerts/list/alert-row';
import { nameOf, useSubject } from '@/components/people/use-subject';
import { readQuery } from '@/lib/api/query';
import type { Notification } from '@/lib/domain/access/schema';
import type { Alert } from '@/lib/domain/alerts/schema';

const caseQuery = (token: string) => readQuery('/v1/cases/{case_token}', { path: { case_token: token } });

export interface NoticeTarget {
  /** Whom it is about. */
  name: string;
  /** What tells it apart from others about them, such as "Sanctions Hit · CAS-000142". */
  details: string;
}

const detailsOf = (alert: Alert): string => [topicOf(alert), alert.case_name].filter(Boolean).join(' · ');

/** Undefined until it is loaded, and for a notice about neither an alert nor a case. */
export function useNoticeTarget({ target_type, target_token }: Notification): NoticeTarget | undefined {
  const alert = useQuery({ ...alertQuery(target_token), enabled: target_type === 'alert' }).data;
  const ofCase = useQuery({ ...caseQuery(target_token), enabled: target_type === 'case' }).data;
  const subject = useSubject(ofCase?.primary_entity_token ?? null).data;
  if (alert) return { name: subjectName(alert), details: detailsOf(alert) };
  if (!ofCase) return undefined;
  const details = `${ofCase.type} · ${ofCase.name}`;
  if (subject) return { name: nameOf(subject), details };
  return ofCase.primary_entity_token === null ? { name: ofCase.name, details: ofCase.type } : undefined;
}
