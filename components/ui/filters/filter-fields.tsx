'use client';

import { useQueries } from '@tanstack/react-query';
import { type ComponentProps, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Combobox } from '@/components/ui/combobox';
import { Field } from '@/components/ui/field';
import { totalText } from '@/components/ui/format';
import type { Choice } from '@/components/ui/select';
import { activeFilters, type Filter, type FilterControl, withoutFilters } from './active-filters';

/** A field for each filter. `FilterBar` loads it when it is opened. */
export default function FilterFields({ filters, state, onChange }: FilterControl) {
  const isActive = activeFilters(filters, state).length > 0;
  return (
    <div className="@container grid gap-3">
      <div className="grid gap-3 @xs:grid-cols-2">
        {filters.map(({ name, label, choices, useFound, counted, usual = 'Any' }) => {
          const control = {
            value: choices.find(({ value }) => value === state[name]) ?? null,
            onChange: (choice: Choice<string> | null) => onChange({ [name]: choice?.value ?? null }),
          };
          return (
            <Field key={name} label={label}>
              {useFound ? (
                <FoundCombobox useFound={useFound} {...control} />
              ) : counted ? (
                <CountedCombobox counted={counted} choices={choices} placeholder={usual} {...control} />
              ) : (
                <Combobox choices={choices} placeholder={usual} {...control} />
              )}
            </Field>
          );
        })}
      </div>
      <Button
        size="small"
        aria-disabled={!isActive}
        onClick={() => isActive && onChange(withoutFilters(filters))}
        className="justify-self-end"
      >
        Clear filters
      </Button>
    </div>
  );
}

interface CountedComboboxProps extends ComponentProps<typeof Combobox<string>> {
  counted: NonNullable<Filter['counted']>;
}

function CountedCombobox({ counted: { by, queries }, choices, ...control }: CountedComboboxProps) {
  const counts = useQueries({ queries: [...queries] }).flatMap(({ data }) => data ?? []);
  const isMinimum = counts.some(({ total_is_minimum }) => total_is_minimum);
  const sumOf = (value: string) => counts.reduce((sum, each) => sum + (each[by][value] ?? 0), 0);
  const countOf = (value: string) =>
    counts.length === queries.length ? totalText(sumOf(value), isMinimum) : undefined;
  const counted = choices.map((choice) => ({ ...choice, count: countOf(choice.value) }));
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
