'use client';

import { type ReactNode, type Ref, useId } from 'react';
import { classNames } from './class-names';
import { FieldError } from './field';

type RadioValue = string | boolean;

export interface RadioCard<Value extends RadioValue> {
  value: Value;
  label: string;
  hint?: ReactNode;
}

interface RadioCardsProps<Value extends RadioValue> {
  label: string;
  cards: readonly RadioCard<Value>[];
  value: Value | undefined;
  error?: string;
  onChange: (value: Value) => void;
  /** The first radio button. */
  ref?: Ref<HTMLInputElement>;
  className?: string;
}

export function RadioCards<Value extends RadioValue>(props: RadioCardsProps<Value>) {
  const { label, cards, value, error, onChange, ref, className } = props;
  const id = useId();
  const [first] = cards;
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
            ref={card === first ? ref : undefined}
            name={id}
            isChecked={card.value === value}
            isInvalid={Boolean(error)}
            onChoose={() => onChange(card.value)}
          />
        ))}
      </div>
      {error && (
        <FieldError id={`${id}-error`} className="mt-1.5">
          {error}
        </FieldError>
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
  const { value, label, hint, name, isChecked, isInvalid, onChoose, ref } = props;
  const id = useId();
  return (
    <label
      className={classNames(
        'flex gap-2.5 rounded-md border border-line-strong/60 px-3 py-2.5 hover:bg-hover has-checked:border-accent has-checked:bg-accent-soft',
        isInvalid && 'border-warning',
      )}
    >
      <input
        ref={ref}
        type="radio"
        name={name}
        value={String(value)}
        checked={isChecked}
        onChange={onChoose}
        aria-labelledby={`${id}-label`}
        aria-describedby={hint ? `${id}-hint` : undefined}
        className="mt-0.5 size-4 shrink-0 appearance-none rounded-full border border-line-strong bg-surface checked:border-5 checked:border-accent"
      />
      <span className="min-w-0">
        <span id={`${id}-label`} className="block text-sm font-medium">
          {label}
        </span>
        <span id={`${id}-hint`} className="block text-xs text-muted empty:hidden">
          {hint}
        </span>
      </span>
    </label>
  );
}
