'use client';

import { X } from 'lucide-react';
import { useRef, useState } from 'react';
import { kindOf } from '@/components/alerts/alert-kinds';
import { useShortcuts } from '@/components/shell/use-shortcuts';
import { useViewer } from '@/components/shell/viewer';
import { Button } from '@/components/ui/button';
import { Field, TextArea } from '@/components/ui/field';
import { formatCount } from '@/components/ui/format';
import { Kbd } from '@/components/ui/kbd';
import { KeyForm } from '@/components/ui/key-form';
import { Popover } from '@/components/ui/popover';
import type { Alert } from '@/lib/domain/alerts/schema';
import type { useBulk } from './use-bulk';

/** What can be done with the alerts that are selected. */
export function BulkBar({ selected, isPending, run, clear }: ReturnType<typeof useBulk>) {
  const viewer = useViewer();
  const actions = useRef<HTMLDivElement>(null);
  useShortcuts({
    b: () => actions.current?.querySelector('button')?.focus(),
    ...(selected.length > 0 && { Escape: clear }),
  });
  // Not by `disabled`, which would take the focus away.
  const start: typeof run = (change) => !isPending && run(change);
  if (selected.length === 0) return null;
  return (
    <div
      role="group"
      aria-label="Selected alerts"
      className="flex flex-wrap items-center gap-1.5 border-t p-2"
    >
      <p role="status" className="px-2 text-sm font-medium">
        {formatCount(selected.length)} {selected.length === 1 ? 'alert' : 'alerts'} selected
      </p>
      <Kbd keys="b" />
      <Button look="quiet" size="icon" aria-label="Clear the selection" onClick={clear} className="ml-auto">
        <X aria-hidden />
      </Button>
      <div ref={actions} className="flex basis-full flex-wrap gap-1.5">
        <Button size="small" aria-disabled={isPending} onClick={() => start({ kind: 'acknowledge' })}>
          Acknowledge
        </Button>
        <Button
          size="small"
          aria-disabled={isPending}
          onClick={() => start({ kind: 'assign', user_id: viewer.token })}
        >
          Assign to me
        </Button>
        <Clear words={clearWords(selected)} isPending={isPending} run={start} />
      </div>
    </div>
  );
}

/** A face or a document that is cleared lets its person through. */
const clearWords = (alerts: readonly Alert[]) =>
  alerts.every((alert) => kindOf(alert) === 'match')
    ? { label: 'False positives…', title: 'Resolve as false positives' }
    : { label: 'Clear…', title: 'Clear these alerts: what they found does not stand, and the clients pass' };

interface ClearProps extends Pick<ReturnType<typeof useBulk>, 'isPending' | 'run'> {
  words: ReturnType<typeof clearWords>;
}

/** With a rationale that holds for each of them. */
function Clear({ words, isPending, run }: ClearProps) {
  const [isOpen, setOpen] = useState(false);
  const [rationale, setRationale] = useState('');
  // As for the alert that is open, which no key decides while others are selected.
  useShortcuts({ '1': () => setOpen(true) });
  const isReady = rationale.trim() !== '' && !isPending;
  return (
    <Popover
      title={words.title}
      open={isOpen}
      onOpenChange={setOpen}
      className="w-80"
      trigger={
        <Button size="small" aria-keyshortcuts="1">
          {words.label} <Kbd keys="1" />
        </Button>
      }
    >
      <KeyForm
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isReady) return;
          setOpen(false);
          run({ kind: 'resolve', resolution: { action: 'Approve', rationale, is_false_positive: true } });
        }}
      >
        <Field label="Rationale" hint="Kept with each of them in the audit trail.">
          <TextArea
            maxLength={5000}
            value={rationale}
            onChange={(event) => setRationale(event.target.value)}
          />
        </Field>
        <Button look="primary" type="submit" aria-disabled={!isReady}>
          Resolve all
        </Button>
      </KeyForm>
    </Popover>
  );
}
