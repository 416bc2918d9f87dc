'use client';

import { ArrowUpRight, CircleCheck, CircleX } from 'lucide-react';
import Link from 'next/link';
import { clientPasses } from '@/lib/domain/alerts/clearing';
import type { Alert } from '@/lib/domain/alerts/schema';
import { priorityBars, statusLook, topicIcon } from '@/components/alerts/appearance';
import { kindOf, topicOf, verdictInShort, verdictOf } from '@/lib/domain/alerts/kinds';
import { verdictName } from '@/lib/domain/alerts/verdict-words';
import type { Look, WordLook } from '@/components/ui/look';
import { formatDate, foundText } from '@/lib/domain/readable';
import { SlaText } from '@/components/alerts/sla-text';
import { TonedText } from '@/components/ui/badge';
import { BarsGlyph } from '@/components/ui/bars-glyph';
import { classNames } from '@/components/ui/class-names';
import { onDemand } from '@/components/ui/on-demand';
import { Strength } from '@/components/alerts/strength';

/** Loaded when the browser is idle, because few alerts are snoozed. */
const snoozed = onDemand(() => import('@/components/alerts/snoozed-text'));

type Shown = Pick<
  Alert,
  | 'status'
  | 'is_false_positive'
  | 'proposal'
  | 'category'
  | 'check_type_code'
  | 'resolution_action'
  | 'resolution_replaced_by'
>;

/**
 * The outcome of an alert. A resolution looks like its outcome, so a true match is never green; a proposal takes
 * precedence over the assignee.
 */
function outcomeOf(alert: Shown): WordLook {
  const { status, is_false_positive, proposal } = alert;
  const kind = kindOf(alert);
  if (status === 'Resolved') {
    const verdict = verdictOf(alert);
    const isCleared = kind === 'match' ? is_false_positive : clientPasses(verdict);
    const look: Look = isCleared
      ? { icon: CircleCheck, tone: 'neutral' }
      : { icon: CircleX, tone: 'warning' };
    return { ...look, word: verdictInShort(kind, verdict) };
  }
  if (status === 'Escalated' && proposal) {
    return {
      icon: ArrowUpRight,
      tone: 'info',
      word: `Proposed ${verdictName(kind, proposal).toLowerCase()}`,
    };
  }
  return statusLook[status];
}

/** An alert in one line if there is room, or else in two. */
export function AlertRow({ alert }: { alert: Alert }) {
  const code = snoozed.useCode(alert.snoozed_until !== null);
  const CategoryIcon = topicIcon[topicOf(alert)];
  const { word, ...look } = outcomeOf(alert);
  return (
    <Link
      href={`/alerts/${alert.token}`}
      prefetch={false}
      className="grid grid-cols-[1rem_minmax(0,1fr)_auto] items-center gap-x-2 gap-y-1 px-4 py-2 text-sm -outline-offset-2 hover:bg-hover @3xl/alerts:grid-cols-[1rem_9rem_minmax(0,1fr)_4.5rem_10rem_5rem] @3xl/alerts:gap-x-4"
    >
      <BarsGlyph level={priorityBars[alert.priority]} label={`Priority ${alert.priority}`} />
      <span className="flex min-w-0 items-center gap-1.5 text-muted @max-3xl/alerts:order-1 @max-3xl/alerts:col-start-2">
        <CategoryIcon aria-hidden className="size-3.5 shrink-0" />
        <span className="truncate">{topicOf(alert)}</span>
      </span>
      <span className={classNames('min-w-0 font-medium wrap-anywhere', !alert.match && 'col-span-2')}>
        <bdi>{foundText(alert)}</bdi>
      </span>
      {alert.match && (
        <span className="flex justify-end">
          <Strength alert={alert} />
        </span>
      )}
      <span className="@max-3xl/alerts:order-3 @max-3xl/alerts:col-start-2">
        <TonedText {...look}>{word}</TonedText>
        {code && <code.SnoozedText alert={alert} form="text" className="block text-xs text-muted" />}
      </span>
      <span className="text-right @max-3xl/alerts:order-2">
        {alert.resolved_at ? (
          <time dateTime={alert.resolved_at} className="text-muted">
            {formatDate(alert.resolved_at.slice(0, 10))}
          </time>
        ) : (
          <>
            <span className="sr-only">Due </span>
            <SlaText alert={alert} form="short" />
          </>
        )}
      </span>
    </Link>
  );
}
