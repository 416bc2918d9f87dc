'use client';

import { ShieldX } from 'lucide-react';
import { useViewer } from '@/components/shell/viewer';
import { EmptyState } from '@/components/ui/empty-state';
import { BrandingPanel } from './branding-panel';
import { SamplePanel } from './sample-panel';

export function ProjectPage() {
  const { role } = useViewer();
  if (role !== 'admin') {
    return (
      <EmptyState icon={ShieldX} title="Only admins can change the project">
        <p>Ask an admin to change something.</p>
      </EmptyState>
    );
  }
  return (
    <div className="@container/page max-w-5xl p-(--page-gutter)">
      <div className="grid items-start gap-4 @4xl/page:grid-cols-2">
        <BrandingPanel />
        <SamplePanel />
      </div>
    </div>
  );
}
