'use client';

import { useId } from 'react';
import { classNames } from '@/components/ui/class-names';
import { Combobox } from '@/components/ui/combobox';
import { countryChoices } from '@/components/ui/country-choices';
import { Field, TextInput } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { factLabel } from '@/lib/domain/risk/fact-words';
import { signedPoints } from '@/lib/domain/risk/breakdown';
import { type DimensionChange, type FactorChange, signedChange } from './difference';
import {
  type Assumed,
  type FactName,
  type Facts,
  movesText,
  shownFact,
  storedValue,
  type WhatIfField,
} from './fields';

interface DimensionFieldsProps {
  change: DimensionChange;
  fields: readonly WhatIfField[];
  /** The facts of the assessment. */
  facts: Facts;
  assumed: Assumed;
  onAssume: (fact: FactName, text: string) => void;
}

/** The facts of one dimension, its contribution to the score, and which of its factors would change. */
export function DimensionFields({ change, fields, facts, assumed, onAssume }: DimensionFieldsProps) {
  const id = useId();
  const { name, before, after, factors } = change;
  return (
    <section aria-labelledby={id} className="@container border-t px-4 py-3">
      <h3 id={id} className="flex items-baseline gap-2 text-sm font-semibold">
        {name}
        <Adds before={before} after={after} />
      </h3>
      {fields.length === 0 && (
        <p className="mt-1 text-sm text-muted">Nothing can be changed here for a person.</p>
      )}
      <div className="mt-2 grid gap-3 @md:grid-cols-2 @3xl:grid-cols-4">
        {fields.map((field) => (
          <Field
            key={field.fact}
            label={factLabel[field.fact]}
            hint={<Stored field={field} facts={facts} text={assumed[field.fact]} />}
          >
            <Control
              field={field}
              facts={facts}
              text={assumed[field.fact] ?? ''}
              onChange={(text) => onAssume(field.fact, text)}
            />
          </Field>
        ))}
      </div>
      {factors.length > 0 && (
        <ul aria-label={`Different facts: ${name}`} className="mt-3 flex flex-col gap-1 text-xs">
          {factors.map((factor) => (
            <FactorLine key={factor.name} factor={factor} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** What a dimension or a minimum score adds to the score, and would add. */
export const Adds = ({ before, after }: { before: number; after: number }) => (
  <span className="font-normal text-muted tabular-nums">
    adds {before}
    {before !== after && (
      <>
        {' '}
        → <b className="font-semibold text-ink">{after}</b> ({signedChange(after - before)})
      </>
    )}
  </span>
);

/** The value in the assessment, and which factors of the score the field moves. */
function Stored({ field, facts, text }: { field: WhatIfField; facts: Facts; text: string | undefined }) {
  const isChanged = Boolean(text?.trim());
  // A list of choices shows the value until another is chosen.
  const isShown = field.kind === 'choice' && !isChanged;
  const others = [movesText(field), field.hint].filter((each) => each != null);
  return (
    <span className="wrap-anywhere">
      {!isShown && (
        <span className={classNames('block', isChanged && 'font-medium text-caution')}>
          Now: {shownFact(field, facts) ?? 'not stated'}
        </span>
      )}
      {others.length > 0 && <span className="block text-faint">{others.join('. ')}</span>}
    </span>
  );
}

interface ControlProps {
  field: WhatIfField;
  facts: Facts;
  text: string;
  onChange: (text: string) => void;
}

function Control({ field, facts, text, onChange }: ControlProps) {
  if (field.kind === 'choice')
    return (
      <Select
        choices={field.choices}
        value={text || storedValue(field.fact, facts)}
        onChange={(value) => onChange(value === storedValue(field.fact, facts) ? '' : value)}
        className="w-full"
      />
    );
  if (field.kind === 'country' || field.kind === 'countries')
    return <CountryControl text={text} onChange={onChange} />;
  const isNumber = field.kind === 'number';
  return (
    <TextInput
      value={text}
      autoComplete="off"
      inputMode={isNumber ? 'numeric' : undefined}
      maxLength={isNumber ? 9 : 500}
      onChange={({ target }) => onChange(isNumber ? target.value.replaceAll(/\D/g, '') : target.value)}
    />
  );
}

const countries = countryChoices();

const CountryControl = ({ text, onChange }: Pick<ControlProps, 'text' | 'onChange'>) => (
  <Combobox
    choices={countries}
    value={countries.find(({ value }) => value === text) ?? null}
    onChange={(choice) => onChange(choice?.value ?? '')}
    placeholder="Unchanged"
  />
);

const ofFactor = (factor: FactorChange['before']) =>
  factor ? `${factor.value} ${signedPoints(factor)}` : 'none';

const FactorLine = ({ factor: { name, before, after } }: { factor: FactorChange }) => (
  <li className="flex gap-x-2 wrap-anywhere @max-md:flex-col">
    <span className="w-36 shrink-0 text-muted">{name}</span>
    <span className="flex min-w-0 flex-wrap gap-x-2">
      <span className="text-muted">{ofFactor(before)}</span>
      <span aria-hidden className="text-faint">
        →
      </span>
      <span className="sr-only">would be</span>
      <span className="font-medium">{ofFactor(after)}</span>
    </span>
  </li>
);
