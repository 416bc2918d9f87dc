'use client';

import { undoableText } from '@/components/alerts/decision/undoable';
import { RiskDialogs } from '@/components/risk/risk-dialogs';
import { useShortcuts } from '@/components/shell/use-shortcuts';
import { classNames } from '@/components/ui/class-names';
import { AwaitedOverlay } from '@/components/ui/awaited-overlay';
import { CodeNotLoaded } from '@/components/ui/code-not-loaded';
import { onDemand } from '@/components/ui/on-demand';
import { ReviewHeader } from './review-header';
import { ReviewList } from './review-list';
import { countsOf } from './review-tabs';
import { useReview } from './use-review';
import { useReviewActs } from './use-review-acts';
import { type ReviewMoves, useReviewMoves } from './use-review-moves';

/** Loaded while the list is read. */
const detailPane = onDemand(() => import('./review-detail'));

const itemDialog = onDemand(() => import('./item-dialog'));

/** The review queue, with the decision beside it. */
export function ReviewPage() {
  const { items, totals, query } = useReview();
  const moves = useReviewMoves(items);
  const acts = useReviewActs(items, moves);
  const { judged, undoable } = acts;
  const counts = query.isPending ? null : countsOf(moves.all, totals);

  useShortcuts({
    j: () => moves.move(1),
    k: () => moves.move(-1),
    c: acts.act,
    r: acts.refuse,
    o: acts.openPage,
  });

  return (
    <>
      <div className="@container/page">
        <ReviewHeader show={moves.show} counts={counts} onShow={(tab) => moves.showTab(tab)} />
        <div className="grid items-start gap-4 p-(--page-gutter) @4xl/page:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
          <ReviewList moves={moves} total={counts?.[moves.show] ?? 0} query={query} />
          <Decision moves={moves} acts={acts} />
        </div>
      </div>
      <p role="status" className="sr-only">
        {undoable && undoableText(undoable)}
      </p>
      <RiskDialogs open={judged && judged.how} assessment={judged?.assessment} onClose={acts.endJudging} />
      <AskedItem {...acts} />
    </>
  );
}

function AskedItem({ asked, endAsking }: Pick<ReturnType<typeof useReviewActs>, 'asked' | 'endAsking'>) {
  const code = itemDialog.useCode(asked !== null);
  if (!asked) return null;
  return code ? <code.ItemDialog item={asked} onClose={endAsking} /> : <AwaitedOverlay onClose={endAsking} />;
}

interface DecisionProps {
  moves: ReviewMoves;
  acts: ReturnType<typeof useReviewActs>;
}

/** Beside the list, or on a small screen instead of it. */
function Decision({ moves: { current, detail, isOpened, backToList }, acts }: DecisionProps) {
  const { code, hasFailed } = detailPane.useArrival(true);
  if (!current) return null;
  const { item } = current;
  return (
    <div
      ref={detail}
      tabIndex={-1}
      className={classNames(
        'min-w-0 outline-none @4xl/page:sticky @4xl/page:top-4',
        !isOpened && '@max-4xl/page:hidden',
      )}
    >
      {hasFailed && <CodeNotLoaded onRetry={() => void detailPane.load()} />}
      {/* What a reviewer types next belongs to the decision: here a letter could confirm. */}
      {!code && acts.isOtherwise && <AwaitedOverlay />}
      {code && (
        <code.ReviewDetail
          row={current}
          isPending={acts.isDeciding(item.key)}
          undoable={acts.undoable}
          onAct={acts.act}
          onRefuse={acts.refuse}
          isOtherwise={acts.isOtherwise}
          onOtherwise={(plan, draft) => 'alert' in item && acts.decideOtherwise(item.alert, plan, draft)}
          onOtherwiseClosed={acts.endOtherwise}
          onUndo={() => 'alert' in item && acts.undoOf(item.alert)}
          onBack={backToList}
        />
      )}
    </div>
  );
}
