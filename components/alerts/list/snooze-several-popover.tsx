'use client';

import { type ComponentProps, useState } from 'react';
import { SnoozeTimes } from '@/components/alerts/decision/snooze-times-list';
import { useShortcuts } from '@/components/shell/use-shortcuts';
import { Button } from '@/components/ui/button';
import { Kbd } from '@/components/ui/kbd';
import { Popover } from '@/components/ui/popover';
import { isDecided } from './group';
import type { useBulk } from './use-bulk';

type SnoozeProps = Pick<ReturnType<typeof useBulk>, 'selected' | 'run'> &
  Pick<ComponentProps<typeof Popover>, 'beside'>;

/** Snoozes the selected alerts, none of them beyond the first of their deadlines. */
export function SnoozeSeveralPopover({ beside, selected, run }: SnoozeProps) {
  const [isOpen, setOpen] = useState(false);
  useShortcuts({ z: () => setOpen(true) });
  const deadlines = selected.filter((alert) => !isDecided(alert)).map(({ sla_deadline }) => sla_deadline);
  const first = deadlines.toSorted()[0];
  return (
    <Popover
      title="Snooze until"
      open={isOpen}
      onOpenChange={setOpen}
      align="end"
      beside={beside}
      trigger={
        <Button aria-keyshortcuts="z">
          Snooze… <Kbd keys="z" />
        </Button>
      }
    >
      {first === undefined ? (
        <p className="text-sm text-muted">All of them are decided.</p>
      ) : (
        <SnoozeTimes
          deadline={first}
          whose="the first deadline"
          onChoose={(until) => {
            setOpen(false);
            run({ kind: 'snooze', until });
          }}
        />
      )}
    </Popover>
  );
}
