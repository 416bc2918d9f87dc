'use client';

import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Kbd } from '@/components/ui/kbd';
import { groupsFor } from './shortcut-groups';
import { useViewer } from './viewer';

interface ShortcutsDialogProps {
  open: boolean;
  onClose: () => void;
  onShowTour: () => void;
}

export function ShortcutsDialog({ open, onClose, onShowTour }: ShortcutsDialogProps) {
  const { role } = useViewer();
  return (
    <Dialog open={open} onClose={onClose} title="Keyboard shortcuts">
      <div className="grid gap-6 overflow-y-auto px-5 py-5 sm:grid-cols-2">
        {groupsFor(role).map(({ title, shortcuts }) => (
          <section key={title}>
            <h3 className="mb-2 text-xs font-medium text-muted">{title}</h3>
            <dl className="flex flex-col gap-2 text-sm">
              {shortcuts.map(([keys, meaning]) => (
                <div key={keys} className="flex items-start justify-between gap-4">
                  <dt className="text-muted">{meaning}</dt>
                  <dd>
                    <Kbd keys={keys} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <footer className="flex justify-end border-t px-5 py-3">
        <Button
          onClick={() => {
            onClose();
            onShowTour();
          }}
        >
          Show the tour
        </Button>
      </footer>
    </Dialog>
  );
}
