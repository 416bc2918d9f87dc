'use client';

import { anyText, oneOfOr } from '@/components/ui/filters/address';
import { useAddress, useHref } from '@/components/ui/filters/use-address';
import { UserCheck } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useCallback, useEffect, useMemo, useRef, useState, useTransition } from 'react';
import { LiveMark } from '@/components/live/live-mark';
import { RiskDialogs } from '@/components/risk/risk-dialogs';
import { useShortcuts } from '@/components/shell/use-shortcuts';
import { useViewer } from '@/components/shell/viewer';
import { AwaitedOverlay } from '@/components/ui/awaited-overlay';
import { classNames } from '@/components/ui/class-names';
import { CodeNotLoaded } from '@/components/ui/code-not-loaded';
import { DataTable, type DataTableHandle } from '@/components/ui/data-table/data-table';
import { EmptyState } from '@/components/ui/empty-state';
import { onDemand } from '@/components/ui/on-demand';
import { Tabs } from '@/components/ui/tabs';
import { toast } from '@/components/ui/toast';
import type { Alert } from '@/lib/domain/alerts/schema';
import type { RiskAssessment } from '@/lib/domain/risk/schema';
import { keyOfRow, reviewColumns, type ReviewRow } from './review-columns';
import { countOf, isOf, reviewTabs } from './review-tabs';
import { UndoBar } from './undo-bar';
import { useConfirm } from './use-confirm';
import { beginRefusal } from './use-refusing';
import { nextToDecide, useCurrent } from './use-current';
import { useReview } from './use-review';
import { mayRefuse, newestOverride, pathOf, refusedIn, whyNotMine } from './review-items';

/** Loaded while the list is read. */
const detailPane = onDemand(() => import('./review-detail'));

const parsers = {
  show: oneOfOr(
    reviewTabs.map(({ key }) => key),
    'all',
  ),
  item: anyText,
};

/** The review queue, with the decision beside it. */
export function ReviewPage() {
  const viewer = useViewer();
  const router = useRouter();
  const { code, hasFailed } = detailPane.useArrival(true);
  const { items, totals, query } = useReview();
  const [{ show, item: opened }, setPlace] = useAddress(parsers);
  const hrefOf = useHref('/review', parsers);
  /**
   * Kept separately from the list, which may be refetched while the dialog is open. The list provides any newer
   * assessment.
   */
  const [approving, setApproving] = useState<RiskAssessment | null>(null);
  const table = useRef<DataTableHandle>(null);
  const list = useRef<HTMLDivElement>(null);
  const detail = useRef<HTMLDivElement>(null);
  const { held, isConfirming, confirm, undo } = useConfirm();
  const [isLeaving, leave] = useTransition();

  const rows = useMemo(
    () =>
      items
        .filter((item) => isOf(show, item))
        .map((item): ReviewRow => ({ item, refusal: whyNotMine(item, viewer) })),
    [items, show, viewer],
  );
  const assessment = approving && (newestOverride(items, approving.case_token) ?? approving);
  const byKey = (key: string | null) => rows.find(({ item }) => item.key === key);
  const { current, index, choose } = useCurrent(rows, opened);
  const currentKey = current?.item.key ?? null;

  const open = useCallback(
    (key: string | null) => {
      choose(key);
      setPlace({ item: key });
    },
    [choose, setPlace],
  );
  const target = useCallback(
    ({ item }: ReviewRow) => ({ label: item.key, onActivate: () => open(item.key) }),
    [open],
  );

  // On a small screen the decision replaces the list, so it gets the focus.
  useEffect(() => {
    if (opened !== null && list.current?.offsetParent === null) detail.current?.focus();
  }, [opened]);

  const latest = useRef({ rows, index });
  useEffect(() => {
    latest.current = { rows, index };
  });

  // The focused element may have disappeared with its item.
  const shown = useRef(currentKey);
  useEffect(() => {
    if (shown.current !== null && currentKey !== null && document.activeElement === document.body)
      table.current?.focus(currentKey);
    shown.current = currentKey;
  }, [currentKey]);

  /** Moves from the row that is shown, wherever the focus is. */
  function move(by: 1 | -1) {
    const to = rows[Math.min(rows.length - 1, Math.max(0, index + by))];
    if (to) table.current?.focus(to.item.key);
  }

  /** Moves to the next item, unless the reviewer has gone elsewhere in the meantime. */
  function moveOnFrom(key: string) {
    const { rows: now, index: place } = latest.current;
    const next = now[place]?.item.key === key ? nextToDecide(now, place) : null;
    if (next !== null) table.current?.focus(next);
  }

  /** Shows the item again, because the reviewer undid its confirmation to decide it otherwise. */
  function undoOf(alert: Alert) {
    undo(alert, {
      onSuccess: () => {
        if (opened === null) choose(alert.token);
        else open(alert.token);
        table.current?.focus(alert.token);
      },
    });
  }

  function goBack() {
    open(null);
    if (current) table.current?.focus(current.item.key);
  }

  function act() {
    if (!current) return;
    const { item, refusal } = current;
    if (refusal !== null) return toast.info(refusal);
    if (item.kind === 'override') return setApproving(item.assessment);
    if (item.kind !== 'proposal') return toast.info('Nothing was proposed here. Open it to decide.');
    if (item.alert.held || isConfirming(item.key)) return;
    confirm(item.alert, { onSuccess: () => moveOnFrom(item.key) });
  }

  function refuse() {
    if (!current) return;
    if (!mayRefuse(current))
      return toast.info(current.refusal ?? 'There is nothing to refuse here. Open it to decide.');
    const { item } = current;
    beginRefusal(refusedIn(item));
    leave(() => router.push(pathOf(item)));
  }

  useShortcuts({
    j: () => move(1),
    k: () => move(-1),
    c: act,
    r: refuse,
    ...(held && { u: () => undoOf(held) }),
  });

  return (
    <>
      <div className="@container/page">
        <header className="border-b bg-surface px-(--page-gutter) pt-4">
          <div className="flex items-center justify-between gap-4 pb-2">
            <h1 className="text-xl font-semibold tracking-tight">Review</h1>
            <LiveMark />
          </div>
          <Tabs
            label="What waits"
            current={show}
            tabs={reviewTabs.map(({ key, label }) => ({
              key,
              label,
              href: hrefOf({ show: key, item: null }),
              count: query.isPending ? null : countOf(key, totals),
            }))}
            onChoose={(key) => {
              choose(null);
              setPlace({ show: key, item: null });
            }}
          />
        </header>
        <div className="grid items-start gap-4 p-(--page-gutter) @4xl/page:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
          <div
            ref={list}
            className={classNames(
              'min-w-0 overflow-hidden rounded-lg border bg-surface',
              opened !== null && byKey(opened) && '@max-4xl/page:hidden',
              rows.length === 0 && !query.isPending && '@4xl/page:col-span-2',
            )}
          >
            <DataTable
              ref={table}
              label="Waiting for a reviewer"
              noun={['decision', 'decisions']}
              columns={reviewColumns}
              mainColumn="what"
              density="two-line"
              rows={rows}
              total={countOf(show, totals)}
              keyOf={keyOfRow}
              target={target}
              query={query}
              currentKey={current?.item.key}
              onRowFocus={choose}
              empty={
                <EmptyState icon={UserCheck} title="Nothing is waiting for a reviewer">
                  Proposals, risk overrides and cases sent to review appear here.
                </EmptyState>
              }
            />
          </div>
          {current && (
            <div
              ref={detail}
              tabIndex={-1}
              className={classNames(
                'min-w-0 outline-none @4xl/page:sticky @4xl/page:top-4',
                !byKey(opened) && '@max-4xl/page:hidden',
              )}
            >
              {hasFailed && <CodeNotLoaded onRetry={() => void detailPane.load()} />}
              {code && (
                <code.ReviewDetail
                  row={current}
                  isPending={isConfirming(current.item.key)}
                  onAct={act}
                  onRefuse={refuse}
                  onUndo={() => 'alert' in current.item && undoOf(current.item.alert)}
                  onBack={goBack}
                />
              )}
            </div>
          )}
        </div>
      </div>
      {/* What a reviewer types next belongs to the refusal: here a letter could confirm. */}
      {isLeaving && <AwaitedOverlay />}
      <UndoBar held={held} onUndo={() => held && undoOf(held)} />
      <RiskDialogs
        open={assessment && 'approve'}
        assessment={assessment ?? undefined}
        onClose={() => setApproving(null)}
      />
    </>
  );
}
