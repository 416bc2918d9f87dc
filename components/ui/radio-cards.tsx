'use client';

import { type ReactNode, type Ref, useId } from 'react';
import { classNames } from './class-names';

type RadioValue = string | boolean;

export interface RadioCard<Value extends RadioValue> {
  value: Value;
  label: string;
  hint?: ReactNode;
  disabled?: boolean;
}

interface RadioCardsProps<Value extends RadioValue> {
  label: string;
  cards: readonly RadioCard<Value>[];
  value: Value | undefined;
  error?: string;
  onChange: (value: Value) => void;
  /** The first radio button that is not disabled. */
  ref?: Ref<HTMLInputElement>;
  className?: string;
}

export function RadioCards<Value extends RadioValue>(props: RadioCardsProps<Value>) {
  const { label, cards, value, error, onChange, ref, className } = props;
  const id = useId();
  const firstEnabled = cards.find(({ disabled }) => !disabled);
  return (
    <fieldset
      role="radiogroup"
      aria-invalid={Boolean(error)}
      aria-describedby={error ? `${id}-error` : undefined}
      className="flex min-w-0 flex-col"
    >
      <legend className="mb-1.5 text-sm font-medium">{label}</legend>
      <div className={classNames('grid gap-2', className)}>
        {cards.map((card) => (
          <RadioCardItem
            key={String(card.value)}
            {...card}
            ref={card === firstEnabled ? ref : undefined}
            name={id}
            isChecked={card.value === value}
            isInvalid={Boolean(error)}
            onChoose={() => onChange(card.value)}
          />
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className="mt-1.5 text-xs font-medium text-danger first-letter:uppercase">
          {error}
        </p>
      )}
    </fieldset>
  );
}

interface RadioCardItemProps extends RadioCard<RadioValue> {
  name: string;
  isChecked: boolean;
  isInvalid: boolean;
  onChoose: () => void;
  ref?: Ref<HTMLInputElement>;
}

function RadioCardItem(props: RadioCardItemProps) {
  const { value, label, hint, disabled, name, isChecked, isInvalid, onChoose, ref } = props;
  const id = useId();
  return (
    <label
      className={classNames(
        'flex gap-2.5 rounded-md border border-line-strong/60 px-3 py-2.5 has-checked:border-accent has-checked:bg-accent-soft',
        disabled ? 'cursor-not-allowed bg-sunken' : 'hover:bg-hover',
        isInvalid && 'border-danger',
      )}
    >
      <input
        ref={ref}
        type="radio"
        name={name}
        value={String(value)}
        checked={isChecked}
        disabled={disabled}
        onChange={onChoose}
        aria-labelledby={`${id}-label`}
        aria-describedby={hint ? `${id}-hint` : undefined}
        className="mt-0.5 size-4 shrink-0 appearance-none rounded-full border border-line-strong bg-surface checked:border-5 checked:border-accent disabled:opacity-50"
      />
      <span className="min-w-0">
        <span id={`${id}-label`} className="block text-sm font-medium">
          {label}
        </span>
        {hint && (
          <span id={`${id}-hint`} className="block text-xs text-muted">
            {hint}
          </span>
        )}
      </span>
    </label>
  );
}
