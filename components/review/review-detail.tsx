'use client';

import { ArrowLeft, CircleCheck, CircleX, ExternalLink, Lock } from 'lucide-react';
import Link from 'next/link';
import { UndoBar } from '@/components/alerts/decision/undo-bar';
import { PriorityText } from '@/components/alerts/priority-text';
import { kindOf } from '@/lib/domain/alerts/kinds';
import { sentenceOf } from '@/components/alerts/evidence/sentence-of';
import { verdictPhrase } from '@/lib/domain/alerts/verdict-words';
import { BeforeApproval } from '@/components/cases/frame/before-approval-panel';
import { UserName } from '@/components/people/user-name';
import { heaviestFactors, signedPoints } from '@/components/risk/breakdown';
import { TierWord } from '@/components/risk/risk-summary';
import { Badge } from '@/components/ui/badge';
import { Button, buttonStyle } from '@/components/ui/button';
import { Facts } from '@/components/ui/facts';
import { formatDateTime } from '@/components/ui/format';
import { Kbd } from '@/components/ui/kbd';
import { LongName } from '@/components/ui/long-name';
import { ScrollRegion } from '@/components/ui/scroll-region';
import { Score } from '@/components/ui/score';
import { Written } from '@/components/ui/written';
import type { RiskDimensions } from '@/lib/domain/risk/schema';
import { ChangesSince } from './changes-since';
import { useItemName } from './item-text';
import type { ReviewRow } from './review-columns';
import { mayRefuse, pathOf, type ReviewItem } from './review-items';
import { kindLook } from './review-look';
import { ReviewMatch } from './review-match';
import type { UndoableItem } from './use-review-acts';

interface ReviewDetailProps {
  row: ReviewRow;
  isPending: boolean;
  /** The last confirmation, while it can be undone. */
  undoable: UndoableItem | null;
  /** Confirms a proposal, or opens the approval of an override. */
  onAct: () => void;
  /** Decides it otherwise: a proposal at its alert, an override here. */
  onRefuse: () => void;
  onUndo: () => void;
  /** For small screens, where the list is not beside the detail. */
  onBack: () => void;
}

export function ReviewDetail(props: ReviewDetailProps) {
  const { row, isPending, undoable, onAct, onRefuse, onUndo, onBack } = props;
  const { item, refusal } = row;
  const { label, ...look } = kindLook[item.kind];
  const name = useItemName(item);
  return (
    <section
      aria-label="To decide"
      className="@container/evidence flex min-w-0 flex-col rounded-lg border bg-surface @4xl/page:max-h-[max(20rem,calc(100dvh-10rem))]"
    >
      <header className="flex flex-col gap-2 border-b px-4 py-3">
        <Button look="quiet" size="small" onClick={onBack} className="-ml-2 self-start @4xl/page:hidden">
          <ArrowLeft aria-hidden />
          Back to review
        </Button>
        <div className="flex flex-wrap items-center gap-2">
          <Badge {...look}>{label}</Badge>
          {'alert' in item && <PriorityText priority={item.alert.priority} />}
        </div>
        <h2 className="text-lg font-semibold wrap-anywhere">
          <LongName key={item.key} name={name} />
        </h2>
      </header>
      <ScrollRegion label="Evidence, in full" className="min-h-0 overflow-y-auto">
        <div className="flex flex-col gap-3 px-4 py-3">
          <Question item={item} />
          {'alert' in item && <ReviewMatch key={item.key} alert={item.alert} />}
          <p className="text-xs text-muted">
            Submitted{' '}
            {item.submittedBy && (
              <>
                by <UserName token={item.submittedBy} />,{' '}
              </>
            )}
            {formatDateTime(item.submittedAt)}
          </p>
        </div>
        <section aria-label="Since it was submitted" className="border-t">
          <h3 className="px-4 pt-3 text-sm font-semibold">Since it was submitted</h3>
          <ChangesSince key={item.key} item={item} />
        </section>
      </ScrollRegion>
      <div className="sticky bottom-0 flex flex-wrap items-center gap-2 rounded-b-lg border-t bg-surface px-4 py-3">
        <Act row={row} isPending={isPending} undoable={undoable} onAct={onAct} onUndo={onUndo} />
        {mayRefuse(row) && (
          <Button aria-keyshortcuts="r" onClick={onRefuse}>
            <CircleX aria-hidden />
            Refuse… <Kbd keys="r" />
          </Button>
        )}
        <Link
          href={pathOf(item)}
          className={buttonStyle({ look: isDecidedThere(item) ? 'primary' : 'secondary' })}
        >
          <ExternalLink aria-hidden />
          {'alert' in item ? 'Open the alert' : 'Open the case'}
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
    </section>
  );
}

/** Whether the item can only be decided on its own page. */
const isDecidedThere = ({ kind }: ReviewItem): boolean => kind === 'escalation' || kind === 'case';

function Act({
  row: { item, refusal },
  isPending,
  undoable,
  onAct,
  onUndo,
}: Pick<ReviewDetailProps, 'row' | 'isPending' | 'undoable' | 'onAct' | 'onUndo'>) {
  if (item.kind === 'proposal' && item.alert.held)
    return undoable?.token === item.key ? null : <Button onClick={onUndo}>Undo</Button>;
  if (refusal !== null || (item.kind !== 'proposal' && item.kind !== 'override')) return null;
  return (
    <Button look="primary" aria-disabled={isPending} aria-keyshortcuts="c" onClick={onAct}>
      <CircleCheck aria-hidden />
      {item.kind === 'override' ? 'Approve…' : isPending ? 'Confirming…' : 'Confirm'}
      <Kbd keys="c" />
    </Button>
  );
}

const Quote = ({ children }: { children: string }) => (
  <blockquote className="border-l-2 border-line-strong/50 pl-3 text-base whitespace-pre-wrap">
    <Written className="block">{children}</Written>
  </blockquote>
);

/** What the reviewer should decide, and why. */
function Question({ item }: { item: ReviewItem }) {
  switch (item.kind) {
    case 'proposal':
      return <Proposed item={item} />;
    case 'escalation':
      return (
        <>
          <p className="text-sm text-muted">
            <Written>{sentenceOf(item.alert)}</Written>
          </p>
          {item.reason && <Quote>{item.reason}</Quote>}
          <p className="text-sm">No resolution was proposed. Open the alert to decide it.</p>
        </>
      );
    case 'override':
      return (
        <>
          <p className="flex flex-wrap items-baseline gap-x-2 text-sm">
            Calculated <Score score={item.assessment.overall_score} className="font-semibold tabular-nums" />
            <TierWord tier={item.assessment.tier} className="font-semibold" />
            {item.assessment.override_tier && (
              <>
                set to <TierWord tier={item.assessment.override_tier} className="text-lg font-semibold" />
              </>
            )}
          </p>
          <Quote>{item.assessment.override_justification ?? ''}</Quote>
          <Factors dimensions={item.assessment.dimensions} />
        </>
      );
    case 'case':
      return (
        <>
          <Facts
            className="max-w-sm px-0 py-0"
            facts={[
              { label: 'Case', value: `${item.found.name}, ${item.found.type}` },
              { label: 'Alerts to resolve', value: item.found.open_alerts_count },
              {
                label: 'Risk',
                value: item.found.risk_tier ? (
                  <TierWord tier={item.found.risk_tier} className="font-medium" />
                ) : (
                  'Not assessed'
                ),
              },
            ]}
          />
          {item.reason && <Quote>{item.reason}</Quote>}
          <BeforeApproval of={item.found} />
        </>
      );
  }
}

/** What the calculated score comes from, to judge the override by. */
function Factors({ dimensions }: { dimensions: RiskDimensions }) {
  const factors = heaviestFactors(dimensions);
  return (
    <section aria-label="What the score comes from" className="max-w-lg">
      <h3 className="text-sm font-semibold">What the score comes from</h3>
      {factors.length === 0 && <p className="mt-1 text-sm text-muted">No factor raises it.</p>}
      <ul className="mt-1 text-sm">
        {factors.map(({ dimension, name, value, points }) => (
          <li key={`${dimension} ${name} ${value}`} className="flex items-baseline gap-x-3 py-1">
            <span className="min-w-0 flex-1 wrap-anywhere">
              {name}: <Written>{value}</Written>
              <span className="text-xs text-muted"> · {dimension}</span>
            </span>
            <span className="tabular-nums">{signedPoints(points)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Proposed({ item: { alert, reason } }: { item: Extract<ReviewItem, { alert: unknown }> }) {
  const { proposal } = alert;
  if (!proposal) return null;
  return (
    <>
      <p className="text-sm text-muted">
        <Written>{sentenceOf(alert)}</Written>
      </p>
      <p className="text-sm">
        Proposed: <span className="font-semibold">{verdictPhrase(kindOf(alert), proposal)}</span>
      </p>
      <Quote>{proposal.rationale}</Quote>
      {reason && reason !== proposal.rationale && (
        <p className="text-sm whitespace-pre-wrap">
          Sent to the reviewer with: <Written>{reason}</Written>
        </p>
      )}
      {proposal.conditions && (
        <p className="text-sm">
          Conditions: <Written>{proposal.conditions}</Written>
        </p>
      )}
    </>
  );
}
