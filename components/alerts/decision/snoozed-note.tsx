import { AlarmClock } from 'lucide-react';
import { useSnoozeAlert } from '@/components/alerts/alert-mutations';
import { isSnoozed } from '@/components/alerts/snoozed';
import { SnoozedText } from '@/components/alerts/snoozed-text';
import { Button } from '@/components/ui/button';
import { ProblemNotice } from '@/components/ui/problem-notice';
import { useNow } from '@/components/ui/use-now';
import type { Alert } from '@/lib/domain/alerts/schema';

interface SnoozedNoteProps {
  alert: Alert;
  /** Absent if the user may not end the snooze. Called once it has ended, which removes the pressed button. */
  onEnded?: () => void;
}

/** Until when the alert is snoozed, and how to end that. */
export function SnoozedNote({ alert, onEnded }: SnoozedNoteProps) {
  const now = useNow();
  const snooze = useSnoozeAlert(alert.token);
  if (!isSnoozed(alert, now)) return null;
  return (
    <div
      role="note"
      className="flex flex-wrap items-center justify-between gap-2 rounded-md bg-sunken px-3 py-2 text-sm text-muted"
    >
      <p className="flex gap-2">
        <AlarmClock aria-hidden className="mt-0.5 size-4 shrink-0" />
        <SnoozedText alert={alert} form="text" />
      </p>
      {onEnded && (
        <Button size="small" onClick={() => snooze.mutate({ until: null }, { onSuccess: onEnded })}>
          End the snooze
        </Button>
      )}
      {snooze.isError && <ProblemNotice title="The snooze could not be ended" problem={snooze.error} />}
    </div>
  );
}
