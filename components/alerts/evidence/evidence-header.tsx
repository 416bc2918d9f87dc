'use client';

import { ChevronDown, ChevronUp, PanelLeft } from 'lucide-react';
import Link from 'next/link';
import type { Ref } from 'react';
import { DueText } from '@/components/alerts/due-text';
import { topicIcon } from '@/components/alerts/appearance';
import type { AlertCount } from '@/components/alerts/list/count-loaded';
import { isWhole } from '@/components/alerts/list/is-whole';
import { isInHand } from '@/components/alerts/is-in-hand';
import type { ListPlace } from '@/components/alerts/list/group';
import { ViewersMark } from '@/components/alerts/presence/viewers-mark';
import { useViewer } from '@/components/shell/viewer';
import { subjectName, topicOf } from '@/lib/domain/alerts/kinds';
import { Button } from '@/components/ui/button';
import { formatCount, totalText } from '@/components/ui/format';
import { LongName } from '@/components/ui/long-name';
import { ShortcutHint, Tooltip } from '@/components/ui/tooltip';
import type { Alert } from '@/lib/domain/alerts/schema';

export interface EvidenceHeaderProps {
  alert: Alert;
  /** The subject's role in the case, such as "Director". */
  role: string | undefined;
  place: ListPlace;
  /** The position in the list, from 1; 0 if it is not there. */
  position: number;
  count: AlertCount;
  onOpen: (token: string) => void;
  onShowList: () => void;
  headingRef: Ref<HTMLHeadingElement>;
}

export function EvidenceHeader(props: EvidenceHeaderProps) {
  const { alert, role, place, onOpen, onShowList, headingRef } = props;
  const Icon = topicIcon[topicOf(alert)];
  return (
    <header className="flex min-h-17 shrink-0 items-center gap-3 border-b bg-surface px-4 py-2 @max-[30rem]/triage:gap-1 @max-[30rem]/triage:px-3">
      <Button
        look="quiet"
        size="icon"
        aria-label="Show the list of alerts"
        aria-keyshortcuts="/"
        onClick={onShowList}
        className="-ml-1 @min-[76.25rem]/triage:hidden"
      >
        <PanelLeft aria-hidden />
      </Button>
      <div className="min-w-0 flex-1">
        <h2
          ref={headingRef}
          tabIndex={-1}
          className="text-xl font-semibold wrap-anywhere outline-none @max-[30rem]/triage:text-lg"
        >
          <LongName key={alert.token} name={subjectName(alert)} />
        </h2>
        <div className="flex items-end gap-3 text-sm text-muted">
          <p className="flex min-w-0 flex-1 flex-wrap items-center gap-x-1">
            <Icon aria-hidden className="mr-0.5 size-3.5 @max-[30rem]/triage:hidden" />
            {[topicOf(alert), role].filter(Boolean).join(' · ')}
            {alert.case_token && alert.case_name && (
              <span className="whitespace-nowrap">
                {'· '}
                <Link
                  href={`/cases/${alert.case_token}`}
                  prefetch={false}
                  className="underline underline-offset-2 hover:text-ink"
                >
                  <bdi className="font-mono">{alert.case_name}</bdi>
                </Link>
              </span>
            )}
          </p>
          <span className="relative shrink-0">
            <span className="@max-[30rem]/triage:hidden">
              <Place {...props} />
            </span>
            <ViewersMark token={alert.token} />
          </span>
        </div>
        <p className="flex flex-wrap gap-x-1 text-sm text-muted @min-[60rem]/triage:hidden">
          <DueText alert={alert} />
        </p>
      </div>
      <div className="flex shrink-0">
        <Step
          to={place.previous}
          label="Previous alert"
          keys="k"
          onOpen={onOpen}
          icon={<ChevronUp aria-hidden />}
        />
        <Step
          to={place.next}
          label="Next alert"
          keys="j"
          onOpen={onOpen}
          icon={<ChevronDown aria-hidden />}
        />
      </div>
    </header>
  );
}

/** An alert that was opened by its own address may be in no list, or in another one. */
function Place({ alert, position, count, place }: EvidenceHeaderProps) {
  const { token } = useViewer();
  if (position > 0)
    return `${formatCount(position)} of ${totalText(count.total ?? count.loaded, count.total === undefined || count.totalIsMinimum)}`;
  // Whoever has taken it finds it there, also after a reload.
  if (isInHand(alert, token))
    return (
      <Link
        href={`/alerts/${alert.token}?view=mine`}
        prefetch={false}
        className="underline underline-offset-2"
      >
        In Mine
      </Link>
    );
  return place.row === undefined && isWhole(count) ? 'Not in this list' : null;
}

interface StepProps extends Pick<EvidenceHeaderProps, 'onOpen'> {
  to: string | undefined;
  label: string;
  keys: string;
  icon: React.ReactNode;
}

function Step({ to, label, keys, icon, onOpen }: StepProps) {
  return (
    <Tooltip content={<ShortcutHint label={label} keys={keys} />}>
      <Button
        look="quiet"
        size="icon"
        aria-label={label}
        aria-keyshortcuts={keys}
        aria-disabled={to === undefined}
        onClick={() => to && onOpen(to)}
      >
        {icon}
      </Button>
    </Tooltip>
  );
}
