'use client';

import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Kbd } from '@/components/ui/kbd';
import type { Role } from '@/lib/platform/context';
import { type Section, sectionsFor } from './sections';
import { useViewer } from './viewer';

type Shortcut = readonly [keys: string, meaning: string];

const goTo = ({ keys, name }: Section): Shortcut => [keys, `Go to ${name.toLowerCase()}`];

const groupsFor = (role: Role): { title: string; shortcuts: readonly Shortcut[] }[] => [
  {
    title: 'Everywhere',
    shortcuts: [
      ['⌘ K', 'Search everything, or go to'],
      ['/', 'Search the list, or everything on pages without one'],
      ...sectionsFor(role).map(goTo),
      ['g i', 'Show your notices'],
      ['?', 'Show keyboard shortcuts'],
      ['Escape', 'Close, or return to the list'],
    ],
  },
  {
    title: 'Alerts',
    shortcuts: [
      ['j', 'Next alert'],
      ['k', 'Previous alert'],
      ['←', 'Previous hit on the subject'],
      ['→', 'Next hit on the subject'],
      ['1', 'Clear: false positive, same person, genuine document'],
      ['2', 'Confirm: true match, different person, forged document'],
      ['3', 'Escalate'],
      ['d', 'Ask for a document'],
      ['⌘ ↵', 'Commit the decision'],
      ['c', 'Confirm a proposal'],
      ['u', 'Undo the decision'],
      ['n', 'Pull the next alert'],
      ['a', 'Acknowledge'],
      ['s', 'Assign'],
      ['z', 'Snooze'],
      ['x', 'Select the alert; with Shift, all up to it'],
      ['b', 'Go to the actions for the selection'],
    ],
  },
  {
    title: 'Review',
    shortcuts: [
      ['c', 'Confirm, or approve'],
      ['u', 'Undo'],
    ],
  },
  {
    title: 'A case',
    shortcuts: [
      ['⌘ ↵', 'Make the next move, or send the comment'],
      ['w', 'Work through its alerts'],
      ['r', 'Retry the failed checks'],
      ['s', 'Change the owner'],
    ],
  },
];

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
