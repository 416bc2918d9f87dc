'use client';

import { X } from 'lucide-react';
import { useState } from 'react';
import { useViewer } from '@/components/shell/viewer';
import { Button } from '@/components/ui/button';
import { Field, TextArea } from '@/components/ui/field';
import { formatCount } from '@/components/ui/format';
import { Popover } from '@/components/ui/popover';
import type { useBulk } from './use-bulk';

/** What can be done with the alerts that are selected. */
export function BulkBar({ selected, isPending, run, clear }: ReturnType<typeof useBulk>) {
  const viewer = useViewer();
  if (selected.length === 0) return null;
  return (
    <div
      role="group"
      aria-label="Selected alerts"
      className="flex flex-wrap items-center gap-1.5 border-t p-2"
    >
      <p role="status" className="px-2 text-sm font-medium">
        {formatCount(selected.length)} selected
      </p>
      <Button look="quiet" size="icon" aria-label="Clear the selection" onClick={clear} className="ml-auto">
        <X aria-hidden />
      </Button>
      <div className="flex basis-full flex-wrap gap-1.5">
        <Button size="small" disabled={isPending} onClick={() => run({ kind: 'acknowledge' })}>
          Acknowledge
        </Button>
        <Button
          size="small"
          disabled={isPending}
          onClick={() => run({ kind: 'assign', user_id: viewer.token })}
        >
          Assign to me
        </Button>
        <FalsePositives isPending={isPending} run={run} />
      </div>
    </div>
  );
}

/** With a rationale that holds for each of them. */
function FalsePositives({ isPending, run }: Pick<ReturnType<typeof useBulk>, 'isPending' | 'run'>) {
  const [isOpen, setOpen] = useState(false);
  const [rationale, setRationale] = useState('');
  const isReady = rationale.trim() !== '' && !isPending;
  return (
    <Popover
      title="Resolve as false positives"
      open={isOpen}
      onOpenChange={setOpen}
      className="w-80"
      trigger={<Button size="small">False positives…</Button>}
    >
      <form
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
      </form>
    </Popover>
  );
}
