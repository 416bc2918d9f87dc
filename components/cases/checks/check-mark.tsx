import { waitsForPerson } from '@/lib/domain/checks/moves';
import type { Check } from '@/lib/domain/checks/schema';
import { classNames } from '@/components/ui/class-names';
import { formatDateTime } from '@/components/ui/format';
import { StatusBadge } from '@/components/ui/status-badge';
import type { Settled } from './check-look';
import { SettledText, useCheckLook } from './settled-text';
import { waitsSince } from './waits-since';

type Outcome = Pick<Check, 'status' | 'result' | 'settled' | 'executed_at' | 'created_at'>;

/** A check's result in a cell. A pass is only a tick, so that other results stand out. */
export function CheckMark({ check }: { check: Outcome | undefined }) {
  if (!check) {
    return (
      <>
        <span aria-hidden className="text-faint">
          –
        </span>
        <span className="sr-only">Not requested</span>
      </>
    );
  }
  return <Mark check={check} />;
}

/** What people settled says by whom. */
function Mark({ check }: { check: Outcome }) {
  const { icon: Icon, tone, word } = useCheckLook(check);
  if (tone !== 'good' || check.settled)
    return <CheckOutcome check={check} form="cell" className="justify-center py-1 text-center" />;
  return (
    <span className="tone-good inline-grid align-middle text-tone">
      <Icon aria-hidden className="size-4" strokeWidth={2.25} />
      <span className="sr-only">{word}</span>
    </span>
  );
}

interface CheckOutcomeProps {
  check: Outcome;
  form?: 'full' | 'cell';
  className?: string;
}

interface CheckStateProps {
  check: Settled;
  form?: 'full' | 'cell';
}

/** A check's result, with when people settled it. */
export function CheckState({ check, form }: CheckStateProps) {
  return (
    <>
      <StatusBadge look={useCheckLook(check)} />
      <SettledText settled={check.settled} form={form} />
    </>
  );
}

/** A check's result in full, with how people settled it. */
export function CheckOutcome({ check, form, className }: CheckOutcomeProps) {
  return (
    <span className={classNames('inline-flex flex-wrap items-center gap-x-1.5 gap-y-0.5', className)}>
      <CheckState check={check} form={form} />
      {waitsForPerson(check) && (
        <span className="text-xs text-muted">since {formatDateTime(waitsSince(check))}</span>
      )}
    </span>
  );
}
