'use client';

import { CircleCheck, Lock } from 'lucide-react';
import { SlaText } from '@/components/alerts/sla-text';
import { CaseSlaText } from '@/components/cases/case-sla-text';
import type { Viewer } from '@/components/shell/viewer';
import { canAct } from '@/lib/domain/access/roles';
import { UserName } from '@/components/people/user-name';
import { TonedText } from '@/components/ui/badge';
import { type Column, lineStyle, shownWhenFolded } from '@/components/ui/data-table/column';
import { RelativeTime } from '@/components/ui/relative-time';
import { ItemName, summaryOf } from './item-text';
import { type ReviewItem, whyNotMine } from './review-items';
import { kindLook } from './review-look';

/** A row with what the reviewer has to know before opening it. */
export interface ReviewRow {
  item: ReviewItem;
  /** Why the viewer may not decide it; null if they may. */
  refusal: string | null;
  /** Whether somebody else has to decide it: not for those who only read. */
  isForOthers: boolean;
}

export const rowOf = (item: ReviewItem, viewer: Pick<Viewer, 'token' | 'role' | 'four_eyes'>): ReviewRow => {
  const refusal = whyNotMine(item, viewer);
  return { item, refusal, isForOthers: refusal !== null && canAct(viewer.role) };
};

export const keyOfRow = ({ item }: ReviewRow) => item.key;

export const reviewColumns: readonly Column<ReviewRow>[] = [
  {
    id: 'what',
    name: 'Subject and decision',
    priority: 1,
    cell: ({ item, refusal }) => (
      <>
        <ItemName item={item} className={lineStyle} />
        <span className="flex items-center gap-1 text-xs font-normal text-muted">
          <KindIcon kind={item.kind} />
          <Mark item={item} refusal={refusal} />
          <span className={lineStyle}>{summaryOf(item)}</span>
        </span>
      </>
    ),
  },
  {
    id: 'kind',
    name: 'Kind',
    priority: 2,
    width: 'w-36',
    cell: ({ item }) => {
      const { label, ...look } = kindLook[item.kind];
      return <TonedText {...look}>{label}</TonedText>;
    },
  },
  {
    id: 'by',
    name: 'Submitted',
    priority: 3,
    width: 'w-32',
    cell: ({ item }) => (
      <>
        {item.submittedBy && (
          <span className="block truncate">
            <UserName token={item.submittedBy} />
          </span>
        )}
        <span className="block truncate text-xs text-muted">
          <RelativeTime timestamp={item.submittedAt} form="text" />
        </span>
      </>
    ),
  },
  { id: 'due', name: 'Due', priority: 1, width: 'w-24', cell: ({ item }) => <Deadline item={item} /> },
];

/** Where the column that names the kind has no room. */
function KindIcon({ kind }: Pick<ReviewItem, 'kind'>) {
  const { icon: Icon, label } = kindLook[kind];
  return (
    <span title={label} className={`inline-flex shrink-0 ${shownWhenFolded[2]}`}>
      <Icon role="img" aria-label={label} className="size-3" />
    </span>
  );
}

function Mark({ item, refusal }: Pick<ReviewRow, 'item' | 'refusal'>) {
  if ('alert' in item && item.alert.held)
    return (
      <TonedText tone="good" icon={CircleCheck} className="shrink-0 font-medium">
        Decided
      </TonedText>
    );
  return refusal === null ? null : (
    <span title={refusal} className="inline-flex shrink-0">
      <Lock role="img" aria-label={refusal} className="size-3" />
    </span>
  );
}

function Deadline({ item }: { item: ReviewItem }) {
  if ('alert' in item) return <SlaText alert={item.alert} form="short" />;
  if (item.kind === 'policy') return <span className="text-faint">None</span>;
  return <CaseSlaText of={item.found} form="short" />;
}
