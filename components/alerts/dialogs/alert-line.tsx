'use client';

import type { Alert } from '@/lib/domain/alerts/schema';
import { nameOf, useSubject } from '@/components/alerts/use-subject';

export function AlertLine({ alert }: { alert: Alert }) {
  const subject = useSubject(alert.entity_token);
  const name = subject.data ? nameOf(subject.data) : null;
  const parts = [alert.category, name, alert.match && `against ${alert.match.matched_name}`];
  return <>{parts.filter(Boolean).join(' · ')}</>;
}
