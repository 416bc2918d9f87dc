'use client';

import { ArrowLeft, CircleCheck, CircleX, ExternalLink, Lock } from 'lucide-react';
import Link from 'next/link';
import type { Draft } from '@/components/alerts/decision/draft';
import type { CommittedPlan } from '@/components/alerts/decision/plan';
import { UndoBar } from '@/components/alerts/decision/undo-bar';
import { PriorityText } from '@/components/alerts/priority-text';
import { topicOf } from '@/lib/domain/alerts/kinds';
import { ByUser } from '@/components/people/user-name';
import { Badge } from '@/components/ui/badge';
import { Button, buttonStyle } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { formatDateTime } from '@/components/ui/format';
import { Kbd } from '@/components/ui/kbd';
import { LongName } from '@/components/ui/long-name';
import { ScrollRegion } from '@/components/ui/scroll-region';
import { ChangesSince } from './changes-since';
import { DecideOtherwise } from './decide-otherwise';
import { useItemName } from './item-text';
import type { ReviewRow } from './review-columns';
import { mayRefuse, pathOf, type ReviewItem, type ReviewKind } from './review-items';
import { kindLook } from './review-look';
import { ReviewEvidence } from './review-evidence';
import { Question } from './review-question';
import type { UndoableItem } from './use-review-acts';

interface ReviewDetailProps {
  row: ReviewRow;
  isPending: boolean;
  /** The last decision, while it can be undone. */
  undoable: UndoableItem | null;
  /** Confirms a proposal, or opens the dialog in which anything else is decided. */
  onAct: () => void;
  /** Opens what can be decided instead. */
  onRefuse: () => void;
  /** Whether the proposal is being decided otherwise. */
  isOtherwise: boolean;
  onOtherwise: (plan: CommittedPlan, draft: Draft) => void;
  onOtherwiseClosed: () => void;
  onUndo: () => void;
  /** For small screens, where the list is not beside the detail. */
  onBack: () => void;
}

/** Makes room for the evidence while the form is below it. */
const foldedStyle = '@4xl/page:hidden';

export function ReviewDetail(props: ReviewDetailProps) {
  const { row, isOtherwise, onOtherwise, onOtherwiseClosed, onBack } = props;
  const { item } = row;
  const { label, ...look } = kindLook[item.kind];
  const name = useItemName(item);
  return (
    <section
      aria-label="To decide"
      className="@container/evidence flex min-w-0 flex-col rounded-lg border bg-surface [--pane:max(20rem,calc(100dvh-10rem-var(--tour-height,0rem)))] @4xl/page:max-h-(--pane)"
    >
      <header className="flex flex-col gap-2 border-b px-4 py-3">
        <Button look="quiet" size="small" onClick={onBack} className="-ml-2 self-start @4xl/page:hidden">
          <ArrowLeft aria-hidden />
          Back to review
        </Button>
        <div className={classNames('flex flex-wrap items-center gap-2', isOtherwise && foldedStyle)}>
          <Badge {...look}>{label}</Badge>
          {'alert' in item && <PriorityText priority={item.alert.priority} />}
        </div>
        <h2 className="text-lg font-semibold wrap-anywhere">
          <LongName key={item.key} name={name} />
        </h2>
        <About item={item} className={classNames(isOtherwise && foldedStyle)} />
      </header>
      <ScrollRegion
        label="Evidence, in full"
        className={classNames(
          'shrink-99999 overflow-y-auto',
          isOtherwise ? 'min-h-0 @4xl/page:min-h-[calc(var(--pane)/2)]' : 'min-h-0',
        )}
      >
        <div className="flex flex-col gap-3 px-4 py-3">
          <Question item={item} />
          {'alert' in item && <ReviewEvidence key={item.key} alert={item.alert} />}
          <p className="text-xs text-muted">
            Submitted{' '}
            {item.submittedBy && (
              <>
                <ByUser token={item.submittedBy} />,{' '}
              </>
            )}
            {formatDateTime(item.submittedAt)}
          </p>
        </div>
        {item.kind !== 'policy' && (
          <section aria-label="Since it was submitted" className="border-t">
            <h3 className="px-4 pt-3 text-sm font-semibold">Since it was submitted</h3>
            <ChangesSince key={item.key} item={item} />
          </section>
        )}
      </ScrollRegion>
      <div className="sticky bottom-(--tour-height,0rem) flex min-h-0 flex-col rounded-b-lg bg-surface">
        {isOtherwise && 'alert' in item ? (
          <DecideOtherwise
            key={item.key}
            alert={item.alert}
            onCommit={onOtherwise}
            onClose={onOtherwiseClosed}
          />
        ) : (
          <Acts {...props} />
        )}
      </div>
    </section>
  );
}

/** What the item is about, and its case. */
function About({ item, className }: { item: ReviewItem; className: string }) {
  if (item.kind === 'policy') return null;
  const { alert, found } = { alert: null, found: null, ...item };
  const caseName = found?.name ?? alert?.case_name;
  return (
    <p className={classNames('-mt-1 flex flex-wrap gap-x-1 text-sm text-muted', className)}>
      {found?.type ?? (alert && topicOf(alert))}
      {item.caseToken !== null && caseName && (
        <span className="whitespace-nowrap">
          {'· '}
          <Link
            href={`/cases/${item.caseToken}`}
            prefetch={false}
            className="underline underline-offset-2 hover:text-ink"
          >
            <bdi className="font-mono">{caseName}</bdi>
          </Link>
        </span>
      )}
    </p>
  );
}

function Acts(props: ReviewDetailProps) {
  const { row, undoable, onRefuse } = props;
  const { item, refusal } = row;
  return (
    <div className="flex shrink-0 flex-wrap items-center gap-2 border-t px-4 py-3">
      <Act {...props} />
      {mayRefuse(row) && (
        <Button aria-keyshortcuts="r" onClick={onRefuse}>
          <CircleX aria-hidden />
          {item.kind === 'override' ? 'Refuse…' : 'Decide otherwise'} <Kbd keys="r" />
        </Button>
      )}
      <Link
        href={pathOf(item)}
        aria-keyshortcuts="o"
        className={buttonStyle({ look: item.kind === 'escalation' ? 'primary' : 'secondary' })}
      >
        <ExternalLink aria-hidden />
        {openLabel(item)} <Kbd keys="o" />
      </Link>
      {/* In the room beside the buttons, so that it neither covers nor moves them. */}
      {undoable && (
        <UndoBar {...undoable} className="min-w-0 flex-1 basis-56 [&>p]:truncate [&>p]:text-right" />
      )}
      {refusal && (
        <p className="flex basis-full items-center gap-1.5 text-sm text-muted">
          <Lock aria-hidden className="size-3.5 shrink-0" />
          {refusal}
        </p>
      )}
    </div>
  );
}

function openLabel(item: ReviewItem): string {
  if (item.kind === 'policy') return 'Open the policy';
  return 'alert' in item ? 'Open the alert' : 'Open the case';
}

const actLabel: Record<Exclude<ReviewKind, 'escalation'>, string> = {
  proposal: 'Confirm',
  override: 'Approve…',
  case: 'Decide…',
  policy: 'Publish…',
};

function Act({
  row: { item, refusal },
  isPending,
  undoable,
  onAct,
  onUndo,
}: Pick<ReviewDetailProps, 'row' | 'isPending' | 'undoable' | 'onAct' | 'onUndo'>) {
  if (item.kind === 'proposal' && item.alert.held)
    return undoable?.token === item.key ? null : <Button onClick={onUndo}>Undo</Button>;
  if (refusal !== null || item.kind === 'escalation') return null;
  return (
    <Button look="primary" aria-disabled={isPending} aria-keyshortcuts="c" onClick={onAct}>
      <CircleCheck aria-hidden />
      {isPending ? 'Confirming…' : actLabel[item.kind]}
      <Kbd keys="c" />
    </Button>
  );
}
