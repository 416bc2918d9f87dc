import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { CheckboxField } from '@/components/ui/checkbox';
import { Combobox } from '@/components/ui/combobox';
import { DateRangePicker } from '@/components/ui/date-picker';
import type { DateRange } from '@/components/ui/date-range';
import { DateInput } from '@/components/ui/date-input';
import { Field } from '@/components/ui/field';
import { FileChooser } from '@/components/ui/file-chooser';
import { Popover } from '@/components/ui/popover';
import { SearchField } from '@/components/ui/search-field';
import type { Choice } from '@/components/ui/select';
import { Open } from './in-place';
import { State, States } from './states';

const csv = { label: 'CSV file', accept: '.csv,text/csv', maxBytes: 1024 * 1024 };

export function FileSpecimen() {
  const [chosen, setChosen] = useState('customers.csv');
  return (
    <div className="grid gap-5 @lg/specimen:grid-cols-2">
      <FileChooser {...csv} hint="At most 1 MB." onChoose={() => {}} />
      <FileChooser
        {...csv}
        label="CSV file (chosen)"
        text="Choose another file"
        chosen={chosen}
        onChoose={({ name }) => setChosen(name)}
      />
      <FileChooser
        {...csv}
        label="CSV file (wrong)"
        text="Choose another file"
        chosen="customers.csv"
        problem="A column must be called “last_name” or “company_name”."
        onChoose={() => {}}
      />
    </div>
  );
}

export const CheckboxSpecimen = () => (
  <States>
    <CheckboxField label="Empty" />
    <CheckboxField label="Checked" hint="What it does" defaultChecked />
    <CheckboxField label="Some of it" isMixed />
    <CheckboxField label="Not to be changed" disabled />
  </States>
);

const people: readonly Choice<string>[] = [
  { value: 'ines', label: 'Ines Maro', hint: 'Reviewer' },
  { value: 'jonas', label: 'Jonas Pell', hint: 'Reviewer' },
  { value: 'mara', label: 'Mara Ellery', hint: 'Analyst' },
];

export function ComboboxSpecimen() {
  const [value, setValue] = useState<Choice<string> | null>(people[0] ?? null);
  return (
    <States>
      <State name="Chosen">
        <Combobox label="Reviewer" choices={people} value={value} onChange={setValue} />
      </State>
      <State name="Nothing chosen">
        <Combobox label="Owner" placeholder="Nobody" choices={people} value={null} onChange={() => {}} />
      </State>
    </States>
  );
}

export function PeriodSpecimen() {
  const [range, setRange] = useState<DateRange | null>({ from: '2026-10-25', to: '2026-11-23' });
  return (
    <States>
      <State name="Chosen">
        <DateRangePicker value={range} today="2026-11-23" onChange={setRange} />
      </State>
      <State name="Any time">
        <DateRangePicker value={null} today="2026-11-23" onChange={() => {}} onClear={() => {}} />
      </State>
    </States>
  );
}

const popover = {
  title: 'Snooze until',
  children: <p className="text-sm">What is chosen without leaving the page.</p>,
};

export const PopoverSpecimen = () => (
  <States>
    <Open className="h-40 w-80 p-3">
      <Popover {...popover} open onOpenChange={() => {}} trigger={<Button>Opened</Button>} />
    </Open>
    <Popover {...popover} trigger={<Button>Open a popover</Button>} />
  </States>
);

export function DaySpecimen() {
  const [day, setDay] = useState('1993-03-08');
  return (
    <div className="grid gap-5 @lg/specimen:grid-cols-2">
      <Field label="Empty">
        <DateInput value="" onChange={() => {}} />
      </Field>
      <Field label="Chosen">
        <DateInput value={day} onChange={setDay} />
      </Field>
      <Field label="No day" error="This day does not exist">
        <DateInput value="31 Feb 1993" onChange={() => {}} />
      </Field>
    </div>
  );
}

export const SearchSpecimen = () => (
  <States>
    <SearchField label="Search, empty" placeholder="Name or reference" value="" onSearch={() => {}} />
    <SearchField
      label="Search, filled in"
      placeholder="Name or reference"
      value="Weskarov"
      onSearch={() => {}}
    />
  </States>
);
