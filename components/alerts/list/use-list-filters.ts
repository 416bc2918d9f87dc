import { useMemo } from 'react';
import { ages, dues } from '@/components/alerts/ages';
import { categories, priorities } from '@/components/alerts/appearance';
import { slaFilter } from '@/components/alerts/sla-filter';
import { rangeLabel, rangeOfText } from '@/components/ui/date-range';
import { useUsers } from '@/components/people/use-users';
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

/** Of links from elsewhere: shown while they are set, so that they can be taken away. */
const ofLinks = (state: ListState): Filter[] => {
  const {
    case_token,
    entity_token,
    due_on,
    list,
    list_entry_id,
    model_version,
    is_false_positive,
    resolved,
  } = state;
  const [dueDays, period] = [rangeOfText(due_on), rangeOfText(resolved)];
  const verdict = is_false_positive === 'true' ? 'False positive' : 'Not a false positive';
  const links = [
    { name: 'case_token', label: 'Case', value: case_token, shown: 'one' },
    { name: 'entity_token', label: 'Subject', value: entity_token, shown: 'one' },
    { name: 'due_on', label: 'Due on', value: due_on, shown: dueDays && rangeLabel(dueDays) },
    { name: 'list', label: 'List', value: list, shown: list },
    { name: 'list_entry_id', label: 'Listed party', value: list_entry_id, shown: list_entry_id },
    { name: 'model_version', label: 'Model', value: model_version, shown: model_version },
    { name: 'is_false_positive', label: 'Verdict', value: is_false_positive, shown: verdict },
    { name: 'resolved', label: 'Resolved', value: resolved, shown: period && rangeLabel(period) },
  ];
  return links.flatMap(({ name, label, value, shown }) =>
    value ? [{ name, label, choices: [{ value, label: shown ?? value }] }] : [],
  );
};

export function useListFilters(state: ListState): readonly Filter[] {
  const viewer = useViewer();
  const users = useUsers().data?.data;
  return useMemo(() => {
    const others = (users ?? []).filter(({ token }) => token !== viewer.token);
    const people = [
      { value: 'me', label: 'Me' },
      { value: unassigned, label: 'Unassigned' },
      ...others.map(({ token, name }) => ({ value: token, label: name })),
    ];
    const assignee: Filter = { name: 'assigned_to', label: 'Assigned to', choices: people, isOpen: true };
    return [
      ...fixed,
      slaFilter('SLA', state.status === 'Resolved'),
      ...(hasOwnAssignee(state.view) ? [] : [assignee]),
      sort,
      ...ofLinks(state),
    ];
  }, [users, viewer.token, state]);
}
