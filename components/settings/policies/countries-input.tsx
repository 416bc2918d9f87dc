'use client';

import { useState } from 'react';
import { countryChoices } from '@/components/ui/country-choices';
import { classNames } from '@/components/ui/class-names';
import { Field, TextInput } from '@/components/ui/field';
import { isObject } from '@/components/ui/json';
import { fatfNames } from '@/lib/domain/risk/names';
import type { CountriesField, PlainField } from './fields/field';
import { type InputProps, PlainInput } from './plain-input';
import { underHeadStyle } from './rows-input';
import { type Settings, valueAt, withValue } from './settings-path';

/** Few enough to read at a glance; the others are found by name. */
const maxShown = 10;

const countries = countryChoices();

const riskOf = (code: string): PlainField => ({
  kind: 'number',
  path: ['base', code],
  label: 'Risk',
  unit: 'of 100',
  min: 0,
  max: 100,
});

const statusOf = (code: string): PlainField => ({
  kind: 'choice',
  path: ['fatf', code],
  label: 'FATF',
  choices: Object.entries(fatfNames).map(([value, label]) => ({ value, label })),
});

/** Removes an entry that means nothing: no FATF list, no rating. */
function without(settings: Settings, [part = '', code = '']: readonly string[]): Settings {
  const { [code]: _, ...others } = isObject(settings[part]) ? settings[part] : {};
  return { ...settings, [part]: others };
}

/** The risk of each country, and the FATF list that it is on. */
export function CountriesInput({ field, settings, at, problem, onChange }: InputProps<CountriesField>) {
  const [wanted, setWanted] = useState('');
  const table = valueAt(settings, field.path);
  const risks = isObject(table) ? table : {};
  const found = countries.filter(({ label }) => label.toLowerCase().includes(wanted.trim().toLowerCase()));
  const change = (path: readonly string[], value: unknown) =>
    onChange(value === null || value === 'none' ? without(risks, path) : withValue(risks, path, value));
  return (
    <div role="group" aria-label={field.label} className="@container/rows col-span-full min-w-0">
      <div className="max-w-sm">
        <Field
          label="Find a country"
          hint={`${Math.min(maxShown, found.length)} of ${found.length} countries are shown.`}
        >
          <TextInput value={wanted} onChange={({ target }) => setWanted(target.value)} />
        </Field>
      </div>
      <ul className="mt-3 max-w-3xl divide-y rounded-md border empty:hidden">
        {found.slice(0, maxShown).map(({ value: code, label }, place) => (
          <li
            key={code}
            aria-label={label}
            className={classNames(
              'flex flex-wrap items-end gap-x-3 gap-y-2 p-2',
              place > 0 && underHeadStyle,
            )}
          >
            <p className="min-w-0 basis-full text-sm font-medium @xl/rows:flex-1 @xl/rows:basis-40 @xl/rows:self-end @xl/rows:py-2">
              {label}
            </p>
            <div className="grid basis-full items-start gap-3 @xl/rows:basis-96 @xl/rows:grid-cols-2">
              {[riskOf(code), statusOf(code)].map((each) => (
                <PlainInput
                  key={each.label}
                  field={each}
                  // A country that is on no list has no entry.
                  settings={each.kind === 'choice' ? withListed(risks, code) : risks}
                  at={[at, ...field.path].join('.')}
                  problem={problem}
                  onChange={(value) => change(each.path, value)}
                />
              ))}
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

const withListed = (risks: Settings, code: string): Settings =>
  withValue(risks, ['fatf', code], valueAt(risks, ['fatf', code]) ?? 'none');
