'use client';

import { Dialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { Brand } from '@/components/ui/brand';
import { useReturnFocus } from '@/components/ui/use-return-focus';
import { Navigation, SectionLink } from './navigation';
import { ProjectBadge } from './project-badge';
import { ThemeSwitch } from './theme-switch';
import { settings } from './sections';

interface NavigationDrawerProps {
  open: boolean;
  onClose: () => void;
}

export function NavigationDrawer({ open, onClose }: NavigationDrawerProps) {
  const finalFocus = useReturnFocus(open);
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-shade" />
        <Dialog.Popup
          finalFocus={finalFocus}
          className="@container/rail fixed inset-y-0 left-0 z-50 w-72 max-w-[85vw] bg-rail text-rail-ink outline-none"
        >
          <div className="flex h-full flex-col gap-5 overflow-y-auto p-3">
            <div className="flex items-center justify-between pl-2">
              <Dialog.Title render={<div />} className="contents">
                <Brand />
              </Dialog.Title>
              <Dialog.Close
                aria-label="Close navigation"
                className="grid size-11 place-items-center rounded-md hover:bg-rail-hover"
              >
                <X aria-hidden className="size-5" />
              </Dialog.Close>
            </div>
            <ProjectBadge />
            <Navigation onNavigate={onClose} />
            <div className="mt-auto flex flex-col gap-0.5">
              <ThemeSwitch />
              <SectionLink section={settings} onNavigate={onClose} />
            </div>
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
