import { useQuery } from '@tanstack/react-query';
import { alertQuery } from '@/components/alerts/alert-cache';
import { subjectName, topicOf } from '@/lib/domain/alerts/kinds';
import { useSubject } from '@/components/people/use-subject';
import { nameOf } from '@/lib/domain/entity-name';
import { readQuery } from '@/lib/api/query';
import type { Notification } from '@/lib/domain/notifications/schema';

const caseQuery = (token: string) => readQuery('/v1/cases/{case_token}', { path: { case_token: token } });

export interface NotificationTarget {
  /** The person or company that it is about. */
  name: string;
  /** The topic of the alert, or the type of the case. */
  what: string;
  caseName: string | null;
}

/** Undefined until it is loaded, and for a notification about neither an alert nor a case. */
export function useNotificationTarget({
  target_type,
  target_token,
}: Notification): NotificationTarget | undefined {
  const alert = useQuery({ ...alertQuery(target_token), enabled: target_type === 'alert' }).data;
  const ofCase = useQuery({ ...caseQuery(target_token), enabled: target_type === 'case' }).data;
  const subject = useSubject(ofCase?.primary_entity_token ?? null).data;
  if (alert) return { name: subjectName(alert), what: topicOf(alert), caseName: alert.case_name };
  if (!ofCase || (ofCase.primary_entity_token !== null && !subject)) return undefined;
  return { name: subject ? nameOf(subject) : ofCase.name, what: ofCase.type, caseName: ofCase.name };
}
