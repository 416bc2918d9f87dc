'use client';

import { createContext, type ReactNode, useContext } from 'react';
import type { User } from '@/lib/domain/access/schema';

export interface Viewer extends Omit<User, 'disabled' | 'email_notifications'> {
  project_name: string;
  /** As in the paths of the flow operations. */
  project_hash: string;
  environment: 'staging' | 'production';
  /** The policy as it was when the page was opened (API §7.4). The server decides in the end. */
  four_eyes: { critical_false_positive: boolean };
}

const ViewerContext = createContext<Viewer | null>(null);

export function ViewerProvider({ viewer, children }: { viewer: Viewer; children: ReactNode }) {
  return <ViewerContext value={viewer}>{children}</ViewerContext>;
}

export function useViewer(): Viewer {
  const viewer = useContext(ViewerContext);
  if (!viewer) throw new Error('useViewer needs a ViewerProvider');
  return viewer;
}
