'use client';

import { usePathname } from 'next/navigation';
import type { Case } from '@/lib/domain/cases/schema';
import { useCaseAlerts, useChecks } from '@/components/cases/use-case';
import { documentChecks } from '@/components/cases/documents/document-checks';
import { Tabs } from '@/components/ui/tabs';

const keys = ['overview', 'parties', 'checks', 'alerts', 'risk', 'documents', 'timeline'] as const;
type TabKey = (typeof keys)[number];

const labels: Record<TabKey, string> = {
  overview: 'Overview',
  parties: 'Parties',
  checks: 'Checks',
  alerts: 'Alerts',
  risk: 'Risk',
  documents: 'Documents',
  timeline: 'Timeline',
};

/** The tab of a path such as `/cases/cas_…/parties`. */
const tabOf = (path: string): TabKey => keys.find((key) => path.split('/')[3] === key) ?? 'overview';

export function CaseTabs({ of }: { of: Case }) {
  const path = usePathname();
  const checks = useChecks(of.token).data;
  const alerts = useCaseAlerts(of.token).data;
  const counts: Partial<Record<TabKey, number | null>> = {
    parties: of.total_entities_count,
    checks: checks?.length ?? null,
    alerts: alerts?.length ?? null,
    documents: checks ? documentChecks(checks).length : null,
  };
  return (
    <Tabs
      label="Parts of the case"
      tabs={keys.map((key) => ({
        key,
        label: labels[key],
        href: key === 'overview' ? `/cases/${of.token}` : `/cases/${of.token}/${key}`,
        count: counts[key],
      }))}
      current={tabOf(path)}
      className="px-4 @2xl/case:px-6"
    />
  );
}
