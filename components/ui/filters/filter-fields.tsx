'use client';

import { type ComponentProps, useState } from 'react';
import { Combobox } from '@/components/ui/combobox';
import { Field } from '@/components/ui/field';
import type { Choice } from '@/components/ui/select';
import type { Filter, FilterControl } from './active-filters';

/** A field for each filter. `FilterBar` loads it when it is opened. */
export default function FilterFields({ filters, state, onChange }: FilterControl) {
  return (
    <div className="grid gap-3">
      {filters.map(({ name, label, choices, useFound, useCounts, usual = 'Any' }) => {
        const control = {
          value: choices.find(({ value }) => value === state[name]) ?? null,
          onChange: (choice: Choice<string> | null) => onChange({ [name]: choice?.value ?? null }),
        };
        return (
          <Field key={name} label={label}>
            {useFound ? (
              <FoundCombobox useFound={useFound} {...control} />
            ) : useCounts ? (
              <CountedCombobox useCounts={useCounts} choices={choices} placeholder={usual} {...control} />
            ) : (
              <Combobox choices={choices} placeholder={usual} {...control} />
            )}
          </Field>
        );
      })}
    </div>
  );
}

interface CountedComboboxProps extends ComponentProps<typeof Combobox<string>> {
  useCounts: NonNullable<Filter['useCounts']>;
}

function CountedCombobox({ useCounts, choices, ...control }: CountedComboboxProps) {
  const counts = useCounts();
  const counted = choices.map((choice) => ({ ...choice, count: counts?.[choice.value] }));
  return <Combobox choices={counted} {...control} />;
}

interface FoundComboboxProps {
  useFound: NonNullable<Filter['useFound']>;
  value: Choice<string> | null;
  onChange: (choice: Choice<string> | null) => void;
}

function FoundCombobox({ useFound, value, onChange }: FoundComboboxProps) {
  const [text, search] = useState('');
  const { choices, isSearching } = useFound(text);
  return (
    <Combobox
      choices={choices}
      placeholder="Any"
      value={value}
      onChange={(choice) => {
        search('');
        onChange(choice);
      }}
      onSearch={search}
      isSearching={isSearching}
    />
  );
}
