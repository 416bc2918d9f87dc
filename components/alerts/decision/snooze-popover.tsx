'use client';

import { AlarmClock } from 'lucide-react';
import { useState } from 'react';
import { useSnoozeAlert } from '@/components/alerts/alert-mutations';
import { Kbd } from '@/components/ui/kbd';
import { useShortcuts } from '@/components/shell/use-shortcuts';
import { Button } from '@/components/ui/button';
import { Popover } from '@/components/ui/popover';
import { ProblemNotice } from '@/components/ui/problem-notice';
import type { Alert } from '@/lib/domain/alerts/schema';
import { SnoozeTimes } from './snooze-times-list';

interface SnoozePopoverProps {
  alert: Alert;
  /** Called with the alert as it was before. */
  onSnoozed: (alert: Alert, until: string) => void;
}

export function SnoozePopover({ alert, onSnoozed }: SnoozePopoverProps) {
  const [isOpen, setOpen] = useState(false);
  const snooze = useSnoozeAlert(alert.token);
  useShortcuts({ z: () => setOpen(true) });
  const snoozeUntil = (until: string) =>
    snooze.mutate(
      { until },
      {
        onSuccess: () => {
          setOpen(false);
          onSnoozed(alert, until);
        },
      },
    );
  return (
    <Popover
      title="Snooze until"
      open={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button look="quiet" size="small" aria-keyshortcuts="z">
          <AlarmClock aria-hidden /> Snooze <Kbd keys="z" />
        </Button>
      }
    >
      <SnoozeTimes deadline={alert.sla_deadline} whose="its deadline" onChoose={snoozeUntil} />
      {snooze.isError && <ProblemNotice title="The alert could not be snoozed" problem={snooze.error} />}
    </Popover>
  );
}
