'use client';

import { type ReactNode, useId } from 'react';
import { classNames } from './class-names';

export interface RadioCard<Value extends string> {
  value: Value;
  label: string;
  hint?: ReactNode;
  disabled?: boolean;
}

interface RadioCardsProps<Value extends string> {
  label: string;
  cards: readonly RadioCard<Value>[];
  value: Value | null;
  error?: string;
  onChange: (value: Value) => void;
  className?: string;
}

/** One of a few, each with a word of explanation. */
export function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  const { label, cards, value, error, onChange, className } = props;
  const id = useId();
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined} className="flex min-w-0 flex-col">
      <legend className="mb-1.5 text-sm font-medium">{label}</legend>
      <div className={classNames('grid gap-2', className)}>
        {cards.map((card) => (
          <RadioCardItem
            key={card.value}
            {...card}
            name={id}
            isChecked={card.value === value}
            isInvalid={Boolean(error)}
            onChoose={() => onChange(card.value)}
          />
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className="mt-1.5 text-xs font-medium text-danger">
          {error}
        </p>
      )}
    </fieldset>
  );
}

interface RadioCardItemProps extends RadioCard<string> {
  name: string;
  isChecked: boolean;
  isInvalid: boolean;
  onChoose: () => void;
}

function RadioCardItem({
  value,
  label,
  hint,
  disabled,
  name,
  isChecked,
  isInvalid,
  onChoose,
}: RadioCardItemProps) {
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
        type="radio"
        name={name}
        value={value}
        checked={isChecked}
        disabled={disabled}
        onChange={onChoose}
        aria-labelledby={`${id}-label`}
        aria-describedby={hint ? `${id}-hint` : undefined}
        data-invalid={isInvalid || undefined}
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
