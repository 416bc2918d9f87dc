'use client';

import { Combobox } from '@/components/ui/combobox';
import { Field } from '@/components/ui/field';
import type { FilterControl } from './active-filters';

/** A field for each filter. `FilterBar` loads it when it is opened. */
export default function FilterFields({ filters, state, onChange }: FilterControl) {
  return (
    <div className="grid gap-3">
      {filters.map(({ name, label, choices }) => (
        <Field key={name} label={label}>
          <Combobox
            choices={choices}
            placeholder="Any"
            value={choices.find(({ value }) => value === state[name]) ?? null}
            onChange={(choice) => onChange({ [name]: choice?.value ?? null })}
          />
        </Field>
      ))}
    </div>
  );
}
