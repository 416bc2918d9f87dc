'use client';

import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useViewer } from '@/components/shell/viewer';
import { EmptyState } from '@/components/ui/empty-state';

/** Shows a page only to administrators, and tells others who it is for. The API does the access control. */
export function AdminsOnly({ thing, children }: { thing: string; children: ReactNode }) {
  if (useViewer().role === 'admin') return children;
  return (
    <EmptyState icon={Lock} title={`${thing} are for administrators`}>
      <p>Ask an administrator of this project if you need something changed here.</p>
    </EmptyState>
  );
}
