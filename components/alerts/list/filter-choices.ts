import { readQuery } from '@/lib/api/query';
import { ages, dues } from '@/components/alerts/ages';
import { categories, priorities } from '@/components/alerts/appearance';
import { endedSlaFilter, slaFilter } from '@/components/alerts/sla-filter';
import { rangeLabel, rangeOfText } from '@/components/ui/date-range';
import type { Filter } from '@/components/ui/filters/active-filters';
import { unassigned } from '@/lib/domain/assignee';
import { unconfirmedTopics } from '@/lib/domain/alerts/kinds';
import { capitalised } from '@/lib/domain/wording';
import type { AlertCategory } from '@/lib/domain/words';
import type { Choice } from '@/components/ui/select';
import type { User } from '@/lib/domain/access/schema';
import {
  dueNow,
  hasOwnAssignee,
  type ListState,
  queriesOf,
  statusChoices,
  usualSort,
  type View,
} from './list-filters';

const same = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

/** The statuses that a view shows while none is chosen. */
const statusesOf: Record<View, string> = {
  open: 'Open',
  unassigned: 'Open and Acknowledged',
  mine: 'Not resolved',
  due: 'Not resolved',
};

const sorts = [
  { value: '-priority_score', label: 'Highest priority' },
  { value: 'sla_deadline', label: 'Due first' },
  { value: '-created_at', label: 'Newest' },
  { value: 'created_at', label: 'Oldest' },
];

/** Rows say what exactly an alert is about, so the category that covers several topics names them. */
const categoryChoice = (value: AlertCategory): Choice<string> => ({
  value,
  label: value,
  ...(value === 'Name Mismatch' && { hint: capitalised(unconfirmedTopics.join(', ').toLowerCase()) }),
});

/** With the current view, search and other filters. */
const byCategory = (state: ListState, viewerToken: string): Filter['counted'] => ({
  by: 'category',
  queries: queriesOf({ ...state, category: null }, viewerToken).map(({ sort: _sort, ...query }) =>
    readQuery('/v1/alerts/counts', { query }),
  ),
});

/** These say what the view itself filters and sorts by. */
const ofView = (state: ListState, viewerToken: string): Filter[] => [
  { name: 'priority', label: 'Priority', choices: same(priorities) },
  {
    name: 'category',
    label: 'Category',
    choices: categories.map(categoryChoice),
    counted: byCategory(state, viewerToken),
  },
  { name: 'status', label: 'Status', choices: same(statusChoices), usual: statusesOf[state.view] },
  { name: 'age', label: 'Age', choices: same(ages) },
  { name: 'due', label: 'Due', choices: same(dues), usual: state.view === 'due' ? dueNow.due : undefined },
];

const sortOf = (view: View): Filter => ({
  name: 'sort',
  label: 'Sort by',
  choices: sorts,
  usual: sorts.find(({ value }) => value === usualSort[view])?.label,
});

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

/** All filters of the list, with what the view does while one is not set. */
export function listFilters(
  state: ListState,
  users: readonly Pick<User, 'token' | 'name'>[],
  viewerToken: string,
): readonly Filter[] {
  const others = users.filter(({ token }) => token !== viewerToken);
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
    ...ofView(state, viewerToken),
    (state.status === 'Resolved' ? endedSlaFilter : slaFilter)('On time'),
    ...(hasOwnAssignee(state.view) ? [] : [assignee]),
    sortOf(state.view),
    ...ofLinks(state),
  ];
}
