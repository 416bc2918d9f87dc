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
    <div className="grid max-w-5xl items-start gap-4 p-4 lg:grid-cols-2">
      <BrandingPanel />
      <SamplePanel />
    </div>
  );
}
