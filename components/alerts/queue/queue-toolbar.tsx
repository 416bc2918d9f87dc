'use client';

import { X } from 'lucide-react';
import { useViewer } from '@/components/shell/viewer';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { type Choice, Select } from '@/components/ui/select';
import { categories, priorities, slaStatuses } from '@/components/alerts/appearance';
import { isFiltered, noFilters, type QueueState, type Sort } from './queue-filters';
import { useUsers } from '@/components/alerts/use-users';

interface QueueToolbarProps {
  state: QueueState;
  onChange: (change: Partial<QueueState>) => void;
}

const any = 'any';
type Any = typeof any;

const withAny = <Value extends string>(label: string, values: readonly Value[]): Choice<Value | Any>[] => [
  { value: any, label },
  ...values.map((value) => ({ value, label: value })),
];

const categoryChoices = withAny('Any', categories);
const priorityChoices = withAny('Any', priorities);
const slaChoices = withAny('Any', slaStatuses);

function useAssignees(): Choice<string>[] {
  const viewer = useViewer();
  const others = (useUsers().data?.data ?? []).filter((user) => user.token !== viewer.token);
  return [
    { value: any, label: 'Anyone' },
    { value: 'me', label: 'Me' },
    ...others.map(({ token, name }) => ({ value: token, label: name })),
  ];
}

/** For phones, which have no column headings. */
const phoneSorts: Choice<Sort>[] = [
  { value: '-priority_score', label: 'Priority' },
  { value: 'sla_deadline', label: 'SLA' },
  { value: '-created_at', label: 'Newest' },
];

const filterStyle = (value: string | null) =>
  classNames(
    'h-8 shrink-0 px-2.5 pointer-coarse:h-10',
    value === null ? 'border-line-strong/60' : 'border-accent bg-accent-soft',
  );
const orNull = <Value extends string>(value: Value | Any) => (value === any ? null : value);

export function QueueToolbar({ state, onChange }: QueueToolbarProps) {
  const assignees = useAssignees();
  return (
    <div role="group" aria-label="Filters" className="-m-1 flex items-center gap-2 overflow-x-auto p-1">
      <Select
        prefix="Priority"
        className={filterStyle(state.priority)}
        choices={priorityChoices}
        value={state.priority ?? any}
        onChange={(value) => onChange({ priority: orNull(value) })}
      />
      <Select
        prefix="Category"
        className={filterStyle(state.category)}
        choices={categoryChoices}
        value={state.category ?? any}
        onChange={(value) => onChange({ category: orNull(value) })}
      />
      <Select
        prefix="SLA"
        className={filterStyle(state.sla_status)}
        choices={slaChoices}
        value={state.sla_status ?? any}
        onChange={(value) => onChange({ sla_status: orNull(value) })}
      />
      <Select
        prefix="Assigned to"
        className={filterStyle(state.assigned_to)}
        choices={assignees}
        value={state.assigned_to ?? any}
        onChange={(value) => onChange({ assigned_to: orNull(value) })}
      />
      <Select
        prefix="Sort by"
        className={classNames(filterStyle(null), 'lg:hidden')}
        choices={phoneSorts}
        value={state.sort}
        onChange={(sort) => onChange({ sort })}
      />
      {isFiltered(state) && (
        <Button look="quiet" onClick={() => onChange(noFilters)}>
          <X aria-hidden />
          Clear filters
        </Button>
      )}
    </div>
  );
}
