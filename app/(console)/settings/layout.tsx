import type { ReactNode } from 'react';
import { SettingsHead } from '@/components/settings/settings-head';

export default function SettingsLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <SettingsHead />
      {children}
    </>
  );
}
