import { useQuery } from '@tanstack/react-query';
import { CircleCheck, SearchX } from 'lucide-react';
import Link from 'next/link';
import type { Ref } from 'react';
import { useAlertsOf, useSimilarNames } from '@/components/alerts/similar-names';
import { entityHint } from '@/components/people/entity-hint';
import { TryLink } from '@/components/try/try-link';
import { nameOf } from '@/lib/domain/entity-name';
import { Button, buttonStyle } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { EmptyState } from '@/components/ui/empty-state';
import { formatCount, totalText } from '@/components/ui/format';
import { Kbd } from '@/components/ui/kbd';
import { readQuery } from '@/lib/api/query';
import { isFiltered, noFilters, type ListState } from './list-filters';
import { isNarrowed, type Outside, useOutside } from './use-outside';

interface NoAlertsProps {
  state: ListState;
  onChange: (change: Partial<ListState>) => void;
  /** The element that Enter in the search activates. */
  pressedByEnter: Ref<HTMLElement>;
}

const nothing: Record<ListState['view'], string> = {
  open: 'No open alerts',
  unassigned: 'Every alert is assigned',
  mine: 'No alerts are assigned to you',
  due: 'No alerts are overdue or due within 24 hours',
};

/** The same text in all alerts, without filters. */
const everywhere = (q: string | null) => ({ ...noFilters, q, view: 'open', status: 'All' }) as const;

export function NoAlerts(props: NoAlertsProps) {
  const { state, onChange } = props;
  if (state.q !== null) return <NothingFound {...props} />;
  if (isFiltered(state)) {
    return (
      <EmptyState icon={SearchX} title="No alerts match these filters">
        <Button onClick={() => onChange(noFilters)}>Clear filters</Button>
      </EmptyState>
    );
  }
  return <NothingLeft {...props} />;
}

function NothingLeft({ state }: NoAlertsProps) {
  const total = useQuery(readQuery('/v1/alerts/counts', { query: {} })).data?.total;
  const isNew = total === 0;
  return (
    <EmptyState icon={CircleCheck} title={isNew ? 'No alerts yet' : nothing[state.view]}>
      <p>Alerts appear here when a check finds something that needs review.</p>
      {isNew && <TryLink>Try a check</TryLink>}
    </EmptyState>
  );
}

function NothingFound({ state, onChange, pressedByEnter }: NoAlertsProps) {
  const outside = useOutside(state);
  const text = state.q?.trim() ?? '';
  const found = outside?.found;
  const isElsewhere = outside && (outside.alerts > 0 || found);
  return (
    <EmptyState icon={SearchX} title={isElsewhere ? 'Not in this view' : `No alert matches “${text}”`}>
      <p>{isElsewhere ? elsewhereText(text, outside) : searchedText(state, outside)}</p>
      <div className="flex flex-wrap justify-center gap-2">
        {outside && outside.alerts > 0 && (
          <Button
            ref={pressedByEnter as Ref<HTMLButtonElement>} // a button is an element
            onClick={() => onChange(everywhere(state.q))}
          >
            Search all alerts <Kbd keys="↵" />
          </Button>
        )}
        {found && (
          <Link
            ref={outside.alerts === 0 ? (pressedByEnter as Ref<HTMLAnchorElement>) : undefined} // a link is an element
            href={`/cases/${found.token}`}
            prefetch={false}
            className={buttonStyle()}
          >
            Open {found.name} {outside.alerts === 0 && <Kbd keys="↵" />}
          </Link>
        )}
        <Button onClick={() => onChange({ q: null })}>Clear search</Button>
      </div>
      {!isElsewhere && <SimilarNames text={text} pressedByEnter={pressedByEnter} />}
    </EmptyState>
  );
}

/** Offers similar names, in case the name is spelled differently. */
function SimilarNames({ text, pressedByEnter }: Pick<NoAlertsProps, 'pressedByEnter'> & { text: string }) {
  const similar = useSimilarNames(text, true).data?.data ?? [];
  const found = useAlertsOf(similar);
  if (found.length === 0) return null;
  return (
    <>
      <p>Similar names:</p>
      <ul aria-label="Alerts of similar names" className="grid gap-2">
        {found.map(({ entity, total, href }, place) => (
          <li key={entity.token}>
            <Link
              ref={place === 0 ? (pressedByEnter as Ref<HTMLAnchorElement>) : undefined} // a link is an element
              href={href}
              prefetch={false}
              className={classNames(buttonStyle(), 'h-auto w-full py-1.5 whitespace-normal')}
            >
              <span>
                Alerts of <bdi>{nameOf(entity)}</bdi>
                <span className="block text-xs font-normal text-muted">
                  {[`${formatCount(total)} ${total === 1 ? 'alert' : 'alerts'}`, entityHint(entity)]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </span>
              {place === 0 && <Kbd keys="↵" />}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Where nothing was found, which is more than the view once the rest has been searched. */
function searchedText(state: ListState, outside: Outside | undefined): string {
  if (outside) return 'All cases and all alerts were searched, including resolved and snoozed ones.';
  return isNarrowed(state) ? 'Only this view has been searched so far.' : 'All alerts were searched.';
}

function elsewhereText(text: string, { alerts, isMinimum, found }: Outside): string {
  if (alerts === 0) return `${found?.name} is a case without alerts.`;
  const count = `${totalText(alerts, isMinimum)} ${alerts === 1 ? 'alert' : 'alerts'}`;
  if (found) return `The case ${found.name} has ${count} outside this view and its filters.`;
  return `${count} ${alerts === 1 ? 'matches' : 'match'} “${text}” outside this view and its filters.`;
}
