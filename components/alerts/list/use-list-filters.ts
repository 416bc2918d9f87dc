import { useMemo } from 'react';
import { ages, dues } from '@/components/alerts/ages';
import { categories, priorities } from '@/components/alerts/appearance';
import { slaFilter } from '@/components/alerts/sla-filter';
import { rangeLabel, rangeOfText } from '@/components/ui/date-range';
import { useUsers } from '@/components/people/use-users';
import { useIsPageRead } from '@/components/shell/use-is-page-read';
import { useViewer } from '@/components/shell/viewer';
import type { Filter } from '@/components/ui/filters/active-filters';
import { unassigned } from '@/lib/domain/assignee';
import { hasOwnAssignee, type ListState, statusChoices } from './list-filters';

const same = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

const fixed: readonly Filter[] = [
  { name: 'priority', label: 'Priority', choices: same(priorities) },
  { name: 'category', label: 'Category', choices: same(categories) },
  { name: 'status', label: 'Status', choices: same(statusChoices) },
  { name: 'age', label: 'Age', choices: same(ages) },
  { name: 'due', label: 'Due', choices: same(dues) },
];

const sort: Filter = {
  name: 'sort',
  label: 'Sort by',
  choices: [
    { value: '-priority_score', label: 'Highest priority' },
    { value: 'sla_deadline', label: 'Due first' },
    { value: '-created_at', label: 'Newest' },
    { value: 'created_at', label: 'Oldest' },
  ],
};

type Shown = (value: string) => string | undefined;

const asOne: Shown = () => 'only this one';
const asDays: Shown = (value) => {
  const range = rangeOfText(value);
  return range && rangeLabel(range);
};
const asVerdict: Shown = (value) => (value === 'true' ? 'False positive' : 'Not a false positive');

/** Filters that only links from other pages set. They are shown while set, so that they can be removed. */
const linked: readonly [name: keyof ListState, label: string, shown?: Shown][] = [
  ['case_token', 'Case', asOne],
  ['entity_token', 'Subject', asOne],
  ['due_on', 'Due on', asDays],
  ['list', 'List'],
  ['list_entry_id', 'Listed party'],
  ['model_version', 'Model'],
  ['is_false_positive', 'Verdict', asVerdict],
  ['resolved', 'Resolved', asDays],
];

const ofLinks = (state: ListState): Filter[] =>
  linked.flatMap(([name, label, shown]) => {
    const value = state[name];
    return value ? [{ name, label, choices: [{ value, label: shown?.(value) ?? value }] }] : [];
  });

export function useListFilters(state: ListState): readonly Filter[] {
  const viewer = useViewer();
  // The first paint needs the names only if a filter is set.
  const isPageRead = useIsPageRead();
  const users = useUsers(isPageRead || state.assigned_to !== null).data?.data;
  return useMemo(() => {
    const others = (users ?? []).filter(({ token }) => token !== viewer.token);
    const people = [
      { value: 'me', label: 'Me' },
      { value: unassigned, label: 'Unassigned' },
      ...others.map(({ token, name }) => ({ value: token, label: name })),
    ];
    const assignee: Filter = {
      name: 'assigned_to',
      label: 'Assigned to',
      choices: people,
      isOpen: true,
      unnamed: 'Another person',
    };
    return [
      ...fixed,
      slaFilter('SLA', state.status === 'Resolved'),
      ...(hasOwnAssignee(state.view) ? [] : [assignee]),
      sort,
      ...ofLinks(state),
    ];
  }, [users, viewer.token, state]);
}
