'use client';

import { createContext, type ReactNode, useContext } from 'react';
import type { User } from '@/lib/domain/access/schema';

export interface Viewer extends Omit<User, 'disabled' | 'email_notifications'> {
  project_name: string;
  /** The hash in the paths of flow operations. */
  project_hash: string;
  environment: 'staging' | 'production';
  /** Whether this installation has a mail server. */
  sends_mail: boolean;
  /** The policy when the page was loaded (API §7.4). The server has the final say. */
  four_eyes: { critical_false_positive: boolean; risk_override: boolean };
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
