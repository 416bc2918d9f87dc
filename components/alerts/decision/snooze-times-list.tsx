import { Button } from '@/components/ui/button';
import { formatDateTime } from '@/components/ui/format';
import { useNow } from '@/components/ui/use-now';
import { snoozeTimes } from './snooze-times';

interface SnoozeTimesProps {
  deadline: string;
  /** "its deadline" */
  whose: string;
  onChoose: (until: string) => void;
}

/** The times until which something can be snoozed, which end at a deadline. */
export function SnoozeTimes({ deadline, whose, onChoose }: SnoozeTimesProps) {
  const times = snoozeTimes(useNow(), new Date(deadline));
  const last = formatDateTime(deadline);
  return (
    <div className="grid gap-2">
      <p className="text-sm text-muted">
        {times.length > 0
          ? `At most until ${whose}, ${last}.`
          : `Too late to snooze until tomorrow: ${whose} is ${last}.`}
      </p>
      {times.map(({ label, until }) => (
        <Button key={label} className="justify-between gap-6" onClick={() => onChoose(until.toISOString())}>
          {label} <span className="font-normal text-muted">{formatDateTime(until.toISOString())}</span>
        </Button>
      ))}
    </div>
  );
}
