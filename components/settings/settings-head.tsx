'use client';

import { usePathname } from 'next/navigation';
import { PageHeader } from '@/components/ui/page-header';
import { useViewer } from '@/components/shell/viewer';
import { Tabs } from '@/components/ui/tabs';

const account = { key: 'account', label: 'Your account', href: '/settings' };
const people = { key: 'people', label: 'People', href: '/settings/people' };
const project = { key: 'project', label: 'Project', href: '/settings/project' };
const policies = { key: 'policies', label: 'Policies', href: '/settings/policies' };

export function SettingsHead() {
  const path = usePathname();
  const { role } = useViewer();
  const tabs = role === 'admin' ? [account, people, policies, project] : [account, people];
  const current = [people, policies, project].find(({ href }) => path.startsWith(href)) ?? account;
  return (
    <PageHeader title="Settings">
      <Tabs label="Settings" tabs={tabs} current={current.key} />
    </PageHeader>
  );
}
