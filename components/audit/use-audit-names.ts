import { useMemo } from 'react';
import type { Names } from '@/components/history/teller';
import { useEverybody } from '@/components/people/use-everybody';
import type { ListedAuditRecord } from '@/lib/domain/audit/schema';
import { auditNames } from './audit-names';

const none: never[] = [];

export function useAuditNames(records: readonly ListedAuditRecord[]): Names {
  const people = useEverybody().data ?? none;
  return useMemo(() => auditNames(records, people), [records, people]);
}
