'use client';

import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { priorityBars, statusLook, topicIcon } from '@/components/alerts/appearance';
import { SlaText } from '@/components/alerts/sla-text';
import { Strength } from '@/components/alerts/strength';
import { kindOf, subjectName, topicOf, verdictInShort, verdictOf } from '@/lib/domain/alerts/kinds';
import { foundText } from '@/lib/domain/readable';
import { AssigneeMark, UserName } from '@/components/people/user-name';
import { BarsGlyph } from '@/components/ui/bars-glyph';
import { classNames } from '@/components/ui/class-names';
import { onDemand } from '@/components/ui/on-demand';
import type { Column } from '@/components/ui/data-table/column';
import type { WordLook } from '@/components/ui/look';
import type { Alert } from '@/lib/domain/alerts/schema';
import { type AlertGroup, isDecided } from './group';
import type { ListRow } from './list-row';

/** The decision and who made it, or the assignee. */
function State({ alert }: { alert: Alert }) {
  if (alert.status === 'Resolved')
    return <DecidedBy what={verdictInShort(kindOf(alert), verdictOf(alert))} by={alert.resolved_by} />;
  if (alert.held)
    return <DecidedBy what={alert.held.action === 'escalate' ? 'Escalated' : 'Decided'} by={alert.held.by} />;
  return (
    <>
      {alert.status !== 'Open' && <StatusMark look={statusLook[alert.status]} />}
      <AssigneeMark token={alert.assigned_to} />
    </>
  );
}

/** An icon, because the row's width belongs to the name. */
const StatusMark = ({ look: { icon: Icon, word } }: { look: WordLook }) => (
  <span title={word} className="inline-flex shrink-0">
    <Icon aria-hidden className="size-3.5" />
    <span className="sr-only">{word}</span>
  </span>
);

const DecidedBy = ({ what, by }: { what: string; by: string | null }) => (
  <span className="min-w-0 flex-1 truncate">
    {what}
    {by && ' · '}
    {by && <UserName token={by} />}
  </span>
);

function Row({ lead, alerts, priority, problem }: ListRow) {
  const isOver = alerts.every(isDecided);
  return (
    <span className="block">
      <span className="flex items-center gap-2.5">
        <BarsGlyph level={priorityBars[priority]} label={priority} />
        <bdi
          className={classNames(
            'min-w-0 flex-1 truncate text-base',
            isOver ? 'font-normal text-faint' : 'font-semibold',
          )}
        >
          {subjectName(lead)}
        </bdi>
        <span className="text-xs">
          <span className="sr-only">Due </span>
          <SlaText alert={lead} form="short" />
        </span>
      </span>
      <span className="mt-0.5 flex items-center gap-2 pl-6.5 text-xs font-normal text-muted">
        <CategoryIcons alerts={alerts} />
        {!(isOver && alerts.length === 1) && (
          <SnoozedOr alert={lead}>
            <Found lead={lead} alerts={alerts} />
          </SnoozedOr>
        )}
        <State alert={lead} />
        <Strength alert={lead} />
      </span>
      {problem && (
        <span className="tone-warning mt-1 flex gap-1 pl-6.5 text-xs font-normal whitespace-normal text-tone">
          <TriangleAlert aria-hidden className="mt-px size-3.5 shrink-0" />
          {problem}
        </span>
      )}
    </span>
  );
}

function CategoryIcons({ alerts }: Pick<AlertGroup, 'alerts'>) {
  const found = [...new Set(alerts.map(topicOf))];
  return (
    <>
      {found.slice(0, 3).map((topic) => {
        const Icon = topicIcon[topic];
        return <Icon key={topic} aria-hidden className="size-3.5 shrink-0" />;
      })}
      <span className="sr-only">{found.join(', ')}: </span>
    </>
  );
}

/** "3 hits": only matches are hits; a document or a face is an alert. */
const countedHits = (alerts: readonly Alert[]): string =>
  `${alerts.length} ${alerts.every((alert) => kindOf(alert) === 'match') ? 'hits' : 'alerts'}`;

/** Loaded once a row is snoozed. */
const snoozedText = onDemand(() => import('@/components/alerts/snoozed-text'));

function SnoozedOr({ alert, children }: { alert: Alert; children: ReactNode }) {
  const code = snoozedText.useCode(alert.snoozed_until !== null);
  if (!code) return children;
  return (
    <code.SnoozedText alert={alert} form="short" className={foundStyle}>
      {children}
    </code.SnoozedText>
  );
}

const foundStyle = 'min-w-0 flex-1 truncate';

const Found = ({ lead, alerts }: { lead: Alert; alerts: readonly Alert[] }) => (
  <bdi className={foundStyle}>{alerts.length > 1 ? countedHits(alerts) : foundText(lead)}</bdi>
);

/** One column: the pane is narrow, and everything in a row belongs to its subject. */
export const columns: readonly Column<ListRow>[] = [{ id: 'alert', name: 'Alert', priority: 1, cell: Row }];
export const mainColumn = 'alert';
